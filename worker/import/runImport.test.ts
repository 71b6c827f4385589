import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askJson } from '../../server/launch/test/command.ts';
import { compiled } from '../../server/launch/test/compiled.ts';
import { importBench, type ImportBench } from '../test/imports.ts';
import { h2Row, h2Rows } from './fixtures/rows.testing.ts';
import { holdWriters, letGo, untilSomeoneWaits } from './heldWriters.testing.ts';

const march = h2Rows(150);
const reissued = h2Rows(148) + h2Row({ locationNumber: '00149', total: '     60000.00' });

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

async function fileOf(name: string, content: string): Promise<string> {
  await writeFile(join(files, name), content);
  return join(files, name);
}

/** Data that readers see: current filings, and Marfa's month. */
async function published(): Promise<unknown> {
  const [row] = await bench.rows(`
    select
      (select count(*) from hotel_filing where replaced_by_release_id is null) as filings,
      (select room_receipts_cents from hotel_place_month
        where kind = 'CITY' and place_key = 'MARFA' and month = '2023-03-01') as marfa`);
  return row;
}

const asOfMarch = { filings: 150, marfa: 150 * 5_203_000 };
const asOfReissue = { filings: 149, marfa: 148 * 5_203_000 + 6_000_000 };

function startCommand(path: string): ChildProcess {
  return spawn(process.execPath, [compiled('worker/import/import.cli.ts'), '--json', path], {
    env: { ...process.env, DATABASE_URL: bench.url, DATA_DIR: bench.dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe('an import', () => {
  test('publishes; the same file again is already published and changes nothing', async () => {
    const path = await fileOf('HOT2303.CSV', march);
    const [first] = await bench.importFile(path);
    expect(first).toMatchObject({ outcome: 'published', rows: 150, added: 150, releaseId: 1 });
    const [again] = await bench.importFile(await fileOf('renamed.csv', march));
    expect(again).toMatchObject({
      outcome: 'already_published',
      added: 0,
      changed: 0,
      retired: 0,
      releaseId: 1,
    });
    expect(await published()).toEqual(asOfMarch);
    expect(await bench.rows('select count(*) as releases from release')).toEqual([{ releases: 1 }]);
  });

  test('only checks with --dry-run', async () => {
    const [report] = await bench.importFile(await fileOf('HOT2303.CSV', march), { dryRun: true });
    expect(report).toMatchObject({ outcome: 'checked', added: 150, releaseId: null });
    expect(await published()).toEqual({ filings: 0, marfa: null });
  });

  test('started twice with one file publishes once', async () => {
    const path = await fileOf('HOT2303.CSV', march);
    const both = await Promise.all([bench.importFile(path), bench.importFile(path)]);
    expect(both.map(([report]) => report?.outcome).sort()).toEqual(['already_published', 'published']);
    expect(await published()).toEqual(asOfMarch);
  });

  test('refuses a key that is stated twice with different values, and drops exact repeats', async () => {
    const twice = march + h2Row({ locationNumber: '00007', total: '     99999.00' });
    const [refused] = await bench.importFile(await fileOf('HOT2303.CSV', twice));
    expect(refused?.outcome).toBe('refused');
    expect(refused?.message).toContain('1 filings appear twice with different values (the first at line 7)');
    const [repeated] = await bench.importFile(
      await fileOf('HOT2303.CSV', march + h2Row({ locationNumber: '00007' })),
    );
    expect(repeated).toMatchObject({ outcome: 'published', flagged: { 'exact repeat': 1 } });
    expect(await published()).toEqual(asOfMarch);
  });

  test('holds back a re-issue that changes more than 15%, until that is accepted', async () => {
    await bench.importFile(await fileOf('HOT2303.CSV', march));
    const changed = await fileOf('HOT2303.CSV', h2Rows(150, { total: '     70000.00' }));
    const [held] = await bench.importFile(changed);
    expect(held?.message).toContain('it would change 150 and retire 0 of the 150 filings');
    expect(await published()).toEqual(asOfMarch);
    const [accepted] = await bench.importFile(changed, { acceptChanges: true });
    expect(accepted).toMatchObject({ outcome: 'published', changed: 150 });
  });

  test('keeps doubtful receipts as filed, flagged, and counts the taxable ones', async () => {
    const typo = h2Row({ locationNumber: '00151', total: ' 822821715.28', taxable: '    821715.28' });
    await bench.importFile(await fileOf('HOT2303.CSV', march + typo));
    expect(await published()).toMatchObject({ filings: 151 });
    expect(
      await bench.rows(
        `select f.room_receipts_cents, f.receipts_flag, m.room_receipts_cents as counted
        from hotel_filing f join hotel_month m using (property_id) where f.receipts_flag is not null`,
      ),
    ).toEqual([
      { room_receipts_cents: 82_282_171_528, receipts_flag: 'UNSUPPORTED_TOTAL', counted: 82_171_528 },
    ]);
  });

  test('leaves out what the comptroller’s staff filed while testing, and counts it', async () => {
    const name = '"PATRICIA TEST CORP.                               "';
    const tests = h2Row({ locationNumber: '00151', taxpayerName: name });
    const kept = h2Row({ locationNumber: '00152', taxpayerName: '"CONTEST LODGING LLC"' });
    const [report] = await bench.importFile(await fileOf('HOT2303.CSV', march + tests + kept));
    expect(report?.flagged).toMatchObject({ 'test row': 1 });
    expect(await published()).toMatchObject({ filings: 151 });
    const [testsAlone] = await bench.importFile(await fileOf('HOT2304.CSV', tests));
    expect(testsAlone).toMatchObject({ outcome: 'refused', flagged: { 'test row': 1 } });
    expect(testsAlone?.message).toBe('Refused: all its rows are tests of the comptroller’s staff.');
  });

  test('counts a quarter that the source summed only where none of its months was filed', async () => {
    const quarter = { periodEnd: '2023Q1', begin: '20200101' };
    const summed =
      h2Row({ ...quarter, locationNumber: '00001', total: '     90000.00', taxable: '     90000.00' }) +
      h2Row({ ...quarter, locationNumber: '00900', total: '     90000.00', taxable: '     90000.00' });
    await bench.importFile(await fileOf('HOT23Q1.CSV', summed));
    await bench.importFile(await fileOf('HOT2303.CSV', march));
    const months = await bench.rows(`
      select location_number, to_char(month, 'YYYY-MM') as month, m.room_receipts_cents, apportioned_cents
      from hotel_month m join hotel_property p on p.id = m.property_id
      where location_number in (1, 900) order by 1, 2`);
    expect(months).toEqual([
      { location_number: 1, month: '2023-03', room_receipts_cents: 5_203_000, apportioned_cents: 0 },
      {
        location_number: 900,
        month: '2023-01',
        room_receipts_cents: 3_100_000,
        apportioned_cents: 3_100_000,
      },
      {
        location_number: 900,
        month: '2023-02',
        room_receipts_cents: 2_800_000,
        apportioned_cents: 2_800_000,
      },
      {
        location_number: 900,
        month: '2023-03',
        room_receipts_cents: 3_100_000,
        apportioned_cents: 3_100_000,
      },
    ]);
  });

  test('counts a summed second quarter beside a filing of March, which is of the first', async () => {
    await bench.importFile(await fileOf('HOT2303.CSV', march));
    const summed = {
      periodEnd: '2023Q2',
      begin: '20200101',
      total: '     91000.00',
      taxable: '     91000.00',
    };
    await bench.importFile(await fileOf('HOT23Q2.CSV', h2Row({ ...summed, locationNumber: '00001' })));
    expect(
      await bench.rows(`
        select to_char(month, 'YYYY-MM') as month, m.room_receipts_cents
        from hotel_month m join hotel_property p on p.id = m.property_id
        where location_number = 1 order by 1`),
    ).toEqual([
      { month: '2023-03', room_receipts_cents: 5_203_000 },
      { month: '2023-04', room_receipts_cents: 3_000_000 },
      { month: '2023-05', room_receipts_cents: 3_100_000 },
      { month: '2023-06', room_receipts_cents: 3_000_000 },
    ]);
  });
});

describe('while an import publishes', () => {
  test.each(['hotel_property', 'hotel_filing', 'hotel_month', 'hotel_place_month', 'search_entry'])(
    'readers see the old figures until all is done, and kill -9 leaves them (waiting at %s)',
    async (table) => {
      await bench.importFile(await fileOf('HOT2303.CSV', march));
      const path = await fileOf('HOT2303.CSV', reissued);
      const held = await holdWriters(bench.pool, table);
      const command = startCommand(path);
      await untilSomeoneWaits(bench.pool);
      expect(await published()).toEqual(asOfMarch);
      command.kill('SIGKILL');
      await once(command, 'exit');
      await letGo(held);
      expect(await published()).toEqual(asOfMarch);
      const [report] = await bench.importFile(path);
      expect(report).toMatchObject({ outcome: 'published', changed: 1, retired: 1, unchanged: 148 });
      expect(await published()).toEqual(asOfReissue);
      const states = await bench.rows('select state, error from import order by id');
      expect(states).toEqual([
        { state: 'published', error: null },
        { state: 'failed', error: 'Interrupted before it was finished; nothing of it was published.' },
        { state: 'published', error: null },
      ]);
    },
  );
});

describe('the command', () => {
  async function run(path: string): Promise<{ code: number; output: string }> {
    const command = startCommand(path);
    let output = '';
    command.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(command, 'close')) as [number];
    return { code, output };
  }

  test('prints one report as JSON and exits with 0, then 2 for a refusal, then 1 for a failure', async () => {
    const done = await run(await fileOf('HOT2303.CSV', march));
    expect(done.code).toBe(0);
    expect(JSON.parse(done.output)).toMatchObject({
      file: 'HOT2303.CSV',
      format: 'H2',
      product: 'hotel',
      outcome: 'published',
      periods: { first: '2023-03', last: '2023-03' },
      totalsCents: { total: 150 * 5_203_000, taxable: 150 * 5_001_050 },
    });
    const refused = await run(await fileOf('notes.csv', 'a,b\n1,2\n'));
    expect(refused.code).toBe(2);
    expect(JSON.parse(refused.output)).toMatchObject({ outcome: 'refused', added: 0 });
    expect(await run(join(files, 'missing.csv'))).toEqual({
      code: 1,
      output: JSON.stringify({ error: `There is no file ${join(files, 'missing.csv')}.` }, null, 2) + '\n',
    });
  });

  test('keeps the reports of earlier files if one fails, and notes what was accepted', async () => {
    const env = { DATABASE_URL: bench.url, DATA_DIR: bench.dataDir };
    const ask = (...args: string[]) => askJson('worker/import/import.cli.ts', args, { env });
    const missing = join(files, 'missing.csv');
    expect(await ask('--accept-incomplete', await fileOf('HOT2303.CSV', h2Rows(20)), missing)).toEqual({
      code: 1,
      json: {
        error: `There is no file ${missing}.`,
        reports: [expect.objectContaining({ outcome: 'published', rows: 20 })],
      },
    });
    expect((await ask('--dry-run', await fileOf('HOT2304.CSV', march))).code).toBe(0);
    const entries = 'select actor_email as actor, action, details from audit_log';
    expect(await bench.rows(entries)).toEqual([
      {
        actor: `command line (${userInfo().username})`,
        action: 'IMPORT_FILE',
        details: { importId: 1, fileName: 'HOT2303.CSV', options: ['acceptIncomplete'] },
      },
    ]);
  });
});
