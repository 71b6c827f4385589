import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PropertyNumber } from '../../server/platform/lib/property.ts';
import { testServer, type TestServer } from '../../server/launch/test/query.ts';
import { askTrialCities, askTrialHotel, askTrialPlace, askTrialRelated } from './askedTrial.ts';
import { importBench, realData, realDataOnly, type ImportBench } from './imports.ts';
import { presidioSlices } from './presidioSlices.ts';
import { choose } from './rawFigures.ts';
import { cityOf, namedPlace, placeOf } from './rawGeography.ts';
import { rawFilings } from './rawFilings.ts';
import { rawFlags, savedPremises } from './rawFlags.ts';
import { rawHotels, rawPlaces, type RawHotelMonth, type RawHotels } from './rawLodging.ts';
import { cents, rawRows } from './rawText.ts';
import {
  quarterOf,
  quartersOf,
  rawLargest,
  rawTrialCities,
  rawTrialHotel,
  rawTrialPlace,
} from './rawTrial.ts';

const PRESIDIO = 189;
const UNTIL_2018 = ['HOTEL2017', 'HOT2018'].map((name) => join(realData, `hotel/annual/${name}.zip`));
const IN_2023 = ['01', '03', '05', '09'].map((month) => join(realData, `hotel/monthly/HOT23${month}.zip`));
const PORTAL = ['201709', '201710'].map((month) =>
  join(realData, `mbt/portal/Mixed_Beverage_Gross_Receipts-${month}.csv.gz`),
);

const SEED = 79_843;

const numberOf = (key: string): PropertyNumber => {
  const [taxpayerNumber = '', locationNumber = ''] = key.split('-');
  return { taxpayerNumber, locationNumber: Number(locationNumber) };
};
const lastOf = <T>(months: ReadonlyMap<string, T>): T | undefined =>
  [...months].sort(([one], [other]) => one.localeCompare(other)).at(-1)?.[1];
const countyOf = ({ county }: RawHotelMonth): string | null => (county === PRESIDIO ? 'Presidio' : null);
const cityInCounty = ({ city, county }: RawHotelMonth): string | null => (county === PRESIDIO ? city : null);

