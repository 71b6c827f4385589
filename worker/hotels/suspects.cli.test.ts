import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, type CommandResult } from '../../server/test/command.ts';
import { h2Row } from '../releases/fixtures/rows.testing.ts';
import { importBench, type ImportBench } from '../test/imports.ts';
import { findSuspects } from './suspects.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await importBench();
  const file = join(bench.dataDir, 'HOT2303.CSV');
  await writeFile(file, h2Row({ locationNumber: '00002', total: '   8000000.00', taxable: '     10000.00' }));
  await bench.importFile(file);
});
afterAll(() => bench.close());

const suspects = (...args: string[]): Promise<CommandResult> =>
  runCommand('worker/hotels/suspects.cli.ts', args, {
    env: { DATABASE_URL: bench.url, DATA_DIR: bench.dataDir },
  });

test('lists what is suspect with all that is needed to judge it, accepts it, and takes that back', async () => {
  const [{ id } = { id: 0 }] = await findSuspects(bench.pool);
  const line = new RegExp(
    `^${String(id)} {2}.+ \\(32000000001-00002\\), 2023-03: receipts \\$8,000,000\\.00, taxable \\$10,000\\.00, \\d+ rooms`,
  );
  const listed = await suspects();
  expect(listed.code).toBe(0);
  expect(listed.output).toMatch(line);
  expect((await suspects('accept', String(id))).output).toMatch(/ rooms, accepted\n$/);
  expect((await suspects('reject', String(id))).output).toMatch(/ rooms\n$/);
});

test.each([
  [['acept', '1'], 'npm run suspects -- accept NUMBER'],
  [['accept'], 'npm run suspects -- accept NUMBER'],
  [['accept', 'all'], 'npm run suspects -- accept NUMBER'],
  [['--all'], "Unknown option '--all'"],
  [['accept', '999999'], '999999'],
])('%j is refused with a sentence, and accepts nothing', async (args, sentence) => {
  const { code, output } = await suspects(...args);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
  expect(await findSuspects(bench.pool)).toMatchObject([{ is_accepted: false }]);
});
