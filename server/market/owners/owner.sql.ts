import { hasFigures } from '../beverages/beverage.sql.ts';
import { isCurrentSince, joinStatus } from '../releases/currentProperties.rules.ts';
import type { ListSql } from '../../platform/lib/list.sql.ts';

export type OwnedProduct = 'hotel' | 'beverage';

/** SQL of the properties of the taxpayer whose number the placeholder holds, of both taxes. */
function ownProperties(number: string): string {
  const of = (product: OwnedProduct, isShown: string): string => `
    select '${product.toUpperCase()}' as product, p.id, p.location_name, p.taxpayer_name, p.first_month, p.last_month,
      ${isCurrentSince} as is_current
    from ${product}_property p ${joinStatus(product)}
    where p.taxpayer_number = ${number} and ${isShown}`;
  return `${of('hotel', 'p.last_month is not null')}
    union all ${of('beverage', hasFigures)}`;
}

/** $1: taxpayer numbers. */
export const ownersByNumber = `/* ownersByNumber */
  select k.position, k.number, own.*
  from unnest($1::text[]) with ordinality as k(number, position)
  cross join lateral (
    select (array_agg(p.taxpayer_name order by p.last_month desc, p.product desc, p.id))[1] as name,
      count(*) filter (where p.product = 'HOTEL') as hotels,
      count(*) filter (where p.product = 'HOTEL' and p.is_current) as "currentHotels",
      count(*) filter (where p.product = 'BEVERAGE') as bars,
      count(*) filter (where p.product = 'BEVERAGE' and p.is_current) as "currentBars"
    from (${ownProperties('k.number')}) p
    having count(*) > 0
  ) own`;

/** Properties of both taxes of the taxpayer whose number the placeholder holds. */
export function propertiesOfOwner(number: string): ListSql {
  return {
    name: 'propertiesOfOwner',
    columns: `p.id as "propertyId", p.product, p.is_current as "isCurrent",
      to_char(p.first_month, 'YYYY-MM') as "firstMonth", to_char(p.last_month, 'YYYY-MM') as "lastMonth"`,
    from: `(${ownProperties(number)}) p`,
    where: 'true',
  };
}

/** With names that are less alike, the business at the address may be another one. */
const LEAST_LIKENESS = 0.4;

const isSameBusiness: Record<OwnedProduct, string> = {
  // The flats of a building are alike by their rooms.
  hotel: `q.brand_id = p.brand_id
      or (p.room_capacity >= 10 and q.room_capacity between p.room_capacity * 0.7 and p.room_capacity * 1.3)`,
  // A building may have many bars.
  beverage: `not exists (
        select from beverage_property other
        where other.premises_id = p.premises_id and other.id not in (p.id, q.id)
          and other.first_month <= p.last_month and other.last_month >= p.first_month
      )`,
};

/** SQL of the owner before or after the owner of `p`, for the same business at the same premises. */
function neighbor(product: OwnedProduct, kind: 'BOUGHT' | 'SOLD'): string {
  const [q, p] = kind === 'BOUGHT' ? ['last', 'first'] : ['first', 'last'];
  const order =
    kind === 'BOUGHT'
      ? 'q.first_month < p.first_month and q.last_month < p.last_month'
      : 'q.first_month > p.first_month and q.last_month > p.last_month';
  return `
    select '${kind}' as kind, '${product.toUpperCase()}' as product, p.id,
      ${kind === 'BOUGHT' ? 'p.first_month' : 'other.first_month'} as month, other.*
    from ${product}_property p
    cross join lateral (
      select q.taxpayer_number, q.taxpayer_name, q.first_month
      from ${product}_property q
      where q.premises_id = p.premises_id and q.taxpayer_number <> p.taxpayer_number and q.taxpayer_name <> ''
        and ${order}
        and q.${q}_month between p.${p}_month - interval '3 months' and p.${p}_month + interval '3 months'
        and (similarity(q.location_name, p.location_name) >= ${String(LEAST_LIKENESS)} or ${isSameBusiness[product]})
      order by similarity(q.location_name, p.location_name) desc, q.${q}_month desc, q.id
      limit 1
    ) other
    where p.taxpayer_number = `;
}

/** Properties of the taxpayer whose number the placeholder holds that another one ran before or runs after. */
export function handoversOfOwner(number: string): ListSql {
  const each = (['hotel', 'beverage'] as const).flatMap((product) =>
    (['BOUGHT', 'SOLD'] as const).map((kind) => neighbor(product, kind) + number),
  );
  return {
    name: 'handoversOfOwner',
    columns: `h.kind, h.product, h.id as "propertyId", to_char(h.month, 'YYYY-MM') as month,
      h.taxpayer_number as "otherNumber", h.taxpayer_name as "otherName"`,
    from: `(${each.join('\n    union all ')}) h`,
    where: 'true',
  };
}
