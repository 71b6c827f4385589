import { pastBeverageMonths } from '../../beverages/beverageMonthAsOf.sql.ts';
import { hasFigures } from '../../beverages/beverage.sql.ts';
import { describedProperties } from '../../premises/describing.rules.ts';
import { periodsAsOf } from '../../releases/asOf.sql.ts';
import { isCurrentSince, joinStatus } from '../../releases/currentProperties.rules.ts';
import { pastHotelProperties } from '../pastProperties.sql.ts';
import type { OwnedProduct } from './owner.sql.ts';

const release = '$2::bigint';
const owned = (product: OwnedProduct): string =>
  `array(select id from ${product}_property where taxpayer_number = any($1::text[]))`;

/** Properties of then under the names of their tables, and which of them the owner's page shows. */
const past: Record<OwnedProduct, { tables: string; isShown: string }> = {
  hotel: {
    tables: `release_period as (${periodsAsOf(release)}),
  ${pastHotelProperties({ ids: owned('hotel'), release })},
  hotel_property as (select * from past_property)`,
    isShown: 'true',
  },
  beverage: {
    tables: `${pastBeverageMonths({ ids: owned('beverage'), release })},
  beverage_property as (
    ${describedProperties('beverage', ['responsibility_end'], '(select * from beverage_filing where is_current)')}
  )`,
    isShown: hasFigures,
  },
};

/** $1: a taxpayer number as an array, $2: the release's number. The owner's properties as of then, and those current. */
export function ownerCountsAsOf(product: OwnedProduct): string {
  const { tables, isShown } = past[product];
  return `/* ownerCountsAsOf ${product} */
  with ${tables}
  select 1 as position, count(*) as all, count(*) filter (where ${isCurrentSince}) as current
  from ${product}_property p ${joinStatus(product)}
  where ${isShown}`;
}
