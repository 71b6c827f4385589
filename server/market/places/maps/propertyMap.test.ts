import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRow } from '../../../launch/test/insert.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { insertHotel, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import { insertEstablishment, insertPremises } from '../../premises/premises.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertFigures } from './mapFigures.testing.ts';

interface HotelMap {
  ids: string[];
  names: string[];
  totalCount: number;
  [column: string]: unknown;
}

const FIGURES =
  'names zips isPoint receipts rooms revpar receiptsBefore changes isDoubtful isDoubtfulBefore isUnusual isUnusualBefore isApportioned wasNotOpen';

let server: TestServer;
let seller: InsertedHotel;
let buyer: InsertedHotel;
let silent: InsertedHotel;
let releaseId: number;
beforeAll(async () => {
  server = await testServer();
  const periods = { '2022-06-30': 100, '2023-05-31': 100, '2023-06-30': 100 };
  releaseId = await insertRelease(server.db, { periods });
  const premises_id = await insertPremises(server.db, '207 N HIGHLAND ST', '79843');
  const here = { zip: '79843', city: 'MARFA', premises_id };
  seller = await insertHotel(server.db, { ...here, location_name: 'OLD INN' });
  buyer = await insertHotel(server.db, { ...here, location_name: 'NEW INN' });
  silent = await insertHotel(server.db, {
    zip: '79843',
    city: 'MARFA',
    location_name: 'QUIET INN',
    room_capacity: 9,
  });
  await insertFigures(server.db, releaseId, seller, '2022-06', 20_000_00, {
    isUnusual: true,
    isDoubtful: true,
  });
  await insertFigures(server.db, releaseId, seller, '2023-06', 10_000_00);
  await insertFigures(server.db, releaseId, buyer, '2023-06', 50_000_00, { isApportioned: true });
  await insertFigures(server.db, releaseId, silent, '2023-05', 1_000_00);
  await insertFigures(server.db, releaseId, silent, '2022-06', 900_00, { hasDoubtfulRooms: true });
  await insertEstablishment(server.db, 'hotel', [
    { id: seller.id, from: '2022-06', to: '2023-06' },
    { id: buyer.id, from: '2023-06', to: '2023-06' },
  ]);
  const point = { quality: 'EXACT', latitude: 30.31, longitude: -104.02, source: 'census' };
  await insertRow(server.db, 'address_point', { address: '207 N HIGHLAND ST', zip: '79843', ...point });
});
afterAll(() => server.close());

async function mapOf(args: string, selection = FIGURES): Promise<HotelMap> {
  const answer = await server.query<{ propertyMap: HotelMap }>(
    `{ propertyMap(product: HOTEL, ${args}) { ids totalCount ${selection} } }`,
  );
  return answer.propertyMap;
}

const idOf = ({ taxpayer_number, location_number }: InsertedHotel): string =>
  `hotel:${taxpayer_number}-${String(location_number).padStart(5, '0')}`;

test('a sold hotel is one point, with the figures of its page; who has not filed has none', async () => {
  const map = await mapOf('month: "2023-06"', `${FIGURES} latitudes longitudes month isPublished`);
  expect(map).toEqual({
    month: '2023-06',
    isPublished: true,
    totalCount: 2,
    ids: [idOf(buyer), idOf(silent)],
    names: ['NEW INN', 'QUIET INN'],
    zips: ['79843', '79843'],
    isPoint: [true, false],
    latitudes: [30.31, 29.869824],
    longitudes: [-104.02, -104.412332],
    receipts: [60_000, null],
    rooms: [100, null],
    revpar: [20, null],
    receiptsBefore: [20_000, 900],
    changes: [200, null],
    isDoubtful: [false, false],
    // Doubtful rooms don't bend a change of receipts.
    isDoubtfulBefore: [true, false],
    isUnusual: [false, false],
    isUnusualBefore: [true, false],
    isApportioned: [true, false],
    wasNotOpen: [false, false],
  });
  expect(await mapOf('month: "2022-06"')).toMatchObject({
    isDoubtful: [true, true],
    isDoubtfulBefore: [false, false],
    isApportioned: [false, false],
    isUnusual: [true, false],
    isUnusualBefore: [false, false],
  });
  const page = await server.query(
    `query ($tax: String!, $loc: Int!) { hotel(taxpayerNumber: $tax, locationNumber: $loc) { establishment {
      months(from: "2023-06", to: "2023-06") { roomReceipts revpar roomCapacity yearChange { percent } }
    } } }`,
    { tax: buyer.taxpayer_number, loc: buyer.location_number },
  );
  expect(page).toMatchObject({
    hotel: {
      establishment: {
        months: [{ roomReceipts: 60_000, revpar: 20, roomCapacity: 100, yearChange: { percent: 200 } }],
      },
    },
  });
});

