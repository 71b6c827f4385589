import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askJson, runCommand, type CommandResult } from '../../../server/launch/test/command.ts';
import { h2Row } from '../../import/fixtures/rows.testing.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { listDoubtful } from './doubtful.ts';
import { addDoubtful } from './doubtfulFilings.sql.ts';

const plausible = h2Row({ locationNumber: '00001', total: '     50000.00', taxable: '     40000.00' });
const unsupported = { locationNumber: '00002', total: '   8000000.00', taxable: '     10000.00' };

let bench: ImportBench;
beforeAll(async () => {
  bench = await importBench();
  await importMarch(plausible + h2Row(unsupported));
});
afterAll(() => bench.close());

async function importMarch(rows: string): Promise<void> {
  const file = join(bench.dataDir, 'HOT2303.CSV');
  await writeFile(file, rows);
  await bench.importFile(file, { acceptChanges: true });
}

const doubtful = (...args: string[]): Promise<CommandResult> =>
  runCommand('worker/market/hotels/doubtful.cli.ts', args, {
    env: { DATABASE_URL: bench.url, DATA_DIR: bench.dataDir },
  });

/** Marfa's receipts of March 2023 in dollars, as they count and as filed, how many filings are flagged, and its hotels' flags. */
async function marfa(): Promise<unknown> {
  const [row] = await bench.rows(`
    select (room_receipts_cents / 100)::integer as dollars, (filed_receipts_cents / 100)::integer as filed,
      flagged_filings as flagged,
      (select string_agg(receipts_flag, ' ') from hotel_month where month = '2023-03-01') as flags
    from hotel_place_month where kind = 'CITY' and place_key = 'MARFA' and month = '2023-03-01'`);
  return row;
}

async function idOf(): Promise<string> {
  return String((await listDoubtful(bench.pool, { idle: false, limit: 5 }))[0]?.id);
}

const flags = 'UNSUPPORTED_TOTAL';
const asTaxable = { dollars: 60_000, filed: 8_050_000, flagged: 1, flags };
const asFiled = { dollars: 8_050_000, filed: 8_050_000, flagged: 0, flags: null };
const without = { dollars: 50_000, filed: 8_050_000, flagged: 1, flags };

test('lists what is doubtful with its reason; decisions hold for the same values, and can be taken back', async () => {
  const id = await idOf();
  const listed = await doubtful();
  expect(listed).toMatchObject({ code: 0 });
  expect(listed.output).toBe(
    `${id}  PRAIRIE INN (32000000001-00002), 2023-03: Filed $8,000,000.00 with $10,000.00 taxable, over $5 million a ` +
      'month and over 20 times the taxable part; the taxable receipts count.\n',
  );
  expect(await marfa()).toEqual(asTaxable);
  const accepted = await doubtful('accept', id, '--note', 'they called');
  expect(accepted.output).toMatch(/ \[accepted by .+ on \d{4}-\d\d-\d\d: they called\]\n$/);
  expect(await marfa()).toEqual(asFiled);
  await importMarch(plausible + h2Row({ ...unsupported, taxpayerCity: '"ALPINE              "' }));
  expect(await marfa()).toEqual(asFiled);
  await doubtful('leave-out', await idOf());
  expect(await marfa()).toEqual(without);
  await doubtful('undo', await idOf());
  expect(await marfa()).toEqual(asTaxable);
  await doubtful('accept', await idOf());
  const filing = { hotelName: 'PRAIRIE INN', period: '2023-03', note: '' };
  const actor = `command line (${userInfo().username})`;
  expect(await bench.rows('select actor_email as actor, action, details from audit_log order by id')).toEqual(
    [
      { actor, action: 'ACCEPT_FILING', details: { ...filing, note: 'they called' } },
      { actor, action: 'LEAVE_OUT_FILING', details: filing },
      { actor, action: 'UNDO_FILING_DECISION', details: filing },
      { actor, action: 'ACCEPT_FILING', details: filing },
    ],
  );
  const env = { DATABASE_URL: bench.url, DATA_DIR: bench.dataDir };
  expect(await askJson('worker/market/hotels/doubtful.cli.ts', ['list'], { env })).toMatchObject({
    code: 0,
    json: [
      { hotelName: 'PRAIRIE INN', period: '2023-03', decision: 'ACCEPTED', reasons: [expect.any(String)] },
    ],
  });
  await importMarch(plausible + h2Row({ ...unsupported, total: '   9000000.00' }));
  expect(await marfa()).toEqual({ ...asTaxable, filed: 9_050_000 });
});

test.each([
  [['acept', '1'], 'npm run doubtful -- accept NUMBER'],
  [['accept'], 'npm run doubtful -- accept NUMBER'],
  [['accept', 'all'], 'npm run doubtful -- accept NUMBER'],
  [['--all'], "Unknown option '--all'"],
  [['accept', '999999'], 'There is no doubtful filing with the number 999999'],
])('%j is refused with a sentence, and changes nothing', async (args, sentence) => {
  const { code, output } = await doubtful(...args);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
  expect(await marfa()).toEqual({ ...asTaxable, filed: 9_050_000 });
});

const PLACES = 2_000;

interface Plan {
  'Relation Name'?: string;
  'Rows Removed by Filter'?: number;
  'Actual Loops': number;
  Plans?: Plan[];
}

/** Rows of a table that were read in vain. */
function readInVain(plan: Plan, table: string): number {
  const own =
    plan['Relation Name'] === table ? (plan['Rows Removed by Filter'] ?? 0) * plan['Actual Loops'] : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + readInVain(part, table), own);
}

/** The plan by which the doubtful filings of March are listed again, among more places, all undone. */
async function planAmongPlaces(): Promise<Plan | undefined> {
  const client = await bench.pool.connect();
  try {
    await client.query('begin');
    await client.query(`/* test.places */
      insert into hotel_place_month
      select (jsonb_populate_record(m, jsonb_build_object('place_key', md5(n::text)))).*
      from hotel_place_month m, generate_series(1, ${String(PLACES)}) n order by md5(n::text)`);
    await client.query('/* test.analyze */ analyze hotel_place_month');
    await client.query('/* test.unlist */ delete from doubtful_filing');
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${addDoubtful}`,
      [['2023-03-01']],
    );
    return rows[0]?.['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** As while a second month is imported: the statistics are those of the only month so far. */
test('the effect of a doubtful filing is found without reading the months of other places', async () => {
  const plan = (await planAmongPlaces()) ?? expect.fail('There is no plan.');
  expect(readInVain(plan, 'hotel_place_month')).toBeLessThan(10);
});
