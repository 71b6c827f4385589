import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { projectRoot } from '../../server/platform/lib/projectRoot.ts';
import { testDatabase, type TestDatabase } from '../../server/launch/test/database.ts';
import { linesOf, sha256Of, sumOf, unpackedWhole } from './fixtures/naiveReading.testing.ts';
import { memberOf, refusalOf, stageRows, type Question } from './fixtures/staging.testing.ts';
import { openFile, type Member } from './openFile.ts';
import type { Staged } from './stage.ts';

const data = join(projectRoot, '../shared/data');
const isThere = existsSync(data);
const title = isThere ? 'the real releases' : `the real releases (skipped: ${data} is not there)`;

vi.setConfig({ testTimeout: 60_000 });

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

function paths(folder: string): string[] {
  return isThere ? readdirSync(join(data, folder)).map((name) => join(data, folder, name)) : [];
}

interface Totals {
  rows: number;
  total: bigint;
  taxable: bigint;
}

/** Counts and sums of raw lines whose last two fields are amounts, which never contain commas. */
function naiveHotelTotals(content: Buffer): Totals {
  const ends = linesOf(content).map((line) => line.slice(-40).split(',').slice(-2));
  return {
    rows: ends.length,
    total: sumOf(ends.map(([total = '']) => total)),
    taxable: sumOf(ends.map(([, taxable = '']) => taxable)),
  };
}

/** Values found when the files were first examined, by other means. */
const controlTotals: Readonly<Record<string, Totals>> = {
  'HOTEL2021.csv': { rows: 215_713, total: 1_364_638_329_540n, taxable: 1_069_429_338_029n },
  'HOT2303.CSV': { rows: 24_373, total: 171_379_328_365n, taxable: expect.any(BigInt) as bigint },
  'HOT2303.csv': { rows: 24_369, total: 171_350_495_755n, taxable: expect.any(BigInt) as bigint },
  'hotl1501.csv': { rows: 8_727, total: 75_471_440_239n, taxable: expect.any(BigInt) as bigint },
};

const hotelTotals: Question = (table) => `/* test.hotelTotals */ select count(*) as rows,
  sum(room_receipts_cents)::text as total, sum(taxable_receipts_cents)::text as taxable from ${table}`;

async function stagedHotelTotals(member: Member): Promise<Totals & { staged: Staged }> {
  const { staged, rows } = await stageRows(db.pool, member, null, hotelTotals);
  const [{ rows: count, total, taxable } = {}] = rows;
  return { rows: Number(count), total: BigInt(String(total)), taxable: BigInt(String(taxable)), staged };
}

describe.skipIf(!isThere)(title, () => {
  const hotelZips = [...paths('hotel/annual'), ...paths('hotel/monthly'), ...paths('hotel/legacy')];
  test.each(hotelZips.map((path) => [basename(path), path]))(
    '%s: every row is staged, to the cent',
    async (_, path) => {
      const raw = await unpackedWhole(path);
      for (const member of await openFile(path, basename(path))) {
        const content = raw.get(member.name) ?? Buffer.alloc(0);
        const { staged, ...totals } = await stagedHotelTotals(member);
        expect(staged.refusals).toEqual([]);
        expect(staged.format).toBe(path.includes('legacy') ? 'H1' : 'H2');
        expect(staged.sha256).toBe(sha256Of(content));
        expect(totals).toEqual(naiveHotelTotals(content));
        expect(totals).toEqual(controlTotals[member.name] ?? totals);
      }
    },
  );

  test.each(paths('mbt/legacy').map((path) => [basename(path), path]))(
    '%s: every row is staged, to the cent',
    async (name, path) => {
      const [[, content = Buffer.alloc(0)] = []] = await unpackedWhole(path);
      const [member] = await openFile(path, name);
      if (!member) throw new Error(`${name} is empty`);
      const { staged, rows } = await stageRows(db.pool, member, null, (table) => {
        return `/* test.taxTotal */ select count(*) as rows, sum(tax_cents)::text as tax from ${table}`;
      });
      const isX = name === 'MIXEDBEV_08_2017.zip';
      const amounts = linesOf(content).map(
        (line) =>
          line
            .replaceAll('"', '')
            .split(',')
            .at(isX ? -2 : -1) ?? '',
      );
      expect(staged).toMatchObject({ format: isX ? 'M1x' : 'M1', refusals: [], sha256: sha256Of(content) });
      expect(rows).toEqual([{ rows: amounts.length, tax: String(sumOf(amounts)) }]);
      if (name === 'MIXEDBEV_01_2015.zip') expect(rows).toEqual([{ rows: 13_973, tax: '3449722693' }]);
    },
  );

  test('a release of which every 20th line end is a CR is held back, with the number of rows and the lines', async () => {
    const [content = Buffer.alloc(0)] = (
      await unpackedWhole(join(data, 'hotel/monthly/HOT2303.zip'))
    ).values();
    let lines = 0;
    const changed = content.toString('latin1').replace(/\r\n/g, (end) => (++lines % 20 === 0 ? '\r' : end));
    const refusal = await refusalOf(db.pool, memberOf(Buffer.from(changed, 'latin1'), 'HOT2303.csv'));
    expect(refusal.message).toContain(
      '24369 lines begin like a row, and 23151 rows were read. The first of them:\n  line 20:',
    );
    expect(refusal.refusals.slice(0, 3).map(({ line }) => line)).toEqual([20, 39, 58]);
  });

  test('a zip with two issues gives the older first', async () => {
    const members = await openFile(join(data, 'hotel/monthly/HOT2302.zip'), 'HOT2302.zip');
    expect(members.map(({ name, issuedOn }) => [name, issuedOn?.toISOString().slice(0, 10)])).toEqual([
      ['HOT2302.CSV', '2023-06-24'],
      ['HOT2303.CSV', '2023-06-24'],
    ]);
  });
});
