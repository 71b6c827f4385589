import { expect, test } from 'vitest';
import { addMonths } from '../../platform/lib/month.ts';
import { insertOwnership, insertPremises } from '../premises/premises.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { countSql } from '../../launch/test/countSql.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { insertHotel, insertHotelMonths } from './hotel.factory.ts';

const server = useServer();

interface Hotels {
  hotels: {
    nodes: {
      name: string;
      months: { month: string }[];
      premises: { ownershipPeriods: { taxpayerName: string }[] } | null;
      city: { id: string };
      county: { id: string; name: string };
      zipPlace: { id: string };
    }[];
    totalCount: number;
  };
}

test('100 hotels with 24 months, owners and place take at most 5 SQL statements', async () => {
  const release = await insertRelease(server.db);
  for (let i = 0; i < 100; i++) {
    const premisesId = await insertPremises(server.db, `${String(i)} MAIN ST`, '79843');
    const hotel = await insertHotel(server.db, {
      location_name: `MARFA HOTEL ${String(i).padStart(3, '0')}`,
      city: 'MARFA',
      county_code: 189,
      zip: '79843',
      premises_id: premisesId,
    });
    await insertOwnership(server.db, hotel, premisesId, { taxpayer_name: `OWNER ${String(i)}` });
    const receipts = Array.from({ length: 36 }, () => 100_00);
    await insertHotelMonths(server.db, [hotel], { from: '2021-01', receipts, releaseId: release });
  }
  await server.token('paid');
  const { result, statements } = await countSql(() =>
    server.query<Hotels>(`{
      hotels(filter: { city: { eq: "marfa" } }, first: 100) {
        nodes {
          name
          months(from: "2022-01", to: "2023-12") { month roomReceipts revpar flags yearChange { percent } }
          premises { ownershipPeriods { taxpayerName beginDate endDate } }
          city { id } county { id name } zipPlace { id }
        }
        totalCount
      }
    }`),
  );
  expect(result.hotels.totalCount).toBe(100);
  expect(result.hotels.nodes).toHaveLength(100);
  expect(result.hotels.nodes[7]).toMatchObject({
    name: 'MARFA HOTEL 007',
    premises: { ownershipPeriods: [{ taxpayerName: 'OWNER 7' }] },
    city: { id: 'city:MARFA' },
    county: { id: 'county:PRESIDIO', name: 'Presidio' },
    zipPlace: { id: 'zip:79843' },
  });
  const months = Array.from({ length: 24 }, (_, i) => addMonths('2022-01', i));
  expect(result.hotels.nodes.map((hotel) => hotel.months.map(({ month }) => month))).toEqual(
    Array.from({ length: 100 }, () => months),
  );
  const names = statements.map((text) => /\/\* ([\w.]+)/.exec(text)?.[1]);
  expect(names.sort()).toEqual([
    'hotelList',
    'hotelList.count',
    'hotelMonths',
    'ownershipOfPremises',
    'useSessions',
  ]);
});
