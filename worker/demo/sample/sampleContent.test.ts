import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../server/platform/lib/projectRoot.ts';
import type { SampleFile } from './generateSample.ts';
import {
  readHotelRows,
  readPortalRows,
  removeSample,
  writeSample,
  type HotelRow,
  type PortalRow,
} from './readSample.testing.ts';

const realPortal = join(projectRoot, '../shared/data/mbt/portal/Mixed_Beverage_Gross_Receipts-201709.csv.gz');

let files: SampleFile[];
/** Every filing of every release but the first issue of the month that came out twice. */
let filings: HotelRow[];
let drinks: PortalRow[];

beforeAll(() => {
  files = writeSample(1);
  const hotels = files.filter(({ path, product }) => product === 'hotel' && !path.endsWith('HOT2603.CSV'));
  filings = hotels.flatMap((file) => readHotelRows(file.path));
  drinks = readPortalRows(files.at(-1)?.path ?? '');
});

afterAll(() => removeSample(files));

function issue(name: string): Map<string, HotelRow> {
  const path = files.find((file) => file.path.endsWith(name))?.path ?? '';
  return new Map(readHotelRows(path).map((row) => [[row.taxpayer, row.location, row.filerType].join(), row]));
}

function properties(rows: readonly HotelRow[]): Set<string> {
  return new Set(rows.map((row) => `${row.taxpayer}-${row.location}`));
}

describe('the sample', () => {
  it('runs for some twenty years up to the last complete month of its fixed day', () => {
    const ends = filings.map((row) => row.periodEnd).sort();
    expect([ends[0], ends.at(-1)]).toEqual(['20060131', '20260831']);
    const months = new Set(
      drinks.map((row) => row['Obligation End Date']?.replace(/(..).(..).(....)/, '$3$1')),
    );
    expect([[...months].sort()[0], [...months].sort().at(-1), months.size]).toEqual([
      '200701',
      '202608',
      236,
    ]);
  });

  it('has hotels, rentals and bars in Marfa and in Presidio, both in Presidio County', () => {
    for (const city of ['MARFA', 'PRESIDIO']) {
      const hotels = filings.filter((row) => row.city === city && row.periodEnd === '20260630');
      expect(hotels.length, city).toBeGreaterThanOrEqual(3);
      expect(new Set(hotels.map((row) => row.county))).toEqual(new Set(['189']));
      const bars = drinks.filter(
        (row) => row['Location City'] === city && row['Obligation End Date'] === '06/30/2026',
      );
      expect(bars.length, city).toBeGreaterThanOrEqual(2);
      expect(new Set(bars.map((row) => row['Location County']))).toEqual(new Set(['189']));
    }
  });

  it('keeps the scale at which it loads within seconds', () => {
    expect(filings.length).toBeGreaterThan(70_000);
    expect(filings.length).toBeLessThan(95_000);
    expect(drinks.length).toBeGreaterThan(90_000);
    expect(drinks.length).toBeLessThan(120_000);
  });

  it('uses taxpayer numbers and permits that no real release has (skipped where ../shared/data is absent)', ({
    skip,
  }) => {
    if (!existsSync(realPortal)) skip('the real releases are not here');
    const real: PortalRow[] = parse(gunzipSync(readFileSync(realPortal)), { columns: true });
    const taken = new Set(real.flatMap((row) => [row['Taxpayer Number'], row['TABC Permit Number']]));
    const invented = [
      ...filings.map((row) => row.taxpayer),
      ...drinks.map((row) => row['TABC Permit Number']),
    ];
    expect(invented.filter((number) => taken.has(number))).toEqual([]);
    expect(real.filter((row) => row['Taxpayer Number']?.startsWith('399'))).toEqual([]);
    expect(real.filter((row) => row['TABC Permit Number']?.[2] === '3')).toEqual([]);
  });

  it('gives the largest hotel of Marfa, which visitors see, a past, bars and relations elsewhere', () => {
    const latest = filings.filter((row) => row.city === 'MARFA' && row.periodEnd.startsWith('2026'));
    const sums = new Map<string, number>();
    for (const { name, totalCents } of latest.filter(({ name: each }) => !each.startsWith('CITY OF ')))
      sums.set(name, (sums.get(name) ?? 0) + totalCents);
    const [largest] = [...sums].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    const hotel = latest.find(({ name }) => name === largest);
    const inHouse = filings.filter(({ address, zip }) => address === hotel?.address && zip === hotel.zip);
    expect(new Set(inHouse.map(({ taxpayer }) => taxpayer)).size).toBe(3);
    expect(new Set(inHouse.map(({ name }) => name)).size).toBe(3);
    const own = inHouse.filter(({ taxpayer }) => taxpayer === hotel?.taxpayer);
    expect(new Set(own.map(({ name }) => name)).size).toBe(2);

    const bars = drinks.filter(
      (row) => row['Location Address'] === hotel?.address && row['Location Zip'] === hotel?.zip,
    );
    const namesOf = (rows: readonly PortalRow[]): Set<string | undefined> =>
      new Set(rows.map((row) => row['Location Name']));
    expect(namesOf(bars).size).toBe(2);
    expect(namesOf(bars.filter((row) => row['Obligation End Date'] === '08/31/2026'))).toEqual(
      new Set([largest]),
    );
    const group = drinks.filter((row) => row['Taxpayer Number'] === hotel?.taxpayer);
    expect(namesOf(group).size).toBe(3);
    const sisters = filings.filter(({ taxpayer }) => taxpayer === hotel?.taxpayer);
    expect(new Set(sisters.map(({ zip }) => zip)).size).toBe(4);
  });

  it('fills the coast in summer and empties hotels in April 2020', () => {
    const total = (city: string, month: string): number =>
      filings
        .filter(
          (row) =>
            row.city === city &&
            row.periodEnd.startsWith(month) &&
            row.filerType === '50' &&
            row.rooms < 1000,
        )
        .reduce((sum, row) => sum + row.totalCents, 0);
    expect(total('GALVESTON', '201907')).toBeGreaterThan(2 * total('GALVESTON', '201901'));
    expect(total('AUSTIN', '202004')).toBeLessThan(0.35 * total('AUSTIN', '201904'));
    expect(total('AUSTIN', '202504')).toBeGreaterThan(1.3 * total('AUSTIN', '200604'));
  });
});

