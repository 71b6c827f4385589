import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../server/launch/test/query.ts';
import { missed, searches } from '../../server/market/search/searches.testing.ts';
import { askAlcohol, askBar, askHotel, askLodging, askQuarter } from './askedFigures.ts';
import {
  askBrandFigures,
  askBrandRanks,
  rawBrandFigures,
  soldProperties,
  rawBrandMonths,
  rawBrandRanks,
  wrongMonths,
  wrongProperties,
} from './brandFigures.ts';
import { importBench, realData, realDataOnly, type ImportBench } from './imports.ts';
import { onlyInOne, placeKinds, rawPlaceLines, savedPlaceLines } from './placeLines.ts';
import { rawAlcoholPlaces, rawBars, wholeBarMonths, type RawBars } from './rawAlcohol.ts';
import { rawAlikeBars } from './rawAlike.ts';
import { alcoholOf, barOf, barRanks, hotelOf, hotelRanks, lodgingOf } from './rawAnswers.ts';
import { choose, dollars } from './rawFigures.ts';
import { cityOf, countyOf } from './rawGeography.ts';
import { partOf } from './rawRanks.ts';
import { flagNames, rawFlags, savedFlagNames, savedOwners, savedPremises } from './rawFlags.ts';
import { rawFilings } from './rawFilings.ts';
import { rawHotels, rawPlaces, type RawHotels } from './rawLodging.ts';

const SEED = 20_211;
const HOTELS = join(realData, 'hotel/annual/HOTEL2021.zip');
const LEGACY = ['09', '10'].map((month) => join(realData, `mbt/legacy/MIXEDBEV_${month}_2015.zip`));
const PORTAL = ['201709', '201710'].map((month) =>
  join(realData, `mbt/portal/Mixed_Beverage_Gross_Receipts-${month}.csv.gz`),
);

describe.skipIf(realDataOnly !== '')(`figures of the real releases, chosen by chance${realDataOnly}`, () => {
  let bench: ImportBench;
  let server: TestServer;
  let hotels: RawHotels;
  let flags: ReturnType<typeof rawFlags>;
  let bars: RawBars;

  beforeAll(async () => {
    bench = await importBench([HOTELS, ...LEGACY, ...PORTAL]);
    // As the database does by itself outside of tests.
    await bench.pool.query('/* learnStatistics */ analyze');
    server = await testServer({ database: bench });
    const filings = rawFilings([HOTELS]);
    flags = rawFlags(filings, await savedPremises(bench));
    hotels = rawHotels(filings, flags);
    bars = rawBars(LEGACY, PORTAL);
  });
  afterAll(async () => {
    await server.close();
    await bench.close();
  });

  test('every filing has the flags that the raw rows give', async () => {
    const said = await bench.rows<{ filing: string }>(savedFlagNames);
    const flagged = flagNames(flags);
    expect(
      onlyInOne(
        said.map(({ filing }) => filing),
        flagged,
      ),
    ).toEqual([]);
    expect(flagged.filter((text) => text.includes('ROOMS_DOUBTFUL')).length).toBeGreaterThan(500);
  });

  test.each(placeKinds)('every month of every %s, as counted and as filed', async (kind, nameOf) => {
    const saved = await savedPlaceLines(bench, kind);
    expect(onlyInOne(saved, rawPlaceLines(hotels, nameOf))).toEqual([]);
    expect(saved.length).toBeGreaterThan(2_000);
  });

  test('120 hotels and 20 sold ones: months, years, RevPAR, TTM and ranks, over GraphQL and REST', async () => {
    const owners = await savedOwners(bench, 'hotel');
    const sold = choose([...owners.keys()].sort(), 20, SEED);
    const ranks = hotelRanks(hotels, owners);
    for (const key of [...choose([...hotels.keys()].sort(), 120, SEED), ...sold]) {
      expect({ key, ...(await askHotel(server, key)) }).toEqual({ key, ...hotelOf(hotels, key, ranks) });
    }
  });

  test('80 bars and 20 sold ones: months with their parts, years, TTM and ranks', async () => {
    const owners = await savedOwners(bench, 'beverage');
    const sold = choose([...owners.keys()].sort(), 20, SEED);
    const ranks = barRanks(bars, { latestOwner: owners, whole: wholeBarMonths(LEGACY, PORTAL) });
    for (const key of [...choose([...bars.keys()].sort(), 80, SEED), ...sold]) {
      expect({ key, ...(await askBar(server, key)) }).toEqual({ key, ...barOf(bars, key, ranks) });
    }
  });

  test('40 searches find what is wanted first', async () => {
    const wrong = await missed(server, searches);
    expect(searches).toHaveLength(40);
    // Three misses are allowed: the next release may have a better match.
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3);
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
        ...lodgingOf(places, name, parts),
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
        ...alcoholOf(places, name, parts),
      });
    }
  });

  test('the bars of 20 counties, September and October 2017 against 2015, like for like', async () => {
    const pairs = [
      ['2017-09', '2015-09'],
      ['2017-10', '2015-10'],
    ] as const;
    const counties = [...rawAlcoholPlaces(bars, wholeBarMonths(LEGACY, PORTAL), countyOf)];
    // A headline is of a place’s own latest month, which may be long ago.
    const there = counties.filter(([, months]) => pairs.flat().every((month) => months.has(month)));
    for (const name of choose(there.map(([name]) => name).sort(), 20, SEED)) {
      const raw = rawAlikeBars(bars, (share) => countyOf(share) === name, pairs);
      const { place } = await server.query<{ place: unknown }>(
        `query ($name: String!) { place(kind: COUNTY, name: $name) {
          alcoholHeadline { yearToDate { months comparedYear likeForLike { earlier later } } }
        } }`,
        { name },
      );
      expect({ name, place }).toEqual({
        name,
        place: {
          alcoholHeadline: {
            yearToDate: {
              months: ['2017-09', '2017-10'],
              comparedYear: 2015,
              likeForLike: { earlier: dollars(raw.earlier), later: dollars(raw.later) },
            },
          },
        },
      });
    }
  });

  test('every property and month has the brand that the rules of the reference file say', async () => {
    expect((await wrongMonths(bench, hotels)).slice(0, 10)).toEqual([]);
    expect((await wrongProperties(bench, hotels)).slice(0, 10)).toEqual([]);
  });

  test.each([
    ['brand', 'name', 180],
    ['parent company', 'parent', 48],
  ] as const)('locations, rooms and months of every %s', async (_, grain, count) => {
    const said = await askBrandFigures(server, grain);
    expect(said.length).toBeGreaterThanOrEqual(count);
    const asOf = { day: '20211231', sold: await soldProperties(bench) };
    expect(said).toEqual(rawBrandFigures(hotels, grain, asOf));
  });

  test.each(kinds)(
    'brands of each %s among %i: RevPAR, receipts per room and their ranks',
    async (kind, count, nameOf) => {
      const places = rawPlaces(hotels, nameOf);
      const brands = rawBrandMonths(hotels, nameOf);
      for (const name of choose([...places.keys()].sort(), count, SEED)) {
        expect({ name, brands: await askBrandRanks(server, kind, name) }).toEqual({
          name,
          brands: rawBrandRanks(brands.get(name)),
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
        // REST gives receipts as filed, even if they do not count.
        const filed = own.reduce((sum, month) => sum + month.filed, 0n);
        return own.length > 0 ? [[key, dollars(filed)]] : [];
      });
      expect({ name, rows: await askQuarter(server, 2, 2021, name) }).toEqual({
        name,
        rows: Object.fromEntries(expected) as unknown,
      });
    }
  });
});
