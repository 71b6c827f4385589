import { once } from 'node:events';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect } from 'node:net';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { TEST_REQUEST_LIMITS } from '../../launch/test/testDeps.ts';

/** A delay that no other timer of this process has. */
const ANSWER_MS = 86_401;

const KEPT = 'query Names { hotels(first: 1) { nodes { name } } }';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ requestLimits: { ...TEST_REQUEST_LIMITS, answerMs: ANSWER_MS } });
  await server.token('paid');
});
afterAll(() => server.close());

/** Sends a call over a connection of its own, and resolves to that and to the server's side of the answer. */
async function send(query: string): Promise<{ leave: () => Promise<void> }> {
  const body = JSON.stringify({ query, variables: {} });
  const arrived = new Promise<ServerResponse>((resolve) => {
    const START = 'http.server.request.start';
    const seen = (message: unknown): void => {
      unsubscribe(START, seen);
      resolve((message as { response: ServerResponse }).response);
    };
    subscribe(START, seen);
  });
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.write(
    [
      'POST /graphql HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Authorization: Bearer ${(await server.token('paid')) ?? ''}`,
      `Content-Length: ${String(Buffer.byteLength(body))}`,
      '',
      body,
    ].join('\r\n'),
  );
  const response = await arrived;
  const leave = async (): Promise<void> => {
    const closed = once(response, 'close');
    socket.destroy();
    await closed;
  };
  return { leave };
}

/** The timers for slow readers that still run. */
function waitsForReaders(): { count: () => number } {
  const running = new Set<unknown>();
  const set = vi.spyOn(globalThis, 'setTimeout');
  const clear = vi.spyOn(globalThis, 'clearTimeout');
  return {
    count: () => {
      set.mock.calls.forEach(([, ms], index) => {
        if (ms === ANSWER_MS) running.add(set.mock.results[index]?.value);
      });
      for (const [timer] of clear.mock.calls) running.delete(timer);
      return running.size;
    },
  };
}

// A timer for someone who has left would keep a stopping server for as long.
test.each([
  ['answered before', KEPT],
  ['that is new', 'query More { hotels(first: 1) { nodes { id name } } }'],
])('a reader who leaves with a question %s, while sessions are read, is not waited for', async (_, query) => {
  const kept = await server.query(KEPT);
  const holder = server.db.createQueryRunner();
  await holder.startTransaction();
  await holder.query('/* hold */ lock table session in access exclusive mode');
  const timers = waitsForReaders();
  try {
    const { leave } = await send(query);
    await leave();
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
  // Sessions are read in turn: this one after that of the reader who has left.
  expect(await server.query(KEPT)).toEqual(kept);
  await expect.poll(() => timers.count()).toBe(0);
  vi.restoreAllMocks();
});
