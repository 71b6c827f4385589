import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { yearOf, type Month } from '../../server/lib/month.ts';
import { testServer, type TestServer } from '../../server/test/query.ts';
import { askAlcohol, askBar, askHotel, askLodging, askQuarter } from './askedFigures.ts';
import {
  askBrandFigures,
  askBrandRanks,
  rawBrandFigures,
  rawBrandRanks,
  wrongMonths,
  wrongProperties,
} from './brandFigures.ts';
import { importBench, realData, realDataOnly, type ImportBench } from './imports.ts';
import {
  rawAlcoholPlaces,
  rawBars,
  wholeBarMonths,
  type RawBarMonth,
  type RawBars,
  type RawBarSum,
} from './rawAlcohol.ts';
import {
  choose,
  dollars,
  inOrder,
  rawRange,
  rawRevparOf,
  rawTtm,
  rawTtmRevpar,
  totalOf,
  yearsOf,
} from './rawFigures.ts';
import { cityOf, countyOf } from './rawGeography.ts';
import { partOf, rawPlaceRanks, rawRanksOf } from './rawRanks.ts';
import {
  rawHotels,
  rawPlaces,
  type RawHotelMonth,
  type RawHotels,
  type RawPlaceMonth,
} from './rawLodging.ts';

const SEED = 20_211;
const HOTELS = join(realData, 'hotel/annual/HOTEL2021.zip');
const LEGACY = Array.from({ length: 12 }, (_, at) =>
  join(realData, `mbt/legacy/MIXEDBEV_${String(at + 1).padStart(2, '0')}_2015.zip`),
);
const PORTAL = ['201709', '201710'].map((month) =>
  join(realData, `mbt/portal/Mixed_Beverage_Gross_Receipts-${month}.csv.gz`),
);

/** What a hotel's raw months say, as {@link askHotel} answers it. */
function hotelOf(raw: RawHotels, key: string) {
  // A marketplace's one room stands for a whole city: no rooms.
  const months = new Map(
    inOrder(raw.get(key) ?? new Map<Month, RawHotelMonth>()).map(([month, figures]) => [
      month,
      { ...figures, rooms: figures.isMarketplace ? 0 : figures.rooms },
    ]),
  );
  const rows = [...months];
  const years = yearsOf(months).map((year) => {
    const { receipts, revpar } = rawRange(months, (month) => yearOf(month) === year);
    return [year, receipts, revpar];
  });
  return {
    months: rows.map(([month, { cents, taxable, apportioned, rooms }]) => [
      month,
      dollars(cents),
      dollars(taxable),
      dollars(apportioned),
      rooms || null,
      rawRevparOf(month, { cents, rooms }),
    ]),
    years,
    trailing: rows.map(([month]) => [month, rawTtm(months, month), rawTtmRevpar(months, month)]),
    ranks: rawRanksOf(raw, key, ({ isMarketplace, isSuspect }) => !isMarketplace && !isSuspect),
    restMonths: rows.map(([month, { cents, taxable, rooms }]) => [
      month,
      dollars(cents),
      dollars(taxable),
      rooms || null,
      rawRevparOf(month, { cents, rooms }),
    ]),
    restYears: years,
  };
}

/** What a bar's raw months say, as {@link askBar} answers it. */
function barOf(raw: RawBars, key: string) {
  const months = new Map(inOrder(raw.get(key) ?? new Map<Month, RawBarMonth>()));
  const rows = [...months].map(([month, { cents, parts }]) => [
    month,
    dollars(cents),
    ...(parts?.map(dollars) ?? [null, null, null, null]),
  ]);
  const years = yearsOf(months).map((year) => [year, totalOf(months, year)]);
  return {
    months: rows,
    years,
    trailing: [...months.keys()].map((month) => [month, rawTtm(months, month)]),
    ranks: rawRanksOf(raw, key, () => true),
    restMonths: rows,
    restYears: years,
  };
}

/** What the raw rows say of lodging in a place, as {@link askLodging} answers it. */
function lodgingOf(places: ReadonlyMap<string, ReadonlyMap<Month, RawPlaceMonth>>, name: string) {
  const months = new Map(inOrder(places.get(name) ?? new Map<Month, RawPlaceMonth>()));
  const rows = [...months].map(([month, raw]) => ({
    month,
    ...raw,
    revpar: rawRevparOf(month, { cents: raw.cents - raw.marketplace, rooms: raw.rooms }),
  }));
  const ofHotels = new Map(
    rows.map(({ month, cents, marketplace, rooms }) => [month, { cents: cents - marketplace, rooms }]),
  );
  return {
    months: rows.map(({ month, cents, taxable, marketplace, apportioned, rooms, properties, revpar }) => [
      month,
      ...[cents, taxable, marketplace, apportioned].map(dollars),
      rooms,
      properties,
      revpar,
    ]),
    years: yearsOf(months).map((year) => [
      year,
      totalOf(months, year),
      rawRange(ofHotels, (month) => yearOf(month) === year, true).revpar,
    ]),
    trailing: [...months.keys()]
      .slice(-1)
      .map((month) => [month, rawTtm(months, month), rawTtmRevpar(ofHotels, month)]),
    restMonths: rows.map(({ month, cents, rooms, revpar }) => [month, dollars(cents), rooms, revpar]),
  };
}

