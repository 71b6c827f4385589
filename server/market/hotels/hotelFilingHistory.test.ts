import { beforeAll, describe, expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { countSql } from '../../launch/test/countSql.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { insertHotel, insertHotelFiling, type InsertedHotel } from './hotel.factory.ts';

const server = useServer();

describe('a filing that was revised twice, retired in between and is filed as a quarter as well', () => {
  const quarter = { period_end: '2024-03-31', filer_type: 50 };
  let hotel: InsertedHotel;
  let releases: number[];
  beforeAll(async () => {
    const { db } = server;
    hotel = await insertHotel(db);
    releases = [];
    for (let i = 0; i < 4; i++) releases.push(await insertRelease(db));
    const [first = 0, second = 0, third = 0, fourth = 0] = releases;
    const file = (release: number, receipts: number, columns: object = {}): Promise<number> =>
      insertHotelFiling(db, hotel, release, { ...quarter, room_receipts_cents: receipts, ...columns });
    await file(first, 100_00, { replaced_by_release_id: second });
    await file(second, 150_00, { replaced_by_release_id: third });
    await file(fourth, 130_00);
    await file(first, 900_00, { period_months: 3, filer_type: 60 });
    await file(first, 1_00, { period_end: '2024-02-29', replaced_by_release_id: second });
  });

  test('has its earlier versions, latest first, and each version those before itself', async () => {
    await server.token('paid');
    const { result, statements } = await countSql(() =>
      server.query<{ hotelFilings: { nodes: unknown } }>(
        `query ($number: String!) {
          hotelFilings(filter: { taxpayerNumber: { eq: $number } }, first: 5) {
            nodes { periodMonths roomReceipts history {
              roomReceipts revpar flags release { id } replacedBy { id } history { roomReceipts }
            } }
          }
        }`,
        { number: hotel.taxpayer_number },
      ),
    );
    const ids = releases.map((release) => ({ id: `release:${String(release)}` }));
    expect(result.hotelFilings.nodes).toEqual([
      { periodMonths: 3, roomReceipts: 900, history: [] },
      {
        periodMonths: 1,
        roomReceipts: 130,
        history: [
          {
            roomReceipts: 150,
            // Over 100 rooms and 31 days.
            revpar: 0.05,
            flags: ['REVISED'],
            release: ids[1],
            replacedBy: ids[2],
            history: [{ roomReceipts: 100 }],
          },
          {
            roomReceipts: 100,
            revpar: 0.03,
            flags: [],
            release: ids[0],
            replacedBy: ids[1],
            history: [],
          },
        ],
      },
    ]);
    const names = statements.map((text) => /\/\* ([\w.]+)/.exec(text)?.[1]);
    expect(names.sort()).toEqual([
      'hotelFilingHistory',
      'hotelFilingHistory',
      'hotelFilingList',
      'releasesById',
      'useSessions',
    ]);
  });
});
