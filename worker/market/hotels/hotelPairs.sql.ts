import { hotelPair, hotelPairColumns } from '../../../server/market/hotels/hotelPairs.rules.ts';
import { hasMonthlyFilers } from '../../../server/market/releases/publishedMonths.rules.ts';
import { pairedMonths, yearEarlier } from '../places/likeForLike.sql.ts';

/** Joined once for places, brands and companies. */
export const createPairs = `/* hotelPairs.create */
  create temporary table hotel_pair (
    month date, city text, county_code smallint, zip text, brand_id integer, brand_before integer, receipts bigint,
    receipts_before bigint, has_rooms boolean, rooms integer, rooms_before integer, is_idle boolean
  ) on commit drop`;

const paired = `array(${pairedMonths(hasMonthlyFilers)})`;

/** The pairs of the touched months ($1, dates). */
export const fillPairs = `/* hotelPairs.fill */
  insert into hotel_pair
  ${hotelPair}
  where now.month = any(${paired}) and before.month = any(${yearEarlier(paired)})`;

/** The pairs of the properties that changed in sparse months, by the names of the columns. */
export const someHotelPairs = `select * from (
    ${hotelPair}
    join sparse_hotel_pair changed on changed.property_id = now.property_id and changed.month = now.month
  ) pair(${hotelPairColumns.join(', ')})`;
