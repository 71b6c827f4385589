import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askJson, runCommand, type CommandResult } from '../../server/launch/test/command.ts';
import { importBench, type ImportBench } from '../test/imports.ts';
import { h2Row } from './fixtures/rows.testing.ts';
import { whileHeld } from '../../server/launch/test/whileHeld.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await importBench();
  const file = join(bench.dataDir, 'HOT2303.CSV');
  await writeFile(file, h2Row({ locationCity: '"MARFFA              "', total: '     50000.00' }));
  await bench.importFile(file);
});
afterAll(() => bench.close());

const rebuild = (...args: string[]): Promise<CommandResult> =>
  runCommand('worker/import/rebuild.cli.ts', args, {
    env: { DATABASE_URL: bench.url, DATA_DIR: bench.dataDir },
  });

const cities = async (): Promise<unknown> =>
  bench.rows(`select place_key as city, (room_receipts_cents / 100)::integer as dollars
    from hotel_place_month where kind = 'CITY'`);

test('published figures follow today’s reference facts', async () => {
  expect(await cities()).toEqual([{ city: 'MARFFA', dollars: 50_000 }]);
  await bench.rows(`insert into city_alias (filed, city) values ('MARFFA', 'MARFA')`);
  expect(await rebuild('hotel')).toEqual({
    code: 0,
    output: 'Rebuilt what is derived from the hotel filings.\n',
  });
  expect(await cities()).toEqual([{ city: 'MARFA', dollars: 50_000 }]);
  const env = { DATABASE_URL: bench.url, DATA_DIR: bench.dataDir };
  expect(await askJson('worker/import/rebuild.cli.ts', ['beverage'], { env })).toEqual({
    code: 0,
    json: { rebuilt: ['beverage'] },
  });
  expect(await bench.rows('select action, details, actor_email as actor from audit_log order by id')).toEqual(
    ['hotel', 'beverage'].map((product) => ({
      action: 'REBUILD_FIGURES',
      details: { product },
      actor: `command line (${userInfo().username})`,
    })),
  );
});

test('an import and a rebuild whose connections are lost say so, wait, and are done in the end', async () => {
  const file = join(bench.dataDir, 'HOT2304.CSV');
  await writeFile(file, h2Row({ periodEnd: '20230430' }));
  const env = { DATABASE_URL: bench.url, DATA_DIR: bench.dataDir };
  const waiting = async (): Promise<number[]> =>
    (
      await bench.rows<{ pid: number }>(`select pid from pg_stat_activity
        where datname = current_database() and wait_event = 'advisory' and application_name in ('import', 'rebuild')`)
    ).map(({ pid }) => pid);
  // Both wait for it, each in a transaction of its own.
  const both = await whileHeld(bench.pool, 'select pg_advisory_xact_lock(7460003)', async () => {
    const begun = [
      runCommand('worker/import/import.cli.ts', ['--accept-incomplete', file], { env }),
      rebuild('hotel'),
    ];
    await expect.poll(waiting).toHaveLength(2);
    const ended = 'select pg_terminate_backend(pid, 5000) from unnest($1::integer[]) pid';
    await bench.rows(ended, [await waiting()]);
    return begun;
  });
  const results = await Promise.all(both);
  for (const { code, output } of results) {
    expect(output).toMatch(/^The database is unreachable\. Nothing is lost: .*\nThe database is back\.\n/);
    expect(code, output).toBe(0);
  }
  expect(await bench.rows('select state from import where file_name = $1', ['HOT2304.CSV'])).toEqual([
    { state: 'published' },
  ]);
});

test('another word is refused, and nothing is done', async () => {
  const { code, output } = await rebuild('hotel', 'bars');
  expect(code).toBe(1);
  expect(output).toMatch(/^There is no tax "bars": hotel or beverage\.\n\nnpm run rebuild -- /);
});