describe('the sample does what the real files do:', () => {
  it('marketplaces file one unit per city at their own address', () => {
    const rows = filings.filter((row) => row.name.startsWith('CITY OF '));
    expect(new Set(rows.map((row) => row.rooms))).toEqual(new Set([1]));
    expect(new Set(rows.map((row) => `${row.state} ${row.county}`))).toEqual(new Set(['CA ', 'TX 227']));
    expect(rows.some((row) => row.name === 'CITY OF MARFA' && row.totalCents > 0)).toBe(true);
  });

  it('one of them files for counties as well', () => {
    const rows = filings.filter((row) => row.name.startsWith('COUNTY OF '));
    expect(new Set(rows.map((row) => `${String(row.rooms)} ${row.state} ${row.county}`))).toEqual(
      new Set(['1 TX 227']),
    );
    expect(new Set(rows.map((row) => row.taxpayer)).size).toBe(1);
    expect(rows.some((row) => row.name === 'COUNTY OF PRESIDIO' && row.totalCents > 0)).toBe(true);
  });

  it('taxable is never above the total, often below, at times zero; many rows are zero', () => {
    expect(filings.filter((row) => row.taxableCents > row.totalCents)).toEqual([]);
    expect(filings.filter((row) => row.taxableCents < row.totalCents).length).toBeGreaterThan(10_000);
    expect(filings.filter((row) => row.taxableCents === 0 && row.totalCents > 0).length).toBeGreaterThan(100);
    expect(filings.filter((row) => row.totalCents === 0).length).toBeGreaterThan(1_000);
  });

  it('a few totals and one capacity are slips', () => {
    const totals = filings.filter(
      (row) => row.totalCents > 500_000_000 && row.totalCents > 20 * row.taxableCents,
    );
    expect(totals.length).toBe(3);
    expect(properties(filings.filter((row) => row.rooms > 3_000)).size).toBe(1);
  });

  it('houses change hands at one address, and some filers change from quarters to months', () => {
    const owners = new Map<string, Set<string>>();
    for (const row of filings) {
      const at = `${row.address} ${row.zip}`;
      owners.set(at, (owners.get(at) ?? new Set()).add(row.taxpayer));
    }
    expect([...owners.values()].filter((some) => some.size === 2).length).toBeGreaterThan(30);
    const byType = (type: string): Set<string> => properties(filings.filter((row) => row.filerType === type));
    const monthly = byType('50');
    const both = [...byType('60')].filter((property) => monthly.has(property));
    expect(both.length).toBeGreaterThanOrEqual(2);
  });

  it('places open and close', () => {
    const openedLater = filings.filter((row) => row.begin > '20150101');
    expect(properties(openedLater).size).toBeGreaterThan(50);
    expect(properties(filings.filter((row) => row.end !== '')).size).toBeGreaterThan(50);
  });

  it('cities are spelled in more than one way', () => {
    expect(filings.some((row) => row.city === 'FT WORTH')).toBe(true);
    expect(filings.some((row) => row.city === 'FORT WORTH')).toBe(true);
  });

  it('the second issue of a month adds, withdraws and corrects a few filings', () => {
    const first = issue('HOT2603.CSV');
    const second = issue('HOT2603_REISSUED.CSV');
    const corrected = [...second].filter(
      ([key, row]) => (first.get(key)?.totalCents ?? row.totalCents) !== row.totalCents,
    );
    expect([...second.keys()].filter((key) => !first.has(key)).length).toBe(3);
    expect([...first.keys()].filter((key) => !second.has(key)).length).toBe(2);
    expect(corrected.length).toBe(8);
  });

  it('hotels have bars at their own address, some bars take cover charge, some permits outlive an owner', () => {
    const hotels = new Set(filings.map((row) => `${row.taxpayer} ${row.address} ${row.zip}`));
    const inside = drinks.filter((row) =>
      hotels.has(`${row['Taxpayer Number']} ${row['Location Address']} ${row['Location Zip']}`),
    );
    expect(inside.length).toBeGreaterThan(1_000);
    expect(drinks.filter((row) => row['Cover Charge Receipts'] !== '0').length).toBeGreaterThan(500);
    const owners = new Map<string, Set<string>>();
    for (const row of drinks) {
      const permit = row['TABC Permit Number'] ?? '';
      owners.set(permit, (owners.get(permit) ?? new Set()).add(row['Taxpayer Number'] ?? ''));
    }
    expect([...owners.values()].filter((some) => some.size > 1).length).toBeGreaterThan(3);
  });
});
