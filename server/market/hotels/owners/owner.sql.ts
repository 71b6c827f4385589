import { firstBeverageMonth, hasFigures } from '../../beverages/beverage.sql.ts';
import { isCurrentSince, joinStatus } from '../../releases/currentProperties.rules.ts';
import type { ListSql } from '../../../platform/lib/list.sql.ts';
import { isStanding, neighborsInEstablishment, takeOverDay } from '../../premises/establishment.sql.ts';
import type { HandoverKind } from './ownerProperty.type.ts';
import type { ProductName } from '../../productName.rules.ts';

/** SQL of the condition on a property `p`: it is a place that its owner files for, and neither a hotel nor a bar. */
export const isMarketplace = (product: ProductName): string =>
  product === 'hotel' ? 'p.is_marketplace' : 'false';

/** SQL of the properties of the taxpayer whose number the placeholder holds, of both taxes. */
function ownProperties(number: string): string {
  const propertiesOfTax = (product: ProductName, isShown: string): string => `
    select '${product.toUpperCase()}' as product, p.id, p.location_name, p.taxpayer_name, p.last_month,
      ${product === 'hotel' ? 'p.first_month' : firstBeverageMonth} as first_month,
      ${isMarketplace(product)} as is_marketplace,
      ${isCurrentSince} as is_current, ${isStanding(product, 'p.id')} as is_standing, exists (
        select from establishment_property e join ${product}_property latest on latest.id = e.latest_property_id
        where e.product = '${product}' and e.property_id = p.id and latest.taxpayer_number <> p.taxpayer_number
      ) as is_sold
    from ${product}_property p ${joinStatus(product)}
    where p.taxpayer_number = ${number} and ${isShown}`;
  return `${propertiesOfTax('hotel', 'p.last_month is not null')}
    union all ${propertiesOfTax('beverage', hasFigures)}`;
}

/** SQL of the name of a taxpayer whose filings later releases all withdrew: there are figures as of earlier ones. */
function withdrawn(number: string): string {
  const nameOfTax = (product: ProductName, isOwn = 'true'): string => `
    select p.taxpayer_name from ${product}_property p
    where p.taxpayer_number = ${number} and exists (
      select from ${product}_filing f
      where f.property_id = p.id and f.replaced_by_release_id is not null and ${isOwn}
    )`;
  return `${nameOfTax('hotel')} union all ${nameOfTax('beverage', "f.source = 'portal'")} limit 1`;
}

/** $1: taxpayer numbers. */
export const ownersByNumber = `/* ownersByNumber */
  select k.position, k.number, own.*
  from unnest($1::text[]) with ordinality as k(number, position)
  cross join lateral (
    select coalesce(
        (array_agg(p.taxpayer_name order by p.last_month desc, p.product desc, p.id))[1],
        (${withdrawn('k.number')})
      ) as name,
      count(*) filter (where p.product = 'HOTEL' and not p.is_marketplace) as hotels,
      count(*) filter (where p.product = 'HOTEL' and not p.is_marketplace and p.is_current and p.is_standing)
        as "currentHotels",
      count(*) filter (where p.is_marketplace) as "marketplacePlaces",
      count(*) filter (where p.product = 'BEVERAGE') as bars,
      count(*) filter (where p.product = 'BEVERAGE' and p.is_current and p.is_standing) as "currentBars"
    from (${ownProperties('k.number')}) p
    having count(*) > 0 or exists (${withdrawn('k.number')})
  ) own`;

/** Properties of both taxes of the taxpayer whose number the placeholder holds. */
export function propertiesOfOwner(number: string): ListSql {
  return {
    name: 'propertiesOfOwner',
    columns: `p.id as "propertyId", p.product, p.is_current as "isCurrent", p.is_sold as "isSold",
      to_char(p.first_month, 'YYYY-MM') as "firstMonth", to_char(p.last_month, 'YYYY-MM') as "lastMonth"`,
    from: `(${ownProperties(number)}) p`,
    where: 'true',
  };
}

/** SQL of the owner before or after the owner of each property, in the same establishment. */
function neighbors(product: ProductName, kind: HandoverKind, number: string): string {
  const isBought = kind === 'BOUGHT';
  const [earlier, later] = isBought ? ['beside', 'own'] : ['own', 'beside'];
  const begin = `${isBought ? 'p' : 'other'}.responsibility_begin`;
  return `
    select '${kind}' as kind, '${product.toUpperCase()}' as product, p.id,
      ${later}.first_month as month, ${earlier}.last_month as earlier_month,
      ${takeOverDay(begin, `${earlier}.last_month`, `${later}.first_month`)} as began_on, other.taxpayer_number, other.taxpayer_name
    from ${product}_property p
    join (${neighborsInEstablishment(isBought ? -1 : 1)})
      on own.product = '${product}' and own.property_id = p.id
    join ${product}_property other on other.id = beside.property_id
    where p.taxpayer_number = ${number} and other.taxpayer_number <> p.taxpayer_number and other.taxpayer_name <> ''`;
}

/** Properties of a taxpayer (a placeholder of the number) that another taxpayer ran before or runs now. */
export function handoversOfOwner(number: string): ListSql {
  const each = (['hotel', 'beverage'] as const).flatMap((product) =>
    (['BOUGHT', 'SOLD'] as const).map((kind) => neighbors(product, kind, number)),
  );
  return {
    name: 'handoversOfOwner',
    columns: `h.kind, h.product, h.id as "propertyId", to_char(h.month, 'YYYY-MM') as month,
      to_char(h.earlier_month, 'YYYY-MM') as "earlierMonth", h.began_on as "beganOn",
      h.taxpayer_number as "otherNumber", h.taxpayer_name as "otherName"`,
    from: `(${each.join('\n    union all ')}) h`,
    where: 'true',
  };
}
