import { beveragePairMeasures } from '../../../server/market/beverages/beveragePairs.rules.ts';
import { countedBeverageMonths } from '../../../server/market/beverages/countedMonths.rules.ts';
import {
  partColumns,
  placeMonthSums,
  placeYearSums,
} from '../../../server/market/beverages/placeSums.rules.ts';
import { hasMixedBeverages } from '../../../server/market/releases/publishedMonths.rules.ts';
import type { PlaceAggregate } from '../places/placeMonths.sql.ts';
import { beveragePairs, someBeveragePairs } from './beveragePairs.sql.ts';

/** Mixed beverage figures of a place; estimates count and are also shown on their own. */
export const beveragePlaces: PlaceAggregate = {
  product: 'beverage',
  // A month that a legacy release only adds late filings to would show a few bars as all.
  isWhole: hasMixedBeverages,
  countedMonths: (months, only) => countedBeverageMonths(months, partColumns, only),
  monthMeasures: placeMonthSums,
  hasFigure: 'true',
  likeForLike: {
    prepare: [],
    pairs: beveragePairs,
    somePairs: someBeveragePairs,
    measures: beveragePairMeasures,
  },
  yearMeasures: placeYearSums,
};
