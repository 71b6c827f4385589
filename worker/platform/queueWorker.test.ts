import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { readableLog } from '../../server/launch/test/readableLog.ts';
import { connectToQueues, createQueueWorker, openQueue } from './queueWorker.ts';

interface Line {
  msg: string;
  err: { message: string };
}

let server: Server | undefined;
afterEach(() => {
  server?.close();
  vi.restoreAllMocks();
});

/** A Redis that accepts and drops every connection, like one that refuses strangers; counts them. */
async function droppingRedis(): Promise<{ url: string; connections: () => number }> {
  let count = 0;
  const dropping = createServer((socket) => {
    count += 1;
    socket.on('error', () => undefined);
    socket.destroy();
  });
  server = dropping;
  await new Promise<void>((resolve) => dropping.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${String((dropping.address() as AddressInfo).port)}`,
    connections: () => count,
  };
}

test('a Redis that is away is said once, with the reason, in the log alone, and keeps nobody from stopping', async () => {
  const { url, connections } = await droppingRedis();
  const { log, lines } = readableLog<Line>('warn');
  const body = (): Promise<void> => Promise.resolve();
  const toConsole = vi.spyOn(console, 'error');
  const connection = connectToQueues(url, log);
  openQueue('any', connection);
  const { stop } = createQueueWorker({ queue: 'any', connection, body, patienceMs: 600_000, log });
  await expect.poll(connections).toBeGreaterThan(10);
  await stop();
  expect(lines.filter(({ msg }) => msg === 'Redis is unreachable')).toHaveLength(1);
  expect(toConsole).not.toHaveBeenCalled();
  expect(lines.length).toBeLessThanOrEqual(2);
  expect(lines[0]?.err.message).toMatch(/ECONN|EPIPE|closed/i);
});
