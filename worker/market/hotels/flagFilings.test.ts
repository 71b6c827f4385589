import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastDayOf, type Month } from '../../../server/platform/lib/month.ts';
import { h2Row } from '../../import/fixtures/rows.testing.ts';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { decide } from './doubtful.ts';

interface Filed {
  location: number;
  dollars: number;
  taxable?: number;
  rooms?: number;
  address?: string;
  filer?: '50' | '60';
}

const MONTHS: Month[] = ['2022-10', '2022-11', '2022-12', '2023-01', '2023-02', '2023-03', '2023-04'];
/** The position of the same month as the fourth, a year before it. */
const YEAR_BEFORE = 7;
const monthAt = (at: number): Month => (at === YEAR_BEFORE ? '2022-01' : (MONTHS[at] ?? '2023-04'));

/** Far above its usual month: never before in January, and, a camp's, each January. */
function unusualIn(at: number): Filed[] {
  return [
    { location: 12, dollars: at === 3 ? 950_000 : 95_000, taxable: 9_000 },
    { location: 13, dollars: at === 3 || at === YEAR_BEFORE ? 950_000 : 95_000, taxable: 9_000 },
  ];
}

/** The same to the cent in the first, second and last month: three of one amount, far apart. */
function repeatedIn(at: number): Filed {
  return { location: 14, dollars: [0, 1, 6].includes(at) ? 8_123.45 : 9_000.25 + at };
}
const REPEATED = ['2022-10', '2022-11', '2023-04'].map((month) => `14 ${month} REPEATED_RECEIPTS`);

/** Filings of a month, by position in the list. */
function filedIn(at: number): Filed[] {
  if (at === YEAR_BEFORE) return unusualIn(at);
  const isQuarterEnd = at === 2 || at === 5;
  return [
    // A digit too many in the fourth month.
    { location: 1, dollars: at === 3 ? 950_000 : 95_000, taxable: 90_000 },
    // The same amount, all of it untaxed: not an extra digit.
    { location: 2, dollars: at === 3 ? 950_000 : 95_000, taxable: 0 },
    { location: 3, dollars: 8_000_000, taxable: 10_000, rooms: 500 },
    // Room-nights in place of rooms, and one room for hundreds.
    { location: 4, dollars: 60_000, rooms: 2_940 },
    { location: 5, dollars: 600_000, rooms: 1 },
    { location: 6, dollars: 60_000, rooms: 17_211 },
    // Empty for three months in a row, and in a single one.
    { location: 7, dollars: at >= 1 && at <= 3 ? 0 : 60_000 },
    { location: 8, dollars: at === 3 ? 0 : 60_000 },
    // An ended permit beside the continuing one; both move in the sixth month.
    { location: 9, dollars: at % 2 === 0 ? 0 : 1, address: at < 5 ? '9 MAIN ST' : '90 MAIN ST' },
    { location: 10, dollars: 60_000, address: at < 5 ? '9 MAIN STREET' : '91 MAIN ST' },
    ...unusualIn(at),
    repeatedIn(at),
    ...(isQuarterEnd ? [{ location: 11, dollars: at === 2 ? 0 : 90_000, filer: '60' as const }] : []),
  ];
}

function rowOf(
  { location, dollars, taxable = dollars, rooms = 40, address, filer = '50' }: Filed,
  at: number,
) {
  return h2Row({
    locationNumber: String(location).padStart(5, '0'),
    locationName: '"HAMPTON INN MARFA"',
    locationAddress: `"${address ?? `${String(location)} RIVER RD`}"`,
    capacity: String(rooms).padStart(5),
    total: dollars.toFixed(2).padStart(14),
    taxable: taxable.toFixed(2).padStart(14),
    filerType: filer,
    periodEnd: lastDayOf(monthAt(at)).replaceAll('-', ''),
  });
}