test('filters and the number of rows hold; listed hotels are there without figures', async () => {
  expect((await mapOf('top: 1')).names).toEqual(['NEW INN']);
  expect((await mapOf('top: 1')).totalCount).toBe(2);
  expect((await mapOf('filter: { rooms: { gte: 10 } }')).names).toEqual(['NEW INN']);
  expect((await mapOf('filter: { city: { eq: "HOUSTON" } }')).names).toEqual([]);
  const ofOwner = `filter: { taxpayerNumber: { eq: "${buyer.taxpayer_number}" } }`;
  expect((await mapOf(ofOwner)).names).toEqual(['NEW INN']);
  expect((await mapOf('month: "2023-12"')).names).toEqual([]);
  const listed = await mapOf(
    `month: "2023-12", filter: { properties: ["${idOf(seller)}", "${idOf(silent)}"] }`,
  );
  expect(listed).toMatchObject({ names: ['NEW INN', 'QUIET INN'], receipts: [null, null] });
});

test('a sold hotel is on the map of the city that its figure counts toward, not of one where the seller files $0', async () => {
  const owners = [
    await insertHotel(server.db, { city: 'WACO', location_name: 'MOTEL 6 #411' }),
    await insertHotel(server.db, { city: 'BELLMEAD', location_name: 'MOTEL 6' }),
  ] as const;
  const [former, latest] = owners;
  await insertFigures(server.db, releaseId, former, '2018-06', 87_279_24, { city: 'WACO' });
  await insertFigures(server.db, releaseId, former, '2019-11', 0, { city: 'WACO' });
  await insertFigures(server.db, releaseId, latest, '2019-11', 83_099_32, { city: 'BELLMEAD' });
  await insertEstablishment(server.db, 'hotel', [
    { id: former.id, from: '2018-06', to: '2019-11' },
    { id: latest.id, from: '2019-11', to: '2019-11' },
  ]);
  const onMap = (month: string, city: string) =>
    mapOf(`month: "${month}", filter: { city: { eq: "${city}" } }`, 'names cities receipts');
  const nothing = { ids: [], totalCount: 0, names: [], cities: [], receipts: [] };
  const only = { ids: [idOf(latest)], totalCount: 1, names: ['MOTEL 6'] };
  for (const month of ['2019-11', '2019-12']) {
    expect(await onMap(month, 'Waco')).toEqual(nothing);
    const receipts = month === '2019-11' ? 83_099.32 : null;
    expect(await onMap(month, 'Bellmead')).toEqual({ ...only, cities: ['BELLMEAD'], receipts: [receipts] });
  }
  expect(await onMap('2018-06', 'Bellmead')).toEqual(nothing);
  expect(await onMap('2018-06', 'Waco')).toEqual({ ...only, cities: ['WACO'], receipts: [87_279.24] });
});

