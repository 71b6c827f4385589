import { countedBeverageMonths } from '../../../server/market/beverages/countedMonths.rules.ts';
import { partColumns, placeSums, sumOfKnown } from '../../../server/market/beverages/placeSums.rules.ts';
import { hasMixedBeverages } from '../../../server/market/releases/publishedMonths.rules.ts';
import type { PlaceAggregate } from '../places/placeMonths.sql.ts';
import { beveragePairMeasures, beveragePairs, someBeveragePairs } from './beveragePairs.sql.ts';

/** Counts a property once even if it filed twice; counting distinct ones by sorting takes seconds. */
const countProperties = `count(*) filter (where is_whole) + (
      select count(distinct id)
      from unnest(array_agg(property_id) filter (where not is_whole)) id
    )`;

/** Mixed beverage figures of a place; estimates count and are also shown on their own. */
export const beveragePlaces: PlaceAggregate = {
  product: 'beverage',
  // A month that a legacy release only adds late filings to would show a few bars as all.
  isWhole: hasMixedBeverages,
  countedMonths: (months, only) => countedBeverageMonths(months, partColumns, only),
  monthMeasures: { ...placeSums, properties: countProperties },
  likeForLike: {
    prepare: [],
    pairs: beveragePairs,
    somePairs: someBeveragePairs,
    measures: beveragePairMeasures,
  },
  yearMeasures: {
    ...Object.fromEntries(partColumns.map(sumOfKnown)),
    total_receipts_cents: 'sum(total_receipts_cents)::bigint',
    estimated_cents: 'sum(estimated_cents)::bigint',
    months: 'count(*)',
    release_id: 'max(release_id)',
  },
};