let bench: ImportBench;
async function importMonth(at: number, change: Partial<Filed> & { location: number } = { location: 0 }) {
  const rows = filedIn(at).map((filed) =>
    filed.location === change.location ? { ...filed, ...change } : filed,
  );
  const month = monthAt(at);
  const file = join(bench.dataDir, `HOT${month.slice(2, 4)}${month.slice(5)}.CSV`);
  await writeFile(file, rows.map((filed) => rowOf(filed, at)).join(''));
  const [report] = await bench.importFile(file, { acceptIncomplete: true, acceptChanges: true });
  expect(report?.outcome).toBe('published');
}

/** Flags by location and month, such as `1 2023-01 EXTRA_DIGIT`. */
async function flags(): Promise<string[]> {
  const rows = await bench.rows<{ text: string }>(`
    select p.location_number || ' ' || to_char(f.period_end, 'YYYY-MM') || ' '
      || concat_ws(' ', f.receipts_flag, f.rooms_rule) as text
    from hotel_filing f join hotel_property p on p.id = f.property_id
    where f.replaced_by_release_id is null and (f.receipts_flag is not null or f.rooms_flag is not null)
    order by p.location_number, f.period_end`);
  return rows.map(({ text }) => text);
}

const all = (location: number, flag: string): string[] =>
  MONTHS.map((month) => `${location} ${month} ${flag}`);

const EXPECTED = [
  '1 2023-01 EXTRA_DIGIT',
  ...all(3, 'UNSUPPORTED_TOTAL'),
  ...all(4, 'TOO_LITTLE_PER_NIGHT'),
  ...all(5, 'TOO_MUCH_PER_NIGHT'),
  ...all(6, 'TOO_MANY_ROOMS'),
  ...['2022-11', '2022-12', '2023-01'].map((month) => `7 ${month} EMPTY_MONTHS`),
  '11 2022-12 EMPTY_QUARTER',
  '12 2023-01 UNUSUAL_RECEIPTS',
  ...REPEATED,
];
/** October, November and April. */
const REPEATED_YEARS = ['14 2022 1536', '14 2023 8'];

/** All derived data, without ids that depend on the order of imports. */
async function derived(): Promise<unknown> {
  const sums = [
    'hotel_place_month',
    'hotel_place_year',
    'brand_month',
    'parent_company_month',
    'new_hotels_year',
  ];
  const texts = sums.map(
    (table) => `select '${table}' || (to_jsonb(t) - 'release_id')::text as text from ${table} t`,
  );
  const months = ['hotel_month', 'hotel_year'].map(
    (table) => `select '${table} ' || p.location_number || (to_jsonb(m) - 'release_id' - 'property_id')::text
    from ${table} m join hotel_property p on p.id = m.property_id`,
  );
  const doubtful = `select 'doubtful_filing ' || p.location_number || (to_jsonb(e) - 'release_id' - 'filing_id')::text
    from doubtful_filing e join hotel_filing f on f.id = e.filing_id join hotel_property p on p.id = f.property_id`;
  return bench.rows(`${[...texts, ...months, doubtful].join(' union all ')} order by 1`);
}

/** Years of hotels with the bits of their months with unusual receipts. */
async function unusualYears(): Promise<string[]> {
  const rows = await bench.rows<{ text: string }>(
    `select p.location_number || ' ' || y.year || ' ' || y.unusual_receipts as text
    from hotel_year y join hotel_property p on p.id = y.property_id where y.unusual_receipts <> 0
    order by 1`,
  );
  return rows.map(({ text }) => text);
}

/** Months of the city and the brand with unusual receipts, and these in dollars. */
async function unusualSums(): Promise<string[]> {
  const of = (table: string, where: string): string =>
    `select '${table} ' || to_char(month, 'YYYY-MM') || ' ' || unusual_receipts_cents / 100 as text from ${table}
     where unusual_receipts_cents <> 0 and ${where}`;
  const rows = await bench.rows<{ text: string }>(
    `${of('hotel_place_month', `kind = 'CITY'`)} union all ${of('brand_month', 'true')} order by 1`,
  );
  return rows.map(({ text }) => text);
}

