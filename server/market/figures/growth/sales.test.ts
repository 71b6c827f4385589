import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { brandNamed, type KnownBrand } from '../../brands/brand.factory.ts';
import { insertHotelMonths, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import { insertEstablishment, insertPremises } from '../../premises/premises.factory.ts';
import type { Row } from '../../../launch/test/insert.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import {
  askBrandGrowth,
  insertSteadyHotel,
  partsOf,
  publishThreeYears,
  type Growth,
  type SteadyHotel,
} from './askGrowth.testing.ts';

let server: TestServer;
let westin: KnownBrand;
beforeAll(async () => {
  server = await testServer();
  westin = await brandNamed(server.db, 'Westin');
});
afterAll(() => server.close());
beforeEach(() => publishThreeYears(server.db));

/** A Westin. */
const hotel = (facts: Omit<SteadyHotel, 'brand'>, columns: Row): Promise<InsertedHotel> =>
  insertSteadyHotel(server.db, { brand: westin.id, ...facts }, columns);

const brandGrowth = (brand: KnownBrand, range: string): Promise<Growth | null> =>
  askBrandGrowth(server, brand, range);

const months = '(from: "2023-01", to: "2023-03")';

test('a change of owner is netted at its address', async () => {
  const premises_id = await insertPremises(server.db, '1 MAIN ST');
  await hotel({ from: '2020-07', to: '2022-11' }, { premises_id, responsibility_end: '2022-11-30' });
  await hotel({ from: '2022-12', to: '2023-05', cents: 101_00 }, { premises_id });
  expect(partsOf(await brandGrowth(westin, months))).toEqual([['CHANGED_HANDS', 1, 300, 303]]);
});

test('a sale within a month, for which both owners file, is a change of owner', async () => {
  const premises_id = await insertPremises(server.db, '1 MAIN ST');
  await hotel({ from: '2020-07', to: '2022-02' }, { premises_id, responsibility_end: '2022-02-10' });
  await hotel({ from: '2022-02', to: '2023-05', cents: 50_00 }, { premises_id });
  expect(partsOf(await brandGrowth(westin, '(from: "2022-02", to: "2022-02")'))).toEqual([
    ['EXISTING', 1, 100, 100],
    ['CHANGED_HANDS', 1, 0, 50],
  ]);
  expect(partsOf(await brandGrowth(westin, '(from: "2023-02", to: "2023-02")'))).toEqual([
    ['EXISTING', 1, 50, 50],
    ['CHANGED_HANDS', 1, 100, 0],
  ]);
});

test('a sale is a change of owner also if the seller goes on filing $0', async () => {
  const premises_id = await insertPremises(server.db, '1 MAIN ST');
  const seller = await hotel({ from: '2020-07', to: '2022-10' }, { premises_id, last_month: '2023-05-01' });
  const none = Array.from({ length: 7 }, () => 0);
  const columns = { brand_id: westin.id };
  await insertHotelMonths(server.db, [seller], { from: '2022-11', receipts: none, columns });
  const buyer = await hotel({ from: '2022-11', to: '2023-05', cents: 110_00 }, { premises_id });
  await insertEstablishment(server.db, 'hotel', [
    { ...seller, from: '2020-07', to: '2023-05' },
    { ...buyer, from: '2022-11', to: '2023-05' },
  ]);
  expect(partsOf(await brandGrowth(westin, months))).toEqual([
    ['EXISTING', 1, 300, 0],
    ['CHANGED_HANDS', 1, 0, 330],
  ]);
});
