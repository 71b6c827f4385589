import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../server/launch/test/database.ts';
import { finishImport, insertImport } from '../../import/releases.sql.ts';
import { letGo, untilSomeoneWaits } from '../../import/heldWriters.testing.ts';
import { endRun } from '../../import/sources/sourceRun.sql.ts';
import { signatureOf, startWebhookServer, type WebhookServer } from './webhookServer.testing.ts';
import { log } from './news.testing.ts';
import { sendOperatorCalls } from './sendOperatorCalls.ts';
import { tellOperators } from './tellOperators.ts';

const secret = 'a secret of tests and nothing else';
let database: TestDatabase;
let hooks: WebhookServer;

beforeAll(async () => {
  database = await testDatabase();
  hooks = await startWebhookServer();
});
afterAll(async () => {
  hooks.close();
  await database.close();
});
beforeEach(async () => {
  hooks.clear();
  await database.pool.query('delete from import');
  await database.pool.query('delete from outbox_mail');
});

/** An import that ended, and ended the same way again. */
async function ended(state: string, hold: string | null = null, byWorker = false): Promise<number> {
  const given = ['HOT2303.CSV', 'abc', 1, {}, byWorker];
  const { rows } = await database.pool.query<{ id: number }>(insertImport, given);
  const id = rows[0]?.id ?? 0;
  for (const error of ['first', 'again'])
    await database.pool.query(finishImport, [id, state, '[]', `It says ${error}.`, hold]);
  return id;
}

const tell = (to = hooks.url): Promise<number> =>
  tellOperators(database.pool, { mails: ['ops@example.test'], webhook: { url: to, secret } });

async function call(to = hooks.url, signal?: AbortSignal): Promise<unknown> {
  const operators = { mails: [], webhook: { url: to, secret } };
  await sendOperatorCalls({ pool: database.pool, log, operators, net: hooks.net }, signal);
  const { rows } = await database.pool.query<object>(`select outcome, attempts, answer,
    round(extract(epoch from next_attempt_at - now()))::int as wait from outbox_hook order by outcome nulls first`);
  return rows;
}

const due = (): Promise<unknown> => database.pool.query('update outbox_hook set next_attempt_at = now()');

test('a hold is told once by mail and by a signed call, which is tried again until it is taken', async () => {
  const importId = await ended('refused', 'acceptChanges');
  expect([await tell(), await tell()]).toEqual([1, 0]);
  hooks.answer((response) => response.writeHead(500).end());
  expect(await call()).toEqual([{ outcome: null, attempts: 1, answer: 'status 500', wait: 10 }]);
  expect(await call()).toMatchObject([{ attempts: 1 }]);
  // Redirects are not followed.
  await due();
  hooks.answer((response) => response.writeHead(302, { location: `${hooks.url}/elsewhere` }).end());
  expect(await call()).toEqual([{ outcome: null, attempts: 2, answer: 'status 302', wait: 20 }]);
  await due();
  hooks.answer(() => undefined);
  expect(await call()).toEqual([{ outcome: null, attempts: 3, answer: 'No answer in time.', wait: 40 }]);
  await due();
  hooks.answer((response) => response.writeHead(204).end());
  expect(await call()).toMatchObject([{ outcome: 'SENT', attempts: 4, answer: 'status 204' }]);
  expect(hooks.calls).toHaveLength(4);
  const last = hooks.calls[3] ?? { headers: {}, body: '' };
  expect(JSON.parse(last.body)).toMatchObject({
    type: 'import.held',
    data: { importId, fileName: 'HOT2303.CSV', title: 'HOT2303.CSV waits for your decision' },
  });
  expect(last.headers['webhook-signature']).toBe(signatureOf(last, secret));
  const mails = await database.pool.query('select kind, recipient from outbox_mail');
  expect(mails.rows).toEqual([{ kind: 'IMPORT_NEWS', recipient: 'ops@example.test' }]);
});

test('two workers tell two events in one email, though one of them looks while the other holds the first event', async () => {
  await ended('refused');
  await ended('refused', 'acceptChanges');
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query('select from data_event order by id limit 1 for update');
  const told = tell();
  await Promise.race([told, untilSomeoneWaits(database.pool)]);
  await letGo(other);
  expect(await told).toBe(2);
  expect(await tell()).toBe(0);
  const { rows } = await database.pool.query(
    `select jsonb_array_length(facts -> 'events') as events from outbox_mail`,
  );
  expect(rows).toEqual([{ events: 2 }]);
});

test('a backup that fails is told at once, by mail and by call', async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into source_run (kind, schedule, wished_by) values ('backup', 'backup', 'schedule') returning id`,
  );
  await database.pool.query(endRun, [rows[0]?.id, 'failed', 'No space left on device.']);
  expect(await tell()).toBe(1);
  const { rows: calls } = await database.pool.query('select body from outbox_hook');
  expect(calls).toMatchObject([
    {
      body: {
        type: 'run.failed',
        data: { title: 'The run “backup” failed', sentences: ['No space left on device.'] },
      },
    },
  ]);
  await database.pool.query('delete from source_run');
});

test('a worker that stops ends the call that is under way; the others stay due', async () => {
  await ended('refused');
  await ended('refused', 'acceptChanges');
  expect(await tell()).toBe(2);
  const stopping = new AbortController();
  hooks.answer((response) => {
    stopping.abort();
    response.writeHead(204).end();
  });
  expect(await call(hooks.url, stopping.signal)).toMatchObject([{ outcome: null }, { outcome: 'SENT' }]);
  expect(hooks.calls).toHaveLength(1);
});

test('a webhook of a private network is never called', async () => {
  await ended('refused');
  await tell();
  expect(await call('https://hooks.test/x')).toMatchObject([
    { outcome: 'FAILED', answer: 'hooks.test has the private address 10.0.0.5.' },
  ]);
  expect(hooks.calls).toEqual([]);
});

test('a webhook that never takes a call is given up in the end', async () => {
  await ended('refused');
  await tell();
  await database.pool.query('update outbox_hook set attempts = 19');
  hooks.answer((response) => response.writeHead(500).end());
  expect(await call()).toMatchObject([{ outcome: 'FAILED', attempts: 20 }]);
});

test('a failure is told when the worker’s attempts are over, unless one of them went well', async () => {
  const [lost, mended] = [await ended('failed', null, true), await ended('failed', null, true)];
  expect(await tell()).toBe(0);
  await database.pool.query(`update data_event set tell_at = now()`);
  await database.pool.query(`update import set state = 'published' where id = $1`, [mended]);
  expect(await tell()).toBe(1);
  const { rows } = await database.pool.query("select body -> 'data' -> 'importId' as id from outbox_hook");
  expect(rows).toEqual([{ id: lost }]);
});