describe.each([
  ['in order', [YEAR_BEFORE, 0, 1, 2, 3, 4, 5, 6]],
  ['backwards', [6, 5, 4, 3, 2, 1, 0, YEAR_BEFORE]],
  ['shuffled', [3, 6, 0, YEAR_BEFORE, 5, 2, 4, 1]],
])('months imported %s', (_, order) => {
  beforeAll(async () => {
    bench = await importBench();
    for (const at of order) await importMonth(at);
  });
  afterAll(() => bench.close());

  test('have the same flags, and sums that equal a rebuild', async () => {
    expect(await flags()).toEqual(EXPECTED);
    expect(await unusualYears()).toEqual(['12 2023 1', ...REPEATED_YEARS]);
    const sums = ['2022-10 8123', '2022-11 8123', '2023-01 950000', '2023-04 8123'];
    expect(await unusualSums()).toEqual(
      ['brand_month', 'hotel_place_month'].flatMap((table) => sums.map((sum) => `${table} ${sum}`)),
    );
    const before = await derived();
    await inMerge(bench.pool, (client) => rebuildAll(client, 'hotel'));
    expect(await flags()).toEqual(EXPECTED);
    expect(await derived()).toEqual(before);
  });

  test('follow what a re-issue says of other months and other properties', async () => {
    // The empty month beside a neighbor, once the two are at one address again.
    for (const location of [9, 10]) await importMonth(6, { location, address: '92 MAIN ST' });
    await importMonth(6, { location: 10, address: '90 MAIN ST' });
    const idle = ['2022-10', '2022-12', '2023-02', '2023-04'].map(
      (month) => `9 ${month} EMPTY_BESIDE_OTHERS`,
    );
    expect((await flags()).filter((text) => text.startsWith('9 '))).toEqual(idle);
    // Another amount leaves two alike, and the same one again three.
    const repeated = async () => (await flags()).filter((text) => text.endsWith('REPEATED_RECEIPTS'));
    await importMonth(1, { location: 14, dollars: 8_123.46 });
    expect(await repeated()).toEqual([]);
    await importMonth(1);
    expect(await repeated()).toEqual(REPEATED);
    // Receipts in the middle of the three empty months leave single ones.
    await importMonth(2, { location: 7, dollars: 5 });
    expect((await flags()).filter((text) => text.startsWith('7 '))).toEqual([]);
    // As much a year before is a season; little again, and the month stands out.
    const unusual = async () => (await flags()).filter((text) => text.endsWith('UNUSUAL_RECEIPTS'));
    await importMonth(YEAR_BEFORE, { location: 12, dollars: 600_000 });
    expect(await unusual()).toEqual([]);
    expect(await unusualYears()).toEqual(REPEATED_YEARS);
    await importMonth(YEAR_BEFORE, { location: 12, dollars: 90_000 });
    expect(await unusual()).toEqual(['12 2023-01 UNUSUAL_RECEIPTS']);
    expect(await unusualYears()).toEqual(['12 2023 1', ...REPEATED_YEARS]);
    const before = await derived();
    await inMerge(bench.pool, (client) => rebuildAll(client, 'hotel'));
    expect(await derived()).toEqual(before);
    // Accepted, it is a figure like any other.
    const [filing] = await bench.rows<{ id: number }>(
      "select id from hotel_filing where replaced_by_release_id is null and receipts_flag = 'UNUSUAL_RECEIPTS'",
    );
    const ids = [filing?.id ?? 0];
    await decide(bench.pool, ids, { decision: 'ACCEPTED', note: '', by: 'operator' });
    expect(await unusualYears()).toEqual(REPEATED_YEARS);
    await decide(bench.pool, ids, { decision: null, note: '', by: 'operator' });
    expect(await unusualYears()).toEqual(['12 2023 1', ...REPEATED_YEARS]);
  });
});
