import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, type CommandResult } from '../../server/test/command.ts';
import { importBench, type ImportBench } from '../test/imports.ts';
import { h2Row } from './fixtures/rows.testing.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await importBench();
  const file = join(bench.dataDir, 'HOT2303.CSV');
  await writeFile(file, h2Row({ locationCity: '"MARFFA              "', total: '     50000.00' }));
  await bench.importFile(file);
});
afterAll(() => bench.close());

const rebuild = (...args: string[]): Promise<CommandResult> =>
  runCommand('worker/releases/rebuild.cli.ts', args, {
    env: { DATABASE_URL: bench.url, DATA_DIR: bench.dataDir },
  });

const cities = async (): Promise<unknown> =>
  bench.rows(`select place_key as city, (room_receipts_cents / 100)::integer as dollars
    from hotel_place_month where kind = 'CITY'`);

test('what is published follows the reference facts of today', async () => {
  expect(await cities()).toEqual([{ city: 'MARFFA', dollars: 50_000 }]);
  await bench.rows(`insert into city_alias (filed, city) values ('MARFFA', 'MARFA')`);
  expect(await rebuild('hotel')).toEqual({
    code: 0,
    output: 'Rebuilt what is derived from the hotel filings.\n',
  });
  expect(await cities()).toEqual([{ city: 'MARFA', dollars: 50_000 }]);
});

test('another word is refused, and nothing is done', async () => {
  const { code, output } = await rebuild('hotel', 'bars');
  expect(code).toBe(1);
  expect(output).toMatch(/^npm run rebuild -- \[hotel\] \[beverage\]/);
});
