import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertRow } from '../../../launch/test/insert.ts';
import { insertBeverage, insertBeverageFiling } from '../../beverages/beverage.factory.ts';
import { monthBit, yearColumn } from '../../figures/rankings/yearRows.rules.ts';
import { insertHotel, insertHotelFiling, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import { insertEstablishment } from '../../premises/premises.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertFigures } from './mapFigures.testing.ts';

interface HotelMap {
  names: string[];
  isPartial: boolean[];
  isPartialBefore: boolean[];
}

const server = useServer();
let releaseId: number;
beforeAll(async () => {
  releaseId = await insertRelease(server.db, { periods: { '2022-06-30': 100, '2023-06-30': 100 } });
});

/** Asks the map, and returns two flags by name: the month is partial, and the same month a year earlier is. */
async function partial(args: string, product = 'HOTEL'): Promise<Record<string, unknown>> {
  const { propertyMap } = await server.query<{ propertyMap: HotelMap }>(
    `{ propertyMap(product: ${product}, ${args}) { names isPartial isPartialBefore } }`,
  );
  const { names, isPartial, isPartialBefore } = propertyMap;
  return Object.fromEntries(names.map((name, at) => [name, [isPartial[at], isPartialBefore[at]]]));
}

/** A hotel of its own city, with June of two years. */
async function insertOpened(
  city: string,
  name: string,
  [dates, isApportioned = false]: [dates: object, isApportioned?: boolean],
): Promise<InsertedHotel> {
  const description = { zip: '79843', city, location_name: name, ...dates };
  const hotel = await insertHotel(server.db, description);
  await insertFigures(server.db, releaseId, hotel, '2022-06', 10_000_00, { city, isApportioned });
  await insertFigures(server.db, releaseId, hotel, '2023-06', 20_000_00, { city, isApportioned });
  const filed = { city, location_name: name, ...dates };
  const kind = isApportioned ? { filer_type: 60, period_months: 3 } : {};
  for (const period_end of ['2022-06-30', '2023-06-30']) {
    await insertHotelFiling(server.db, hotel, releaseId, { ...filed, period_end, ...kind });
  }
  return hotel;
}

test.each([
  ['now', ''],
  ['as of a release', 'asOf: { release: "release:1" }, '],
])('a month that a hotel opened or closed within is marked, %s', async (when, asOf) => {
  const city = `OPENED ${when.toUpperCase()}`;
  await insertOpened(city, 'A OPENED', [{ responsibility_begin: '2022-06-20' }]);
  await insertOpened(city, 'B SHUT', [{ responsibility_end: '2023-06-20' }]);
  await insertOpened(city, 'C QUARTERLY', [{ responsibility_begin: '2022-04-20' }, true]);
  await insertOpened(city, 'D WHOLE', [{ responsibility_begin: '2022-06-01' }]);
  expect(await partial(`${asOf}month: "2023-06", filter: { city: { eq: "${city}" } }`)).toEqual({
    'A OPENED': [false, true],
    'B SHUT': [true, false],
    'C QUARTERLY': [false, true],
    'D WHOLE': [false, false],
  });
});

test('a month is whole if seller and buyer had all of it, which one of them alone had not', async () => {
  const city = 'HANDED OVER';
  const old = await insertOpened(city, 'OLD', [{ responsibility_end: '2023-06-10' }]);
  const next = await insertHotel(server.db, {
    ...{ zip: '79843', city, location_name: 'NEW' },
    responsibility_begin: '2023-06-11',
  });
  await insertFigures(server.db, releaseId, next, '2023-06', 30_000_00, { city });
  const { taxpayer_number, location_number } = old;
  const id = `hotel:${taxpayer_number}-${String(location_number).padStart(5, '0')}`;
  const ofOld = `month: "2023-06", filter: { properties: ["${id}"] }`;
  expect(await partial(ofOld)).toEqual({ OLD: [true, false] });
  await insertEstablishment(server.db, 'hotel', [
    { id: old.id, from: '2022-06', to: '2023-06' },
    { id: next.id, from: '2023-06', to: '2023-06' },
  ]);
  expect(await partial(ofOld)).toEqual({ NEW: [false, false] });
  const days = 'update hotel_property set responsibility_begin = $2 where id = $1';
  await server.db.query(`/* test.shutBetween */ ${days}`, [next.id, '2023-06-14']);
  expect(await partial(ofOld)).toEqual({ NEW: [true, false] });
});

test('a hotel that filed $0 for the month in which it closed has no part of it', async () => {
  const city = 'CLOSED';
  const closed = { zip: '79843', city, location_name: 'CLOSED', responsibility_end: '2023-06-20' };
  const hotel = await insertHotel(server.db, closed);
  await insertFigures(server.db, releaseId, hotel, '2023-06', 0, { city });
  expect(await partial(`month: "2023-06", filter: { city: { eq: "${city}" } }`)).toEqual({
    CLOSED: [false, false],
  });
});

test('as of a release the dates are those that were filed then', async () => {
  const later = await insertRelease(server.db, { periods: { '2023-06-30': 100 } });
  const hotel = await insertHotel(server.db, { responsibility_end: '2023-06-20', location_name: 'ENDED' });
  const filing = { period_end: '2023-06-30', city: 'ALPINE', location_name: 'ENDED' };
  await insertHotelFiling(server.db, hotel, releaseId, { ...filing, replaced_by_release_id: later });
  await insertHotelFiling(server.db, hotel, later, { ...filing, responsibility_end: '2023-06-20' });
  const asOf = (release: number): Promise<object> => {
    const asked = 'month: "2023-06", filter: { city: { eq: "ALPINE" } }';
    return partial(`${asked}, asOf: { release: "release:${String(release)}" }`);
  };
  expect(await asOf(releaseId)).toEqual({ ENDED: [false, false] });
  expect(await asOf(later)).toEqual({ ENDED: [true, false] });
});

test.each([
  ['now', ''],
  ['as of a release', 'asOf: { release: "release:LATEST" }, '],
])(
  'a bar that opened within the month is marked, unless the comptroller estimates it, %s',
  async (when, asOf) => {
    const { db } = server;
    const here = { city: `BARS ${when.toUpperCase()}`, zip: '79843' };
    const release = await insertRelease(db, { product: 'beverage', periods: { '2023-06-30': 1 } });
    for (const [location_name, responsibility_begin] of [
      ['A NEW', '2023-06-20'],
      ['B OLD', '2020-01-20'],
      ['C ESTIMATED', '2023-06-20'],
    ] as const) {
      const description = { ...here, location_name, responsibility_begin };
      const bar = await insertBeverage(db, description);
      const is_estimate = location_name === 'C ESTIMATED';
      await insertBeverageFiling(db, bar, release, { period_end: '2023-06-30', ...description, is_estimate });
      await insertRow(db, 'beverage_year', {
        ...{
          property_id: bar.id,
          year: 2023,
          ...here,
          months: monthBit(6),
          estimated: is_estimate ? monthBit(6) : 0,
        },
        [yearColumn('receipts', 6)]: location_name === 'A NEW' ? 9_000 : 6_000,
      });
    }
    const asked = `${asOf.replace('LATEST', String(release))}month: "2023-06", filter: { city: { eq: "${here.city}" } }`;
    expect(await partial(asked, 'BEVERAGE')).toEqual({
      'A NEW': [true, false],
      'B OLD': [false, false],
      'C ESTIMATED': [false, false],
    });
  },
);
