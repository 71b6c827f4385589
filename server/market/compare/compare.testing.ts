import { insertHotel, insertHotelMonths, type InsertedHotel } from '../hotels/hotel.factory.ts';
import type { TestServer } from '../../launch/test/query.ts';

/** Requests all fields of a comparison. */
export const comparison = `query ($input: CompareHotelsInput!) {
  compareHotels(input: $input) {
    from to months monthsPublished
    subject { ...figures }
    competitors { ...figures }
    competitorSet {
      roomReceipts availableRoomNights revpar receiptsChange { amount percent } roomReceiptsByMonth revparByMonth
    }
  }
}
fragment figures on ComparedHotel {
  hotel { name } monthsFiled flags flaggedMonths roomReceipts roomCapacity availableRoomNights revpar revparIndex
  revparRank { rank of } receiptsRank { rank of } share receiptsChange { amount percent }
  revparChange { amount percent } roomReceiptsByMonth revparByMonth
}`;

type Months = Record<string, { receipts: number; isLeftOut?: boolean }>;

/** A hotel with its months; amounts are dollars. */
export async function insertCompared(
  { db }: TestServer,
  name: string,
  rooms: number | null,
  months: Months,
): Promise<InsertedHotel> {
  const hotel = await insertHotel(db, { location_name: name });
  for (const [from, { receipts, isLeftOut = false }] of Object.entries(months)) {
    const columns = { room_capacity: rooms, is_left_out: isLeftOut };
    await insertHotelMonths(db, [hotel], { from, receipts: [receipts * 100], columns });
  }
  return hotel;
}

export function keyOf({ taxpayer_number, location_number }: InsertedHotel): object {
  return { taxpayerNumber: taxpayer_number, locationNumber: location_number };
}
