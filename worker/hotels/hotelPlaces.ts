import { hasMonthlyFilers } from '../../server/releases/publishedMonths.rules.ts';
import type { PlaceAggregate } from '../places/placeMonths.sql.ts';

const counted = 'not is_suspect';
const inRooms = 'not is_suspect and not is_marketplace';

function sum(column: string, where: string): string {
  return `coalesce(sum(${column}) filter (where ${where}), 0)::bigint`;
}

/** Hotel figures of a place. Marketplace rows add receipts and no rooms; suspect months add nothing. */
export const hotelPlaces: PlaceAggregate = {
  product: 'hotel',
  // Where only quarterly filers are published, they would look like all.
  isWhole: hasMonthlyFilers,
  countedMonths: (months) => `hotel_month where month = any(${months})`,
  monthMeasures: {
    room_receipts_cents: sum('room_receipts_cents', counted),
    taxable_receipts_cents: sum('taxable_receipts_cents', counted),
    marketplace_cents: sum('room_receipts_cents', `${counted} and is_marketplace`),
    apportioned_cents: sum('apportioned_cents', counted),
    rooms: sum('room_capacity', inRooms),
    properties: `count(*) filter (where ${inRooms})`,
    suspects_left_out: 'count(*) filter (where is_suspect)',
    release_id: 'max(release_id)',
  },
  yearMeasures: {
    room_receipts_cents: 'sum(room_receipts_cents)::bigint',
    taxable_receipts_cents: 'sum(taxable_receipts_cents)::bigint',
    marketplace_cents: 'sum(marketplace_cents)::bigint',
    apportioned_cents: 'sum(apportioned_cents)::bigint',
    room_nights: "sum(rooms * ((month + interval '1 month')::date - month))::bigint",
    months: 'count(*)',
    release_id: 'max(release_id)',
  },
};