/** What the raw rows say of alcohol in a place, as {@link askAlcohol} answers it. */
function alcoholOf(places: ReadonlyMap<string, ReadonlyMap<Month, RawBarSum>>, name: string) {
  const months = new Map(inOrder(places.get(name) ?? new Map<Month, RawBarSum>()));
  const rows = [...months];
  return {
    months: rows.map(([month, { cents, properties }]) => [month, dollars(cents), properties]),
    years: yearsOf(months).map((year) => [year, totalOf(months, year)]),
    trailing: [...months.keys()].slice(-1).map((month) => [month, rawTtm(months, month)]),
    restMonths: rows.map(([month, { cents }]) => [month, dollars(cents)]),
  };
}

describe.skipIf(realDataOnly !== '')(`figures of the real releases, chosen by chance${realDataOnly}`, () => {
  let bench: ImportBench;
  let server: TestServer;
  let hotels: RawHotels;
  let bars: RawBars;

  beforeAll(async () => {
    bench = await importBench();
    for (const path of [HOTELS, ...LEGACY, ...PORTAL])
      await bench.importFile(path, { acceptIncomplete: true });
    // As the database does by itself where it is not a test's.
    await bench.pool.query('/* learnStatistics */ analyze');
    server = await testServer({ database: bench });
    hotels = rawHotels(HOTELS);
    bars = rawBars(LEGACY, PORTAL);
  }, 600_000);
  afterAll(async () => {
    await server.close();
    await bench.close();
  });

  test('120 hotels: months, years, RevPAR and TTM, over GraphQL and REST', async () => {
    for (const key of choose([...hotels.keys()].sort(), 120, SEED)) {
      expect({ key, ...(await askHotel(server, key)) }).toEqual({ key, ...hotelOf(hotels, key) });
    }
  });

  test('80 bars: months with their parts, years and TTM', async () => {
    for (const key of choose([...bars.keys()].sort(), 80, SEED)) {
      expect({ key, ...(await askBar(server, key)) }).toEqual({ key, ...barOf(bars, key) });
    }
  });

  const kinds = [
    ['CITY', 40, cityOf],
    ['COUNTY', 20, countyOf],
  ] as const;

  test.each(kinds)('lodging of each %s among %i', async (kind, count, nameOf) => {
    const places = rawPlaces(hotels, nameOf);
    const parts = kind === 'CITY' ? rawPlaces(hotels, partOf) : null;
    for (const name of choose([...places.keys()].sort(), count, SEED)) {
      expect({ name, ...(await askLodging(server, kind, name)) }).toEqual({
        name,
        ranks: rawPlaceRanks(places, name, parts),
        ...lodgingOf(places, name),
      });
    }
  });

  test.each(kinds)('alcohol of each %s among %i', async (kind, count, nameOf) => {
    const whole = wholeBarMonths(LEGACY, PORTAL);
    const places = rawAlcoholPlaces(bars, whole, nameOf);
    const parts = kind === 'CITY' ? rawAlcoholPlaces(bars, whole, partOf) : null;
    for (const name of choose([...places.keys()].sort(), count, SEED)) {
      expect({ name, ...(await askAlcohol(server, kind, name)) }).toEqual({
        name,
        ranks: rawPlaceRanks(places, name, parts),
        ...alcoholOf(places, name),
      });
    }
  });

  test('every property and month has the brand that the rules of the reference file say', async () => {
    expect((await wrongMonths(bench, hotels)).slice(0, 10)).toEqual([]);
    expect((await wrongProperties(bench, hotels)).slice(0, 10)).toEqual([]);
  });

  test.each([
    ['brand', 'name', 182],
    ['parent company', 'parent', 48],
  ] as const)('locations, rooms and months of every %s', async (_, grain, count) => {
    const said = await askBrandFigures(server, grain);
    expect(said.length).toBeGreaterThanOrEqual(count);
    expect(said).toEqual(rawBrandFigures(hotels, grain, '20211231'));
  });

  test.each(kinds)(
    'brands of each %s among %i: RevPAR, receipts per room and their ranks',
    async (kind, count, nameOf) => {
      const places = rawPlaces(hotels, nameOf);
      for (const name of choose([...places.keys()].sort(), count, SEED)) {
        expect({ name, brands: await askBrandRanks(server, kind, name) }).toEqual({
          name,
          brands: rawBrandRanks(hotels, (month) => nameOf(month) === name),
        });
      }
    },
  );

  test('the second quarter of every hotel of 10 cities, monthly and quarterly filers', async () => {
    const quarter = ['2021-04', '2021-05', '2021-06'];
    const cities = rawPlaces(hotels, cityOf);
    for (const name of choose([...cities.keys()].sort(), 10, SEED)) {
      const expected = [...hotels].flatMap(([key, months]) => {
        const own = quarter.flatMap((month) => months.get(month) ?? []).filter(({ city }) => city === name);
        const cents = own.reduce((sum, month) => sum + month.cents, 0n);
        return own.length > 0 ? [[key, dollars(cents)]] : [];
      });
      expect({ name, rows: await askQuarter(server, 2, 2021, name) }).toEqual({
        name,
        rows: Object.fromEntries(expected) as unknown,
      });
    }
  });
});