describe.skipIf(realDataOnly !== '')(`the samples of visitors in the real releases${realDataOnly}`, () => {
  let bench: ImportBench;
  let server: TestServer;
  let slices: string[] = [];
  let raw: RawHotels;
  let rows: string[][];

  const slicesOf = (paths: readonly string[], kind: 'hotel' | 'bar'): Promise<string[]> =>
    presidioSlices(paths, kind, join(bench.dataDir, 'slices'));

  /** Imports the county's rows, and reads all imported rows again. */
  async function publish(paths: readonly string[]): Promise<void> {
    const added = await slicesOf(paths, 'hotel');
    for (const path of added) await bench.importFile(path, { acceptIncomplete: true });
    slices = [...slices, ...added];
    const all = join(bench.dataDir, 'all.csv');
    writeFileSync(all, slices.map((path) => readFileSync(path, 'latin1')).join(''), 'latin1');
    const filings = rawFilings([all]);
    raw = rawHotels(filings, rawFlags(filings, await savedPremises(bench)));
    rows = rawRows(all);
  }

  beforeAll(async () => {
    bench = await importBench();
    server = await testServer({ database: bench });
    for (const path of await slicesOf(PORTAL, 'bar')) await bench.importFile(path);
    await publish(UNTIL_2018);
  });
  afterAll(async () => {
    await server.close();
    await bench.close();
  });

  /** Cents of the filings of a quarter, straight from their rows: no month and no day is computed. */
  function filedQuarters(isIn: (key: string, row: string[]) => boolean): Map<string, bigint> {
    const quarters = new Map<string, bigint>();
    for (const row of rows) {
      const [end = '', total = ''] = [row[19], row[21]];
      if (!isIn(`${row[0] ?? ''}-${String(Number(row[8]))}`, row)) continue;
      const name = quarterOf(`${end.slice(0, 4)}-${end.slice(4, 6)}`);
      quarters.set(name, (quarters.get(name) ?? 0n) + cents(total));
    }
    return quarters;
  }

  function placeOfRow(row: string[]) {
    const field = (at: number): string => row[at] ?? '';
    return namedPlace(field(9), Number(field(16))) ?? placeOf(field(11), field(14), field(13));
  }

  /** Quarters of which the releases have all months. */
  function expectQuarters(months: readonly (readonly unknown[])[], isIn: (row: string[]) => boolean): void {
    const filed = filedQuarters((_, row) => isIn(row));
    const isWhole = (quarter: string): boolean =>
      months.filter(([month]) => quarterOf(String(month)) === quarter).length === 3;
    const asked = [...quartersOf(months)].filter(([quarter]) => isWhole(quarter));
    for (const [quarter, cents] of asked) expect([quarter, cents]).toEqual([quarter, filed.get(quarter)]);
  }

  async function expectPlaces(): Promise<void> {
    const city = await askTrialPlace(server, 'city');
    expect(city).toEqual(rawTrialPlace(rawPlaces(raw, cityOf).get('MARFA') ?? new Map()));
    expectQuarters(city.months, (row) => placeOfRow(row).city === 'MARFA');
    const county = await askTrialPlace(server, 'county');
    expect(county).toEqual(rawTrialPlace(rawPlaces(raw, countyOf).get('Presidio') ?? new Map()));
    expectQuarters(county.months, (row) => placeOfRow(row).county === PRESIDIO);
    expect(await askTrialCities(server)).toEqual(rawTrialCities(rawPlaces(raw, cityInCounty)));
  }

  async function expectHotel(key: string, latestYear: number): Promise<void> {
    const asked = await askTrialHotel(server);
    expect(asked).toEqual(rawTrialHotel(key, raw.get(key) ?? new Map(), latestYear));
    expect(quartersOf(asked.months)).toEqual(filedQuarters((own) => own === key));
  }

  test('2017 and 2018: hotel, city and county to the cent, over GraphQL and REST', async () => {
    const key = rawLargest(raw, 'MARFA', 2018) ?? '';
    expect(key).toBe('32055012085-2');
    await expectHotel(key, 2018);
    await expectPlaces();
    // Added up by hand.
    const years = await Promise.all([
      askTrialHotel(server),
      askTrialPlace(server, 'city'),
      askTrialPlace(server, 'county'),
    ]);
    expect(years.map((each) => each.years.at(-1)?.slice(0, 2))).toEqual([
      [2018, 2_931_560.72],
      [2018, 9_849_171.47],
      [2018, 11_928_267.92],
    ]);
    expect(await askTrialRelated(server)).toEqual({
      latestYear: 2018,
      name: 'HOTEL SAINT GEORGE',
      names: [key],
      others: [],
      othersCount: 0,
      // The bar of the hotel, which another firm runs.
      bars: ['32001395568-2'],
    });
  });

  test('2023, of which some months are there: the same', async () => {
    await publish(IN_2023);
    await expectPlaces();
    const key = rawLargest(raw, 'MARFA', 2023) ?? '';
    expect(key).toBe('32055012085-2');
    await expectHotel(key, 2023);
  });

  test('any hotel of Marfa that the operator names, monthly and quarterly filers', async () => {
    const keys = [...raw].filter(([, months]) => lastOf(months)?.city === 'MARFA').map(([key]) => key);
    expect(keys.length).toBeGreaterThan(60);
    for (const key of choose(keys, 30, SEED)) {
      server.deps.trialHotel = numberOf(key);
      await expectHotel(key, 2023);
    }
  });

  test.each([
    // The grill in its house, which the former owner runs.
    [
      '32076472490-1',
      { name: 'THE HOTEL PAISANO', bars: ['17525945089-3'], others: ['HOTEL 32076472490-3'] },
    ],
    ['32043340267-4', { name: 'COCHINEAL', names: ['32043340267-4', '32018311376-1'] }],
    // One property, whose taxpayer's name was another one first.
    ['32011015552-3', { name: 'FAXONIA', names: ['32011015552-3', '32011015552-3'] }],
    ['32020504505-3', { name: "MARY'S", others: ['HOTEL 32020504505-1', 'HOTEL 32020504505-2'] }],
  ])('names and relations of %s', async (key, expected) => {
    server.deps.trialHotel = numberOf(key);
    expect(await askTrialRelated(server)).toMatchObject(expected);
  });
});
