import { hasMixedBeverages } from '../../server/releases/publishedMonths.rules.ts';
import type { PlaceAggregate } from '../places/placeMonths.sql.ts';
import { partColumns } from './mixedBeverage.columns.ts';

/** A part is unknown for a place where it is unknown for one of its properties: half a sum is a wrong figure. */
function sumOfKnown(column: string): [string, string] {
  return [column, `case when bool_and(${column} is not null) then sum(${column})::bigint end`];
}

/** Mixed beverage figures of a place; estimates count and are also shown on their own. */
export const beveragePlaces: PlaceAggregate = {
  product: 'beverage',
  // A month that a legacy release only adds late filings to would show a few bars as all.
  isWhole: hasMixedBeverages,
  monthMeasures: {
    ...Object.fromEntries(partColumns.map(sumOfKnown)),
    total_receipts_cents: 'sum(total_receipts_cents)::bigint',
    estimated_cents: 'coalesce(sum(total_receipts_cents) filter (where is_estimate), 0)::bigint',
    properties: 'count(*)',
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
