import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../server/launch/test/database.ts';
import { finishImport, insertImport } from '../import/releases.sql.ts';
import { log } from './news.testing.ts';
import { sendHooks } from './sendHooks.ts';
import { tellOperators } from './tellOperators.ts';

const secret = 'a secret of tests and nothing else';
let database: TestDatabase;
let server: Server;
let url: string;
let calls: { headers: IncomingHttpHeaders; body: string }[] = [];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  database = await testDatabase();
  server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/hook`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});
beforeEach(async () => {
  calls = [];
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

const tell = (to = url): Promise<number> =>
  tellOperators(database.pool, { mails: ['ops@example.test'], webhook: { url: to, secret } });

async function call(to = url): Promise<unknown> {
  const resolve = (): Promise<string[]> => Promise.resolve(['93.184.215.14', '10.0.0.5']);
  const net = { resolve, trusted: ['127.0.0.1'], wholeMs: 200 };
  const operators = { mails: [], webhook: { url: to, secret } };
  await sendHooks({ pool: database.pool, log, operators, net });
  const { rows } = await database.pool.query<object>(`select outcome, attempts, answer,
    round(extract(epoch from next_attempt_at - now()))::int as wait from outbox_hook`);
  return rows;
}

const due = (): Promise<unknown> => database.pool.query('update outbox_hook set next_attempt_at = now()');

test('a hold is told once by mail and by a signed call, which is tried again until it is taken', async () => {
  const importId = await ended('refused', 'acceptChanges');
  expect([await tell(), await tell()]).toEqual([1, 0]);
  answer = (response) => response.writeHead(500).end();
  expect(await call()).toEqual([{ outcome: null, attempts: 1, answer: 'status 500', wait: 10 }]);
  expect(await call()).toMatchObject([{ attempts: 1 }]);
  // Redirects are not followed.
  await due();
  answer = (response) => response.writeHead(302, { location: `${url}/elsewhere` }).end();
  expect(await call()).toEqual([{ outcome: null, attempts: 2, answer: 'status 302', wait: 20 }]);
  await due();
  answer = () => undefined;
  expect(await call()).toEqual([{ outcome: null, attempts: 3, answer: 'No answer in time.', wait: 40 }]);
  await due();
  answer = (response) => response.writeHead(204).end();
  expect(await call()).toMatchObject([{ outcome: 'SENT', attempts: 4, answer: 'status 204' }]);
  expect(calls).toHaveLength(4);
  const { headers, body } = calls[3] ?? { headers: {}, body: '' };
  expect(JSON.parse(body)).toMatchObject({
    type: 'import.held',
    data: { importId, fileName: 'HOT2303.CSV', title: 'HOT2303.CSV waits for your decision' },
  });
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const mac = createHmac('sha256', secret).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${mac}`);
  const mails = await database.pool.query('select kind, recipient from outbox_mail');
  expect(mails.rows).toEqual([{ kind: 'IMPORT_NEWS', recipient: 'ops@example.test' }]);
});

test('a webhook of a private network is never called', async () => {
  await ended('refused');
  await tell();
  expect(await call('https://hooks.test/x')).toMatchObject([
    { outcome: 'FAILED', answer: 'hooks.test has the private address 10.0.0.5.' },
  ]);
  expect(calls).toEqual([]);
});

test('a webhook that never takes a call is given up in the end', async () => {
  await ended('refused');
  await tell();
  await database.pool.query('update outbox_hook set attempts = 19');
  answer = (response) => response.writeHead(500).end();
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
