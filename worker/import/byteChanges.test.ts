import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { projectRoot } from '../../server/platform/lib/projectRoot.ts';
import { importBench, type ImportBench } from '../test/imports.ts';
import { Random } from '../demo/sample/random.ts';
import { accountFor, originalOf, withBytesChanged, type Original } from './fixtures/byteChanges.testing.ts';
import { unpackedWhole } from './fixtures/naiveReading.testing.ts';
import { h1Row, h2Rows, m1Row, M2_HEADER, m2Row } from './fixtures/rows.testing.ts';

// The long run: BYTE_CHANGES=2000 BYTE_CHANGES_ROWS=1000 npx vitest run … byteChanges.test.ts
const isLong = process.env['BYTE_CHANGES'] !== undefined;
const changes = Number(process.env['BYTE_CHANGES'] ?? 40);
/** Number of rows taken from anywhere in a real release. */
const mostRows = Number(process.env['BYTE_CHANGES_ROWS'] ?? 100);
/** Number of bytes changed in each release. */
const atOnce = Number(process.env['BYTE_CHANGES_AT_ONCE'] ?? 1);
const seed = Number(process.env['BYTE_CHANGES_SEED'] ?? 1);
/** One of this many changed releases is also imported. */
const IMPORTED_SHARE = 1 / 20;

const data = join(projectRoot, '../shared/data');
const isThere = existsSync(data);
const skipped = isThere ? '' : ` (skipped: ${data} is not there)`;
const folders = ['hotel/annual', 'hotel/monthly', 'hotel/legacy', 'hotel/quarterly', 'hotel/variants'].concat(
  'mbt/legacy',
  'mbt/portal',
);

vi.setConfig({ testTimeout: 60_000 + changes * 5000 });

let bench: ImportBench;
beforeAll(async () => {
  bench = await importBench();
});
afterAll(() => bench.close());

describe('whatever byte of a release is another, none of its rows vanishes', () => {
  const row = (i: number): string => String(i).padStart(5, '0');
  const many = (of: (i: number) => string): string => Array.from({ length: 30 }, (_, i) => of(i)).join('');
  const object = (i: number): object => ({
    taxpayer_number: '32000000002',
    location_number: row(i),
    location_name: `CLUB "${i}"`,
    obligation_end_date_yyyymmdd: '2018-07-31T00:00:00.000',
    total_receipts: '5',
  });
  const releases: [string, string][] = [
    ['hotl1501.csv', many((i) => h1Row({ outletNumber: row(i) }))],
    ['HOT2303.CSV', h2Rows(30)],
    ['MIXEDBEV_01_2015.CSV', many((i) => m1Row({ permit: `"N ${100_000 + i}"` }))],
    ['portal.csv', M2_HEADER + many((i) => m2Row({ locationNumber: row(i) }))],
    ['portal.json', JSON.stringify(Array.from({ length: 30 }, (_, i) => object(i)))],
  ];

  test.each(releases)('%s, invented', async (name, content) => {
    const original = await originalOf(bench.pool, name, Buffer.from(content));
    const ends = [...original.bytes.keys()].filter((at) => /[\r\n{}]/.test(content[at] ?? ''));
    const change = fc.record({
      at: fc.oneof(fc.nat(original.bytes.length - 1), fc.constantFrom(...ends)),
      to: fc.oneof(fc.nat(255), fc.constantFrom(...Buffer.from('\r\n\0",'))),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, to }) => {
        const changed = Buffer.from(original.bytes);
        changed[at] = to;
        await accountFor(bench.pool, original, changed, 1);
      }),
      { seed, numRuns: 40 },
    );
  });
});

/** The first line and a number of rows from anywhere in a release. */
function excerptOf(content: Buffer, random: Random): Buffer {
  const lines = content.toString('latin1').split(/(?<=\n)/);
  if (content[0] === 0x5b || lines.length <= mostRows) return content;
  const from = 1 + Math.floor(random.next() * (lines.length - mostRows));
  return Buffer.from([lines[0], ...lines.slice(from, from + mostRows)].join(''), 'latin1');
}

async function realOriginals(random: Random): Promise<Original[]> {
  const all = folders.flatMap((folder) =>
    readdirSync(join(data, folder)).map((name) => join(data, folder, name)),
  );
  // The years take long to unpack, and many months are alike.
  const paths = isLong ? all : all.filter((path, i) => !path.includes('annual') && i % 4 === 0);
  const originals: Original[] = [];
  for (const path of paths) {
    for (const [member, content] of await unpackedWhole(path)) {
      if (member !== '' && !/\.csv$/i.test(member)) continue;
      const name = member || basename(path).replace(/\.gz$/, '');
      const stated = name.includes('austin') ? '2015' : null;
      originals.push(await originalOf(bench.pool, name, excerptOf(content, random), stated));
    }
  }
  return originals;
}

/** Every row that was read is published, or said to be left out; legacy rows of one key are summed. */
async function expectImported({ name, stated }: Original, changed: Buffer): Promise<void> {
  const path = join(bench.dataDir, name);
  await writeFile(path, changed);
  const options = { period: stated, dryRun: true, acceptIncomplete: true };
  const [report] = await bench.importFile(path, options);
  if (report?.outcome === 'refused') return;
  const { rows = 0, accepted = 0, refused, added = 0, flagged = {}, outcome } = report ?? {};
  expect({ outcome, rows }).toEqual({ outcome: 'checked', rows: accepted + (refused ?? 0) });
  const leftOut = (flagged['exact repeat'] ?? 0) + (flagged['test row'] ?? 0);
  if (report?.format?.startsWith('M1')) expect(added).toBeLessThanOrEqual(accepted - leftOut);
  else expect(added).toBe(accepted - leftOut);
}

describe.skipIf(!isThere)(`real releases${skipped}`, () => {
  test(`${changes} random changes`, async () => {
    const random = new Random(seed);
    const originals = await realOriginals(random);
    const outcomes = new Map<string, number>();
    for (let i = 0; i < changes; i++) {
      const original = originals[i % originals.length];
      if (original === undefined) throw new Error('there are no releases');
      const { changed, places } = withBytesChanged(original.bytes, atOnce, () => random.next());
      const where = `change ${i}: ${original.name}, ${places}`;
      const { outcome, message } = await accountFor(bench.pool, original, changed, atOnce).catch(
        (error: unknown) => {
          throw new Error(where, { cause: error });
        },
      );
      const kind = `${outcome}: ${message
        .split('\n')[0]
        ?.replace(/[“(].*|\d+/g, '#')
        .slice(0, 70)}`;
      outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
      if (random.next() < IMPORTED_SHARE) await expectImported(original, changed);
    }
    if (isLong) process.stdout.write(`${JSON.stringify([...outcomes], null, 2)}\n`);
    expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(changes);
  });
});