test('a hotel sold in the middle of a month has on each map the part that its place or owner has', async () => {
  const former = await insertHotel(server.db, { city: 'ALPINE', location_name: 'OAK LODGE' });
  const latest = await insertHotel(server.db, { city: 'FORT DAVIS', location_name: 'ELM LODGE' });
  await insertFigures(server.db, releaseId, former, '2016-03', 40_000_00, { city: 'ALPINE' });
  await insertFigures(server.db, releaseId, former, '2017-02', 9_000_00, { city: 'ALPINE' });
  await insertFigures(server.db, releaseId, latest, '2017-02', 0, { city: 'FORT DAVIS' });
  await insertFigures(server.db, releaseId, former, '2017-03', 12_000_00, { city: 'ALPINE' });
  await insertFigures(server.db, releaseId, latest, '2017-03', 30_000_00, { city: 'FORT DAVIS' });
  await insertEstablishment(server.db, 'hotel', [
    { id: former.id, from: '2016-03', to: '2017-03' },
    { id: latest.id, from: '2017-02', to: '2017-03' },
  ]);
  const onMap = (month: string, filter: string) =>
    mapOf(`month: "${month}", filter: ${filter}`, 'cities receipts receiptsBefore changes');
  const part = (city: string, receipts: number) => ({
    ids: [idOf(latest)],
    cities: [city],
    receipts: [receipts],
    receiptsBefore: [null],
    changes: [null],
  });
  expect(await onMap('2017-03', '{ city: { eq: "ALPINE" } }')).toMatchObject(part('ALPINE', 12_000));
  expect(await onMap('2017-03', '{ city: { eq: "FORT DAVIS" } }')).toMatchObject(part('FORT DAVIS', 30_000));
  const whole = { ...part('FORT DAVIS', 42_000), receiptsBefore: [40_000], changes: [5] };
  expect(await onMap('2017-03', '{ city: { in: ["ALPINE", "FORT DAVIS"] } }')).toMatchObject(whole);
  expect(await mapOf('month: "2017-03"', 'cities receipts receiptsBefore changes')).toMatchObject(whole);
  const ofBuyer = `{ taxpayerNumber: { eq: "${latest.taxpayer_number}" } }`;
  expect(await onMap('2017-03', ofBuyer)).toMatchObject(part('FORT DAVIS', 30_000));
  expect(await onMap('2017-02', ofBuyer)).toMatchObject(part('FORT DAVIS', 0));
  const ofSeller = `{ taxpayerNumber: { eq: "${former.taxpayer_number}" } }`;
  expect(await onMap('2017-03', ofSeller)).toMatchObject({ ids: [] });
});

test('a hotel that filed $0 before it opened has not risen from zero, as on its page', async () => {
  const lodge = await insertHotel(server.db, { city: 'TERLINGUA', location_name: 'NEW LODGE' });
  const motel = await insertHotel(server.db, { city: 'TERLINGUA', location_name: 'OPEN MOTEL' });
  await insertFigures(server.db, releaseId, lodge, '2014-03', 0, { city: 'TERLINGUA', isIdle: true });
  await insertFigures(server.db, releaseId, lodge, '2015-03', 30_000_00, { city: 'TERLINGUA' });
  await insertFigures(server.db, releaseId, motel, '2014-03', 0, { city: 'TERLINGUA' });
  await insertFigures(server.db, releaseId, motel, '2015-03', 10_000_00, { city: 'TERLINGUA' });
  const map = 'month: "2015-03", filter: { city: { eq: "TERLINGUA" } }';
  expect(await mapOf(map, 'names receiptsBefore changes wasNotOpen')).toMatchObject({
    names: ['NEW LODGE', 'OPEN MOTEL'],
    receiptsBefore: [null, 0],
    changes: [null, null],
    wasNotOpen: [true, false],
  });
});

test('a hotel that stays closed keeps the $0 that it filed a year earlier, as on its page', async () => {
  const closed = await insertHotel(server.db, { city: 'LAJITAS', location_name: 'CLOSED LODGE' });
  const silent = await insertHotel(server.db, { city: 'LAJITAS', location_name: 'SILENT LODGE' });
  await insertFigures(server.db, releaseId, closed, '2014-03', 0, { city: 'LAJITAS', isIdle: true });
  await insertFigures(server.db, releaseId, closed, '2015-03', 0, { city: 'LAJITAS', isIdle: true });
  await insertFigures(server.db, releaseId, silent, '2014-03', 0, { city: 'LAJITAS', isIdle: true });
  await insertFigures(server.db, releaseId, silent, '2015-02', 0, { city: 'LAJITAS', isIdle: true });
  const map = 'month: "2015-03", filter: { city: { eq: "LAJITAS" } }';
  expect(await mapOf(map, 'names receipts receiptsBefore changes wasNotOpen')).toMatchObject({
    names: ['CLOSED LODGE', 'SILENT LODGE'],
    receipts: [0, null],
    receiptsBefore: [0, 0],
    changes: [null, null],
    wasNotOpen: [false, false],
  });
});

test.each([
  ['product: HOTEL, top: 10001', 'top must be 1 to 10,000.'],
  ['product: HOTEL, filter: { properties: ["beverage:1-00001"] }', 'is not the id of a hotel property'],
  ['product: BEVERAGE, month: "2023-06", filter: { rooms: { gte: 2 } }', 'Bars have no rooms'],
])('refuses %s', async (args, sentence) => {
  const { errors } = await server.ask(`{ propertyMap(${args}) { ids } }`);
  expect(errors?.[0]?.message).toContain(sentence);
});
