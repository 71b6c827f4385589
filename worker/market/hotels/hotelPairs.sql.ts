import { hasMonthlyFilers } from '../../../server/market/releases/publishedMonths.rules.ts';
import { pairedMonths, yearEarlier } from '../places/likeForLike.sql.ts';

/** SQL of a value that two months have alike, else null. */
function same(column: string): string {
  return `case when now.${column} = before.${column} then now.${column} end`;
}

const hasRooms = (month: string): string =>
  `(${month}.room_capacity is not null and not ${month}.is_marketplace)`;

/** Joined once for places, brands and companies. */
export const createPairs = `/* hotelPairs.create */
  create temporary table hotel_pair (
    month date, city text, county_code smallint, zip text, brand_id integer, brand_before integer, receipts bigint,
    receipts_before bigint, has_rooms boolean, rooms integer, rooms_before integer
  ) on commit drop`;

const pairColumns = [
  ...['month', 'city', 'county_code', 'zip', 'brand_id', 'brand_before', 'receipts', 'receipts_before'],
  ...['has_rooms', 'rooms', 'rooms_before'],
];

const paired = `array(${pairedMonths(hasMonthlyFilers)})`;

/** A property's months that both count, a year apart; rooms if both months' rooms count. */
const pair = `select now.month, ${['city', 'county_code', 'zip'].map(same).join(', ')}, now.brand_id, before.brand_id,
    now.room_receipts_cents, before.room_receipts_cents, ${hasRooms('now')} and ${hasRooms('before')},
    now.room_capacity, before.room_capacity
  from hotel_month now
  join hotel_month before on before.property_id = now.property_id
    and before.month = (now.month - interval '1 year')::date
    and not now.is_left_out and not before.is_left_out`;

/** The pairs of the touched months ($1, dates). */
export const fillPairs = `/* hotelPairs.fill */
  insert into hotel_pair
  ${pair}
  where now.month = any(${paired}) and before.month = any(${yearEarlier(paired)})`;

/** The pairs of the properties that changed in sparse months, by the names of the columns. */
export const someHotelPairs = `select * from (
    ${pair}
    join sparse_hotel_pair changed on changed.property_id = now.property_id and changed.month = now.month
  ) pair(${pairColumns.join(', ')})`;

function ofRooms(column: string): string {
  return `coalesce(sum(${column}) filter (where has_rooms), 0)::bigint`;
}

/** Columns of places and brands with the SQL that sums them over the pairs. */
export const hotelPairMeasures = {
  properties: 'count(*)',
  receipts_cents: 'sum(receipts)::bigint',
  receipts_before_cents: 'sum(receipts_before)::bigint',
  revpar_receipts_cents: ofRooms('receipts'),
  revpar_receipts_before_cents: ofRooms('receipts_before'),
  rooms: ofRooms('rooms'),
  rooms_before: ofRooms('rooms_before'),
};
