import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../launch/test/database.ts';
import { testServer, type TestServer } from '../launch/test/query.ts';
import { insertLodgingMonths } from '../market/places/place.factory.ts';
import { insertRelease } from '../market/releases/release.factory.ts';
import { createDataSource } from '../platform/database.ts';
import { openReplica } from '../platform/limits/replica.ts';
import { createLog } from '../platform/log.ts';
import { whileHeld } from '../launch/test/whileHeld.ts';

let server: TestServer;
let copy: TestDatabase;
beforeAll(async () => {
  copy = await testDatabase();
  const log = createLog('test', 'silent');
  const dataSource = createDataSource(copy.url, { poolSize: 2, pipeline: true });
  server = await testServer({ replica: openReplica(dataSource, log, { answerMs: 1_500, restMs: 0 }) });
  // Another amount in the copy, which a real one never has, tells which of them answered.
  for (const [db, amount] of [
    [server.db, 100_00],
    [copy.dataSource, 777_00],
  ] as const) {
    await insertRelease(db);
    await insertLodgingMonths(db, { kind: 'COUNTY', key: '227', from: '2023-01', receipts: [amount] });
  }
  await follow();
});
afterAll(async () => {
  await server.close();
  await copy.close();
});

/** The copy has everything that was published so far. */
async function follow(): Promise<void> {
  const marks = await server.db.query<object[]>('/* marks */ select * from figures_change');
  await copy.pool.query('/* forget */ truncate figures_change');
  await copy.pool.query(
    '/* follow */ insert into figures_change select * from jsonb_populate_recordset(null::figures_change, $1)',
    [JSON.stringify(marks)],
  );
}

let asked = 0;

/** Receipts of the county in dollars, asked in other words each time, so that no stored answer fits. */
async function receipts(more = ''): Promise<number | undefined> {
  asked += 1;
  const document = `{ ${more} a${String(asked)}: place(kind: COUNTY, name: "Travis") { lodgingMonths { roomReceipts } } }`;
  const answer = await server.query<Record<string, { lodgingMonths: { roomReceipts: number }[] }>>(document);
  return answer[`a${String(asked)}`]?.lodgingMonths[0]?.roomReceipts;
}

test('published facts come from a copy with the same figures, and all else from the database itself', async () => {
  expect(await receipts()).toBe(777);
  // Of a member, whom the copy does not know: the whole answer is of one database.
  expect(await receipts('viewer { email }')).toBe(100);

  await server.db.query('/* publish */ update hotel_place_month set room_receipts_cents = 20000');
  expect(await receipts()).toBe(200);
  await follow();
  expect(await receipts()).toBe(777);
});

test('a copy that hangs keeps nobody waiting', async () => {
  const lock = 'lock table figures_change in access exclusive mode';
  expect(await whileHeld(copy.pool, lock, receipts)).toBe(200);
  expect(await receipts()).toBe(777);
});

test('a copy that is gone is not missed', async () => {
  await copy.pool.query(
    `/* end */ select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await copy.pool.query('/* gone */ alter table figures_change rename to gone');
  expect(await receipts()).toBe(200);
});
