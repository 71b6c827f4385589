import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { TEST_REQUEST_LIMITS } from '../../launch/test/testDeps.ts';
import type { Role } from '../../launch/test/tokens.ts';
import { insertWorld } from '../../launch/test/world.ts';
import { askForFile } from './askForFile.testing.ts';

/** As JSON, more than the buffers of a connection take in without a reader. */
const MANY = 50_000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ requestLimits: { ...TEST_REQUEST_LIMITS, exportRows: MANY } });
  await insertWorld(server.db);
  await server.db.query(
    `/* insertMany */ insert into hotel_month (property_id, month, room_receipts_cents, taxable_receipts_cents,
        apportioned_cents, is_marketplace, is_left_out, city, release_id)
      select id, date '1000-01-01' + n, 1, 1, 0, false, false, 'MANY', 1
      from (select min(id) as id from hotel_property) p, generate_series(1, $1::int) n`,
    [MANY],
  );
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => server.close());

const BODY = JSON.stringify({ city: { eq: 'MANY' } });

/** Starts an export and reads its first bytes only. */
async function beginToRead(as: Role): Promise<Socket> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  const head = [
    'POST /exports/hotelMonths.jsonl HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${(await server.token(as)) ?? ''}`,
    'Content-Type: application/json',
    `Content-Length: ${String(BODY.length)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${BODY}`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  socket.on('error', () => undefined);
  expect(first.toString()).toMatch(/^HTTP\/1.1 200/);
  return socket;
}

const small = async (): Promise<number> =>
  (await askForFile(server.origin, 'hotels.csv', {}, await server.token('admin'))).status;

test('readers who keep both places without reading lose them after half a minute if others ask, and only then', async () => {
  const readers = await Promise.all([beginToRead('paid'), beginToRead('free')]);
  expect(await small()).toBe(503);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
  expect(await small()).toBe(200);
  for (const reader of readers) reader.destroy();
});
