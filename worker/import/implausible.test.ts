import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Random } from '../demo/sample/random.ts';
import { importBench, type ImportBench } from '../test/imports.ts';
import { h2Row, h2Rows, m1Row } from './fixtures/rows.testing.ts';
import type { ImportOptions } from './options.ts';
import type { ReleaseReport } from './report.ts';

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

async function imported(content: string, options: Partial<ImportOptions> = {}): Promise<ReleaseReport> {
  await writeFile(join(files, 'release.csv'), content);
  const [report] = await bench.importFile(join(files, 'release.csv'), options);
  if (report === undefined) throw new Error('there is no report');
  return report;
}

/** A number of legacy rows, each with its own permit. */
function m1Rows(count: number, changes: Parameters<typeof m1Row>[0]): string {
  return Array.from({ length: count }, (_, i) =>
    m1Row({ permit: `"MB${String(200_000 + i)}"`, ...changes }),
  ).join('');
}

describe('periods in the future', () => {
  test('hold a release back, until they are accepted', async () => {
    const content = h2Rows(290) + h2Rows(10, { taxpayerNumber: '32000000009', periodEnd: '21010131' });
    const held = await imported(content);
    expect(held).toMatchObject({ outcome: 'refused', flagged: { 'period in the future': 10 } });
    expect(held.message).toBe(
      'Held back: 10 of 300 rows state a period that has not begun, the first at line 291. Check the periods in ' +
        'the file, and the date of this machine. If that is right, accept it (--accept-future).',
    );
    expect(await bench.rows('select from hotel_filing')).toEqual([]);
    const accepted = await imported(content, { acceptFuture: true, acceptIncomplete: true });
    expect(accepted).toMatchObject({ outcome: 'published', added: 300 });
  });

  test('of single rows do not hold it back', async () => {
    const content = m1Rows(120, {}) + m1Rows(2, { period: '"2101/01"' });
    const report = await imported(content);
    expect(report).toMatchObject({ outcome: 'published', flagged: { 'period in the future': 2 } });
  });

  test('are those that begin after the running month', async () => {
    const monthEnd = async (months: number): Promise<string> => {
      const sql = `select to_char(date_trunc('month', current_date) + $1 * interval '1 month' - interval '1 day',
        'YYYYMMDD') as day`;
      return (await bench.rows<{ day: string }>(sql, [months]))[0]?.day ?? '';
    };
    expect((await imported(h2Row({ periodEnd: await monthEnd(1) }))).outcome).toBe('published');
    expect((await imported(h2Row({ periodEnd: await monthEnd(2) }))).message).toContain('1 of 1 rows state');
  });
});

describe('amounts', () => {
  test('that are mostly zero hold a release back, until they are accepted', async () => {
    const content = h2Rows(199) + h2Rows(200, { taxpayerNumber: '32000000009', total: '0.00' });
    const held = await imported(content);
    expect(held.message).toBe(
      'Held back: 200 of 399 rows state no receipts, or negative ones, the first at line 200. Ask the comptroller ' +
        'for a corrected file. If that is right, accept it (--accept-amounts).',
    );
    expect((await imported(content, { acceptAmounts: true })).outcome).toBe('published');
  });

  test('that are negative hold one back if they are more than a few', async () => {
    const few = m1Rows(291, {}) + m1Rows(9, { address: '"2 RIVER RD"', tax: '-5.00' });
    expect(await imported(few)).toMatchObject({ outcome: 'published', flagged: { 'negative amount': 9 } });
    const many = m1Rows(270, {}) + m1Rows(40, { address: '"2 RIVER RD"', tax: '-5.00' });
    expect((await imported(many)).message).toContain(
      'Held back: 40 of 310 rows state a negative amount, the first at line 271.',
    );
  });
});

describe('a row that stands in a release 8,000 times', () => {
  test.each([
    ['hotel', h2Row()],
    ['legacy beverage', m1Row()],
  ])('counts once and holds up nobody: %s', async (_, row) => {
    const report = await imported(row.repeat(8000));
    expect(report).toMatchObject({
      outcome: 'published',
      rows: 8000,
      added: 1,
      flagged: { 'exact repeat': 7999 },
    });
    expect(Math.max(...Object.values(report.seconds))).toBeLessThan(10);
  });

  test('each time with another amount, as legacy releases may, is summed as quickly', async () => {
    const rows = Array.from({ length: 8000 }, (_, i) => m1Row({ tax: `${i}.00` }));
    const report = await imported(rows.join(''));
    expect(report).toMatchObject({ outcome: 'published', added: 1 });
    expect(await bench.rows('select tax_cents from beverage_filing')).toEqual([{ tax_cents: 3_199_600_000 }]);
    expect(Math.max(...Object.values(report.seconds))).toBeLessThan(10);
  });
});

test('the longest texts that are read can be published: no index is too small for them', async () => {
  const random = new Random(1);
  const text = (): string => {
    return Array.from({ length: 500 }, () => String.fromCharCode(65 + Math.floor(random.next() * 26))).join(
      '',
    );
  };
  const taxpayer = {
    taxpayerName: text(),
    taxpayerAddress: text(),
    taxpayerCity: text(),
    taxpayerPhone: text(),
  };
  const location = {
    locationName: text(),
    locationAddress: text(),
    locationCity: text(),
    locationZip: text(),
  };
  const hotel = await imported(
    h2Rows(20) + h2Row({ ...taxpayer, ...location, taxpayerNumber: '4'.repeat(500) }),
  );
  expect(hotel).toMatchObject({ outcome: 'published', added: 21 });
  const [name, address, city, zip] = [text(), text(), text(), text()];
  const bar = await imported(m1Row({ permit: text(), name, address, city, zip }) + m1Rows(20, {}));
  expect(bar).toMatchObject({ outcome: 'published', added: 21 });
});
