import { beforeAll, expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { insertEstablishment } from '../premises/premises.factory.ts';
import { askHotel, tenDollars } from './askHotel.testing.ts';
import { insertHotel, insertHotelMonths, type InsertedHotel } from './hotel.factory.ts';

const establishment = `establishment {
  id latest { name } properties { position name taxpayerName firstMonth lastMonth beganOn reason hotel { name } }
  headline { month roomReceipts ttmReceipts ttmMonths ttmChange { percent } receiptsChange { percent } }
  months(from: "2023-05", to: "2023-07") { month roomReceipts roomCapacity revpar filedBy yearChange { percent } }
  series(from: "2023-06", to: "2023-06") { roomReceipts ttmReceipts revpar }
  years { year months roomReceipts receiptsChange { percent } }
}`;
const server = useServer();
let release: number;
let seller: InsertedHotel;
let buyer: InsertedHotel;
beforeAll(async () => {
  release = await insertRelease(server.db, { periods: { '2023-12-31': 100 } });
  seller = await insertHotel(server.db, { location_name: 'OLD INN', taxpayer_name: 'SELLER LLC' });
  buyer = await insertHotel(server.db, {
    location_name: 'NEW INN',
    taxpayer_name: 'BUYER LLC',
    responsibility_begin: '2023-06-15',
  });
  const sold = [...tenDollars, ...tenDollars.slice(0, 5), 10_000_00];
  await insertHotelMonths(server.db, [seller], { from: '2022-01', receipts: sold, releaseId: release });
  const bought = [50_000_00, ...tenDollars.slice(6).map((cents) => cents * 2)];
  await insertHotelMonths(server.db, [buyer], { from: '2023-06', receipts: bought, releaseId: release });
  const spans = [
    { id: seller.id, from: '2022-01', to: '2023-06' },
    { id: buyer.id, from: '2023-06', to: '2023-12' },
  ];
  await insertEstablishment(server.db, 'hotel', spans);
});

test('months, years and headline of a sold hotel run through the sale, from either owner', async () => {
  const answer = await askHotel<{ establishment: { id: string } }>(server, seller, establishment);
  expect(await askHotel(server, buyer, establishment)).toEqual(answer);
  const id = `hotel-establishment:${seller.taxpayer_number}-${String(seller.location_number).padStart(5, '0')}`;
  const sevenYears = tenDollars.reduce((sum, cents) => sum + cents, 0) / 100;
  expect(answer.establishment).toMatchObject({
    id,
    latest: { name: 'NEW INN' },
    properties: [
      {
        position: 1,
        taxpayerName: 'SELLER LLC',
        lastMonth: '2023-06',
        beganOn: null,
        reason: null,
        hotel: { name: 'OLD INN' },
      },
      {
        position: 2,
        taxpayerName: 'BUYER LLC',
        firstMonth: '2023-06',
        beganOn: '2023-06-15',
        reason: 'Same address; both owners filed for 1 month; same name, 100 rooms before and 100 after.',
      },
    ],
    headline: { month: '2023-12', roomReceipts: 62_000, ttmMonths: 12, receiptsChange: { percent: 100 } },
    months: [
      { month: '2023-05', roomReceipts: 31_000, filedBy: [1], yearChange: { percent: 0 } },
      // Both sold the same 100 rooms for 30 days.
      { month: '2023-06', roomReceipts: 60_000, roomCapacity: 100, revpar: 20, filedBy: [1, 2] },
      { month: '2023-07', roomReceipts: 62_000, filedBy: [2], yearChange: { percent: 100 } },
    ],
    series: { roomReceipts: [60_000], revpar: [20] },
    years: [
      { year: 2022, months: 12, roomReceipts: sevenYears },
      { year: 2023, months: 12, roomReceipts: 579_000 },
    ],
  });
});

test('a property that nothing follows is an establishment by itself, with the figures of its own', async () => {
  const hotel = await insertHotel(server.db, { location_name: 'SINGLE INN' });
  await insertHotelMonths(server.db, [hotel], { from: '2023-12', receipts: [10_00], releaseId: release });
  const own = 'months { month roomReceipts } years { year roomReceipts } headline { month roomReceipts }';
  const answer = await askHotel<{ establishment: { properties: unknown[] } }>(
    server,
    hotel,
    `${own} establishment { ${own} properties { reason } }`,
  );
  const { properties, ...figures } = answer.establishment;
  expect(properties).toEqual([{ reason: null }]);
  expect(answer).toMatchObject(figures);
});
