import { insertHotel, insertHotelMonths, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import type { TestServer } from '../../../launch/test/query.ts';

/** Requests all fields of a comparison. */
export const comparison = `query ($input: CompareHotelsInput!) {
  compareHotels(input: $input) {
    from to months monthsPublished
    subject { ...figures }
    competitors { ...figures }
    competitorSet {
      roomReceipts availableRoomNights revpar receiptsChange { amount percent } receiptsChangeWithoutIdle { amount percent }
      roomReceiptsByMonth revparByMonth
    }
  }
}
fragment figures on ComparedHotel {
  hotel { name } monthsFiled revparMonths flags flaggedMonths roomReceipts roomCapacity availableRoomNights revpar revparIndex
  fairShare
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

/** A hotel with 100 rooms, and four competitors: two with gaps, one without rooms, one whose months ended. */
export async function insertComparison(
  server: TestServer,
): Promise<{ subject: InsertedHotel; competitors: InsertedHotel[] }> {
  const subject = await insertCompared(server, 'SUBJECT', 100, {
    '2022-01': { receipts: 279_000 },
    '2022-02': { receipts: 252_000 },
    '2023-01': { receipts: 310_000 },
    '2023-02': { receipts: 252_000 },
    '2023-03': { receipts: 310_000 },
  });
  const competitors = [
    await insertCompared(server, 'SMALL', 50, {
      '2022-01': { receipts: 100_000 },
      '2023-01': { receipts: 155_000 },
      '2023-03': { receipts: 124_000 },
    }),
    await insertCompared(server, 'LARGE', 200, {
      '2022-01': { receipts: 500_000 },
      '2022-02': { receipts: 1 },
      '2023-01': { receipts: 558_000 },
      '2023-02': { receipts: 99_000_000, isLeftOut: true },
      '2023-03': { receipts: 620_000 },
    }),
    await insertCompared(server, 'WITHOUT ROOMS', null, {
      '2022-01': { receipts: 0 },
      '2023-01': { receipts: 1_000 },
    }),
    await insertCompared(server, 'GONE', 100, { '2021-12': { receipts: 5 } }),
  ];
  return { subject, competitors };
}

export function keyOf({ taxpayer_number, location_number }: InsertedHotel): object {
  return { taxpayerNumber: taxpayer_number, locationNumber: location_number };
}
