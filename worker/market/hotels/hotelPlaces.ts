import {
  hasFigure,
  placeMonthColumns,
  placeYearColumns,
} from '../../../server/market/figures/figureSql.rules.ts';
import { hotelPairMeasures } from '../../../server/market/hotels/hotelPairs.rules.ts';
import { hasMonthlyFilers } from '../../../server/market/releases/publishedMonths.rules.ts';
import type { PlaceAggregate } from '../places/placeMonths.sql.ts';
import { createPairs, fillPairs, someHotelPairs } from './hotelPairs.sql.ts';

/**
 * Hotel figures of a place, as they count and as they were filed. Marketplaces add receipts and no rooms; RevPAR is of
 * the receipts of the properties whose rooms count, and only theirs.
 */
export const hotelPlaces: PlaceAggregate = {
  product: 'hotel',
  // If only quarterly filers are published, they would look like all filers.
  isWhole: hasMonthlyFilers,
  countedMonths: (months, only = 'true') => `hotel_month m where month = any(${months}) and ${only}`,
  monthMeasures: { ...placeMonthColumns, release_id: 'max(release_id)' },
  hasFigure,
  likeForLike: {
    prepare: [createPairs, fillPairs, 'analyze hotel_pair'],
    pairs: () => 'hotel_pair',
    somePairs: someHotelPairs,
    measures: hotelPairMeasures,
  },
  yearMeasures: placeYearColumns,
};
