import { afterAll, beforeAll, expect, test } from 'vitest';
import { readableLog } from '../../../server/launch/test/readableLog.ts';
import { testServer, type TestServer } from '../../../server/launch/test/query.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { membersOf } from './following.testing.ts';
import { sendMemberCalls } from './sendMemberCalls.ts';
import { startWebhookServer, type WebhookServer } from './webhookServer.testing.ts';

const { log } = readableLog('trace');
const sender = { publicUrl: 'https://texas.example.com', productName: 'Texas Receipts' };
let bench: ImportBench;
let server: TestServer;
let hooks: WebhookServer;
beforeAll(async () => {
  bench = await importBench();
  server = await testServer({ database: bench, log, publicUrl: sender.publicUrl });
  hooks = await startWebhookServer();
});
afterAll(async () => {
  hooks.close();
  await server.close();
  await bench.close();
});

test('a worker that stops ends the calls that are under way; the others stay due', async () => {
  await membersOf({ bench, server, hooks, log }).setHook();
  await bench.rows(
    'insert into news_call (member_id) select member_id from news_webhook, generate_series(1, 10)',
  );
  const stopping = new AbortController();
  hooks.answer((response) => {
    stopping.abort();
    response.writeHead(204).end();
  });
  const { sessionSecret } = server;
  const deps = { pool: bench.pool, log, net: hooks.net, sessionSecret, sender };
  await sendMemberCalls(deps, stopping.signal);
  const made = hooks.calls.length;
  // Four are made at once.
  expect([1, 2, 3, 4]).toContain(made);
  expect(
    await bench.rows(`select count(*) from news_call where ended_at is null and next_attempt_at <= now()`),
  ).toEqual([{ count: 10 - made }]);
});
