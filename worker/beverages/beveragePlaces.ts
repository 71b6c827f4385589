import { hasMixedBeverages } from '../../server/releases/publishedMonths.rules.ts';
import { columnList } from '../lib/columns.ts';
import type { PlaceAggregate } from '../places/placeMonths.sql.ts';
import { partColumns } from './mixedBeverage.columns.ts';

/** A part is unknown for a place where it is unknown for one of its properties: half a sum is a wrong figure. */
function sumOfKnown(column: string): [string, string] {
  return [column, `case when bool_and(${column} is not null) then sum(${column})::bigint end`];
}

const shared = 'property_id, month, total_receipts_cents, is_estimate, city, county_code, zip, release_id';

/** The months of the portal, and legacy filings one by one: a permit may file for two places in one month. */
function countedMonths(months: string): string {
  return `(
    select ${shared}, ${columnList(partColumns)}, true as is_whole
    from beverage_month where source = 'portal' and month = any(${months})
    union all
    select ${shared}, ${partColumns.map((column) => `null::bigint as ${column}`).join(', ')},
      count(*) over (partition by property_id, month) = 1
    from beverage_legacy_link where month = any(${months})
  ) counted`;
}

/** Counts a property once, also where it filed twice; sorting all of them for a count of distinct ones takes seconds. */
const countProperties = `count(*) filter (where is_whole) + (
      select count(distinct id)
      from unnest(array_agg(property_id) filter (where not is_whole)) id
    )`;

/** Mixed beverage figures of a place; estimates count and are also shown on their own. */
export const beveragePlaces: PlaceAggregate = {
  product: 'beverage',
  hasJudged: false,
  // A month that a legacy release only adds late filings to would show a few bars as all.
  isWhole: hasMixedBeverages,
  countedMonths,
  monthMeasures: {
    ...Object.fromEntries(partColumns.map(sumOfKnown)),
    total_receipts_cents: 'sum(total_receipts_cents)::bigint',
    estimated_cents: 'coalesce(sum(total_receipts_cents) filter (where is_estimate), 0)::bigint',
    properties: countProperties,
    release_id: 'max(release_id)',
  },
  yearMeasures: {
    ...Object.fromEntries(partColumns.map(sumOfKnown)),
    total_receipts_cents: 'sum(total_receipts_cents)::bigint',
    estimated_cents: 'sum(estimated_cents)::bigint',
    months: 'count(*)',
    release_id: 'max(release_id)',
  },
};
