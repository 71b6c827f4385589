/**
 * SQL of a hotel's months a year apart, which changes like for like are made of: kept by the worker for today's
 * figures, computed on request as of a release.
 */

/** SQL of a value that two months have alike, else null. */
function same(column: string): string {
  return `case when now.${column} = before.${column} then now.${column} end`;
}

const hasRooms = (month: string): string =>
  `(${month}.room_capacity is not null and not ${month}.is_marketplace)`;

export const hotelPairColumns = [
  'month',
  'city',
  'county_code',
  'zip',
  'brand_id',
  'brand_before',
  'receipts',
  'receipts_before',
  'has_rooms',
  'rooms',
  'rooms_before',
  'is_idle',
];

/**
 * SQL: true if a month has no receipts, and rooms that do not count: the hotel was sold, so that another owner has them, or
 * closed. Rooms have one flag, and that of doubtful ones hides that they are idle.
 */
export const isIdle = (month: string): string =>
  `(${month}.room_receipts_cents <= 0 and ${month}.rooms_flag is not null)`;

/** A property's months that both count, a year apart; rooms if both months' rooms count. In the order of the columns. */
export const hotelPair = `select now.month, ${['city', 'county_code', 'zip'].map(same).join(', ')}, now.brand_id, before.brand_id,
    now.room_receipts_cents, before.room_receipts_cents, ${hasRooms('now')} and ${hasRooms('before')},
    now.room_capacity, before.room_capacity, ${isIdle('now')} or ${isIdle('before')}
  from hotel_month now
  join hotel_month before on before.property_id = now.property_id
    and before.month = (now.month - interval '1 year')::date
    and not now.is_left_out and not before.is_left_out`;

function ofRooms(column: string): string {
  return `coalesce(sum(${column}) filter (where has_rooms), 0)::bigint`;
}

function ofIdle(column: string): string {
  return `coalesce(sum(${column}) filter (where is_idle), 0)::bigint`;
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
  idle_receipts_cents: ofIdle('receipts'),
  idle_before_cents: ofIdle('receipts_before'),
};
