import { expect, test } from 'vitest';
import { insertHotel, insertHotelMonths } from './hotel.factory.ts';
import { insertLodgingReleases } from '../releases/release.factory.ts';
import { useServer } from '../../launch/test/useServer.ts';

const server = useServer();

test('REST’s year before has the months that both years have, not what the whole later year grew by', async () => {
  await insertLodgingReleases(server.db, { from: '2022-01', to: '2023-12' });
  const hotel = await insertHotel(server.db, { location_name: 'OPENED IN JULY', last_month: '2023-12-01' });
  const receipts = [...Array<number>(6).fill(90_000_00), ...Array<number>(12).fill(100_000_00)];
  await insertHotelMonths(server.db, [hotel], { from: '2022-07', receipts });
  const path = `X/${hotel.taxpayer_number}/${String(hotel.location_number)}/50`;
  const [before] = (await server.rest(`/rest/basic/testyearlyvalues/${path}`)).body as object[];
  // 100 rooms over the 184 days from July to December.
  expect(before).toEqual({ year: 2022, total_revenue: 540_000, RevPar: 29.35 });
  const { body } = await server.rest(`/rest/basic/testlastyearlyvalues/2023/${path}`);
  expect(body).toEqual([before]);
});
