import { pastBeverageMonths } from '../../beverages/beverageMonthAsOf.sql.ts';
import { hasFigures } from '../../beverages/beverage.sql.ts';
import { describedProperties } from '../../premises/describing.rules.ts';
import { isStanding } from '../../premises/establishment.sql.ts';
import { isWithOneOf, pastEstablishments } from '../../premises/pastEstablishments.sql.ts';
import { pastPeriods } from '../../releases/pastPeriods.sql.ts';
import { isCurrentSince, joinStatus } from '../../releases/currentProperties.rules.ts';
import { pastHotelProperties } from '../pastProperties.sql.ts';
import { isMarketplace } from './owner.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

const release = '$2::bigint';
const owned = (product: ProductName): string =>
  `array(select id from ${product}_property where taxpayer_number = any($1::text[]))`;

/** Chains of owners as of the release: a hotel that was sold later is still the seller's. */
const establishments = (product: ProductName): string =>
  pastEstablishments({ product, release, only: isWithOneOf(product, owned(product)) });

/** CTEs of properties as of the release, named like their tables, and which of them the owner's page shows. */
const past: Record<ProductName, { tables: string; isShown: string }> = {
  hotel: {
    tables: `${pastPeriods(release)},
  ${establishments('hotel')},
  ${pastHotelProperties({ ids: owned('hotel'), release })},
  hotel_property as (select * from past_property)`,
    isShown: 'true',
  },
  beverage: {
    tables: `${establishments('beverage')},
  ${pastBeverageMonths({ ids: owned('beverage'), release })},
  beverage_property as (
    select latest.*, p.taxpayer_number
    from (${describedProperties('beverage', ['responsibility_end'], '(select * from beverage_filing where is_current)')}) latest
    join beverage_property p on p.id = latest.id
  )`,
    isShown: hasFigures,
  },
};

/**
 * $1: taxpayer numbers, $2: the release's number. Counts their properties at the release, the current among them without
 * sold ones, and the places of marketplaces.
 */
export function ownerCountsAsOf(product: ProductName): string {
  const { tables, isShown } = past[product];
  return `/* ownerCountsAsOf ${product} */
  with ${tables}
  select k.position, count(own.id) filter (where not own.is_marketplace) as all,
    count(own.id) filter (where not own.is_marketplace and own.is_current) as current,
    count(own.id) filter (where own.is_marketplace) as "marketplacePlaces"
  from unnest($1::text[]) with ordinality as k(number, position)
  left join (
    select p.id, p.taxpayer_number, ${isMarketplace(product)} as is_marketplace,
      ${isCurrentSince} and ${isStanding(product, 'p.id')} as is_current
    from ${product}_property p ${joinStatus(product)}
    where ${isShown}
  ) own on own.taxpayer_number = k.number
  group by k.position`;
}
