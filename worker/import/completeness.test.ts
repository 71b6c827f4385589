import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importBench, type ImportBench } from '../test/imports.ts';
import { h2Rows, m1Row, M2_HEADER, m2Row } from './fixtures/rows.testing.ts';
import type { ReleaseReport } from './report.ts';

const MONTH_ENDS = '0131 0228 0331 0430 0531 0630 0731 0831 0930 1031'.split(' ').map((day) => `2023${day}`);

interface Accepted {
  acceptIncomplete: true;
}

let bench: ImportBench;
let files: string;
beforeEach(async () => {
  bench = await importBench();
  files = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(async () => {
  await bench.close();
  await rm(files, { recursive: true, force: true });
});

async function importText(
  name: string,
  text: string,
  accepted?: Accepted,
): Promise<ReleaseReport | undefined> {
  await writeFile(join(files, name), text);
  const [report] = await bench.importFile(join(files, name), accepted);
  return report;
}

/** Imports a release whose first months have these numbers of rows. */
function importMonths(counts: readonly number[], accepted?: Accepted): Promise<ReleaseReport | undefined> {
  const rows = counts.map((count, i) => h2Rows(count, { periodEnd: MONTH_ENDS[i] ?? '' }));
  return importText('HOTEL2023.csv', rows.join(''), accepted);
}

const numbers = (count: number): string[] => Array.from({ length: count }, (_, i) => String(100_000 + i));

function legacyBars(count: number): string {
  return numbers(count)
    .map((number) => m1Row({ permit: `"MB${number}"`, period: '"2016/11"' }))
    .join('');
}

function portalBars(count: number): string {
  const rows = numbers(count).map((number) => m2Row({ permit: `MB${number}`, locationNumber: number }));
  return M2_HEADER + rows.join('');
}

test('two short months beside each other do not excuse each other', async () => {
  const report = await importMonths([600, 600, 400, 400, 600, 600]);
  expect(report?.outcome).toBe('refused');
  expect(report?.message).toContain('2023-03 (monthly) has 400 rows where the months around it have 600');
  expect(report?.message).toContain('2023-04 (monthly) has 400 rows where the months around it have 600');
});

test('the last two months do not excuse each other either', async () => {
  const report = await importMonths([600, 600, 600, 600, 400, 400]);
  expect(report).toMatchObject({ outcome: 'published', flagged: { 'month not yet complete': 800 } });
  expect(report?.message).toContain('2023-05 (monthly) has 400 rows where the months around it have 600');
  expect(report?.message).toContain('2023-06 (monthly) has 400 rows where the months around it have 600');
});

test('a file that lacks rows in many months names the first of them, and says how many more there are', async () => {
  const report = await importMonths([600, 2, 2, 2, 600, 2, 2, 2, 600, 600]);
  expect(report?.message).toMatch(
    /^Held back as incomplete: 2023-02 .* 2023-07 \(monthly\) has 2 rows where the months around it have 600; and 1 more\. Wait/,
  );
  expect(report?.message).not.toContain('2023-08');
});

test('quarterly filers that become fewer quarter by quarter hold back nothing', async () => {
  const quarters = ['20230331', '20230630', '20230930', '20231231'].map((periodEnd, i) =>
    h2Rows([671, 606, 575, 570][i] ?? 0, { periodEnd, filerType: '60' }),
  );
  const report = await importText('HOTEL2023.csv', quarters.join(''));
  expect(report).toMatchObject({ outcome: 'published', flagged: {} });
});

test('a marketplace that begins to file holds back nothing', async () => {
  expect((await importMonths([600, 600, 600, 800, 800, 800]))?.outcome).toBe('published');
});

test('the last months, which are still arriving, are left out and the others published', async () => {
  const report = await importMonths([600, 600, 600, 600, 600, 150]);
  expect(report).toMatchObject({
    outcome: 'published',
    flagged: { 'month not yet complete': 150 },
  });
  expect(report?.message).toContain('Left out as incomplete: 2023-06 (monthly) has 150 rows');
  expect(await bench.rows("select from hotel_filing where period_end = '2023-06-30'")).toEqual([]);
});

test('months that were left out are published when the operator accepts them', async () => {
  const counts = [600, 600, 600, 600, 600, 150];
  await importMonths(counts);
  expect(await importMonths(counts)).toMatchObject({
    outcome: 'already_published',
    added: 0,
  });
  const accepted = await importMonths(counts, { acceptIncomplete: true });
  expect(accepted).toMatchObject({
    outcome: 'published',
    added: 150,
    unchanged: 3000,
    message: null,
  });
  expect(await importMonths(counts)).toMatchObject({
    outcome: 'already_published',
  });
});

test('a month after a gap is held back only if the months of a year before have more than twice its rows', async () => {
  await importText('HOT2301.CSV', h2Rows(600, { periodEnd: '20230131' }));
  const few = await importText('HOT2309.CSV', h2Rows(290, { periodEnd: '20230930' }));
  expect(few?.message).toContain('2023-09 (monthly) has 290 rows where the months around it have 600');
  const enough = await importText('HOT2309.CSV', h2Rows(310, { periodEnd: '20230930' }));
  expect(enough?.outcome).toBe('published');
});

test('the portal’s first month is held back while legacy releases have more than twice its rows', async () => {
  expect((await importText('MIXEDBEV_11_2016.csv', legacyBars(300)))?.outcome).toBe('published');
  const few = await importText('portal.csv', portalBars(140));
  expect(few?.message).toContain('2017-09 (portal) has 140 rows where the months around it have 300');
  expect((await importText('portal.csv', portalBars(160)))?.outcome).toBe('published');
});
