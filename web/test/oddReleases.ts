import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { asProduct } from '../../server/launch/test/productRole.ts';
import { createPool } from '../../server/platform/database.ts';
import { h2Row, m2Row, M2_HEADER } from '../../worker/import/fixtures/rows.testing.ts';
import { registerImport } from '../../worker/import/registerImport.ts';
import { runImport } from '../../worker/import/runImport.ts';
import type { Running } from './product.ts';

/** A year of months and then, after one that no release has, another. */
const YEARS = [2021, 2023];
/** Hotels, and bars, that there are so many of only to be missed in the last month. */
const OTHERS = 118;
const OTHERS_IN_TIME = 10;

interface Month {
  year: number;
  month: number;
  /** The number of the others that are in it. */
  others: number;
}

function monthsOf(year: number, others: number, numbers: readonly number[]): Month[] {
  return numbers.map((month) => ({ year, month, others }));
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

const isQuarterEnd = ({ month }: Month): boolean => month % 3 === 0;

function lastDay({ year, month }: Month): Date {
  return new Date(Date.UTC(year, month, 0));
}

const compact = (month: Month): string => lastDay(month).toISOString().slice(0, 10).replaceAll('-', '');

function portalDay(month: Month): string {
  const [year = '', number = '', day = ''] = lastDay(month).toISOString().slice(0, 10).split('-');
  return `${number}/${day}/${year}`;
}

const quoted = (text: string): string => `"${text}"`;
const money = (dollars: number): string => dollars.toFixed(2).padStart(14);

const presidio = { locationCity: quoted('PRESIDIO'), locationZip: quoted('79845') };
const alpine = { locationCity: quoted('ALPINE'), locationZip: quoted('79830'), locationCounty: '22' };

type Changes = NonNullable<Parameters<typeof h2Row>[0]>;

function hotelRow(location: number, name: string, dollars: number, changes: Changes): string {
  return h2Row({
    locationNumber: String(location).padStart(5, '0'),
    locationName: quoted(name),
    locationAddress: quoted(`${String(location)} RIVER RD`),
    total: money(dollars),
    taxable: money(dollars),
    ...changes,
  });
}

/** Three hotels with a story, and the others. In June 2023 the first files a digit too many. */
export function hotelRows(month: Month): string {
  const periodEnd = compact(month);
  const isSlip = month.year === 2023 && month.month === 6;
  const isShort = month.others === OTHERS_IN_TIME;
  return [
    hotelRow(1, 'HAMPTON INN MARFA', isSlip ? 1_500_000 : 150_000 + month.month * 1_000, {
      periodEnd,
      capacity: '   80',
      ...(isSlip && { taxable: money(140_000) }),
    }),
    isShort ? '' : hotelRow(2, 'DESERT INN', 90_000 - month.month * 500, { periodEnd, capacity: '   60' }),
    isQuarterEnd(month)
      ? hotelRow(3, 'QUARTER LODGE', 61_000, { periodEnd, filerType: '60', capacity: '   20', ...presidio })
      : '',
    ...upTo(month.others).map((other) =>
      hotelRow(100 + other, `ROOMS ${String(other)}`, 3_000, { periodEnd, capacity: '    5', ...alpine }),
    ),
  ].join('');
}

function barRows(month: Month): string {
  const periodEnd = portalDay(month);
  return [
    m2Row({ periodEnd, total: `$${String(23_000 + month.month * 100)}` }),
    ...upTo(month.others).map((other) =>
      m2Row({
        periodEnd,
        locationNumber: String(100 + other),
        locationName: `BAR ${String(other)}`,
        locationAddress: `${String(other)} RIVER RD`,
        locationCity: 'ALPINE',
        locationZip: '79830',
        locationCounty: '22',
        permit: `MB2000${String(100 + other)}`,
      }),
    ),
  ].join('');
}

const [first = 0, last = 0] = YEARS;
const whole = monthsOf(first, OTHERS, upTo(12));
const latest = monthsOf(last, OTHERS, upTo(11));
const short = monthsOf(last, OTHERS_IN_TIME, [12]);

const rowsOf = (months: readonly Month[], of: (month: Month) => string): string => months.map(of).join('');

const FILES: readonly (readonly [name: string, content: string])[] = [
  ['HOTEL2021.CSV', rowsOf(whole, hotelRows)],
  ['HOTEL2023.CSV', rowsOf(latest, hotelRows)],
  ['HOT2312.CSV', rowsOf(short, hotelRows)],
  ['Mixed_2023_11.csv', M2_HEADER + rowsOf([...whole, ...latest], barRows)],
  ['Mixed_2023_12.csv', M2_HEADER + rowsOf(short, barRows)],
];

/**
 * Publishes releases that lack a year and much of the latest month, with a filing that is flagged and a city of
 * quarterly filers only, of both taxes.
 */
export async function importOddReleases({ databaseUrl, dataDir }: Running): Promise<void> {
  const pool = createPool(asProduct(databaseUrl));
  try {
    for (const [name, content] of FILES) {
      const path = join(dataDir, name);
      await writeFile(path, content);
      const options = { acceptIncomplete: true, synthetic: true };
      const id = await registerImport({ pool, dataDir }, { path, fileName: basename(path), options });
      const { state, reports } = await runImport({ pool, dataDir }, id);
      if (state !== 'published') throw new Error(`${name} was not published: ${JSON.stringify(reports)}`);
    }
  } finally {
    await pool.end();
  }
}

/** Hands over a month of the next year with far too few rows, which a check holds back. */
export async function importHeldRelease({ databaseUrl, dataDir }: Running, month = 1): Promise<void> {
  const pool = createPool(asProduct(databaseUrl));
  try {
    const path = join(dataDir, `HOT240${String(month)}.CSV`);
    await writeFile(path, hotelRows({ year: last + 1, month, others: OTHERS_IN_TIME }));
    const id = await registerImport(
      { pool, dataDir },
      { path, fileName: basename(path), options: { synthetic: true } },
    );
    const { state } = await runImport({ pool, dataDir }, id);
    if (state !== 'refused') throw new Error(`The import was ${state}.`);
  } finally {
    await pool.end();
  }
}
