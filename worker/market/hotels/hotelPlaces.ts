import { hasMonthlyFilers } from '../../../server/market/releases/publishedMonths.rules.ts';
import type { PlaceAggregate } from '../places/placeMonths.sql.ts';
import { createPairs, fillPairs, hotelPairMeasures } from './hotelPairs.sql.ts';

const counted = 'not is_left_out';
const inRooms = 'not is_left_out and not is_marketplace';

function sum(column: string, where: string): string {
  return `coalesce(sum(${column}) filter (where ${where}), 0)::bigint`;
}

/**
 * Hotel figures of a place, as they count and as they were filed. Marketplaces add receipts and no rooms; RevPAR is of
 * the receipts of the properties whose rooms count, and only theirs.
 */
export const hotelPlaces: PlaceAggregate = {
  product: 'hotel',
  hasJudged: true,
  // If only quarterly filers are published, they would look like all filers.
  isWhole: hasMonthlyFilers,
  countedMonths: (months) => `hotel_month where month = any(${months})`,
  monthMeasures: {
    room_receipts_cents: sum('room_receipts_cents', counted),
    filed_receipts_cents: sum('filed_receipts_cents', 'true'),
    revpar_receipts_cents: sum('room_receipts_cents', `${inRooms} and room_capacity is not null`),
    taxable_receipts_cents: sum('taxable_receipts_cents', counted),
    marketplace_cents: sum('room_receipts_cents', `${counted} and is_marketplace`),
    apportioned_cents: sum('apportioned_cents', counted),
    rooms: sum('room_capacity', inRooms),
    filed_rooms: sum('filed_rooms', 'not is_marketplace'),
    properties: `count(*) filter (where ${inRooms})`,
    flagged_filings: 'count(*) filter (where room_receipts_cents <> filed_receipts_cents or is_left_out)',
    release_id: 'max(release_id)',
  },
  likeForLike: {
    prepare: [createPairs, fillPairs, 'analyze hotel_pair'],
    pairs: () => 'hotel_pair',
    measures: hotelPairMeasures,
  },
  yearMeasures: {
    room_receipts_cents: 'sum(room_receipts_cents)::bigint',
    filed_receipts_cents: 'sum(filed_receipts_cents)::bigint',
    revpar_receipts_cents: 'sum(revpar_receipts_cents)::bigint',
    taxable_receipts_cents: 'sum(taxable_receipts_cents)::bigint',
    marketplace_cents: 'sum(marketplace_cents)::bigint',
    apportioned_cents: 'sum(apportioned_cents)::bigint',
    room_nights: "sum(rooms * ((month + interval '1 month')::date - month))::bigint",
    filed_room_nights: "sum(filed_rooms * ((month + interval '1 month')::date - month))::bigint",
    flagged_filings: 'sum(flagged_filings)',
    months: 'count(*)',
    release_id: 'max(release_id)',
  },
};
