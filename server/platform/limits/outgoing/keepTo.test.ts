import { createServer, request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { connect as connectTls } from 'node:tls';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readableLog } from '../../../launch/test/readableLog.ts';
import { readEnv } from '../../env.ts';
import { keepTo } from './keepTo.ts';
import { serverDestinations } from './serverDestinations.ts';

const answering = createServer((_request, response) => response.end('here'));
const forbidden = createServer((_request, response) => response.end('there'));
const portOf = (server: typeof answering): number => (server.address() as AddressInfo).port;
const { log, lines } = readableLog<{ err?: { message: string } }>('error');
let allowAll: () => void;

beforeAll(async () => {
  for (const server of [answering, forbidden]) await once(server.listen(0, '127.0.0.1'), 'listening');
  allowAll = keepTo([{ host: '127.0.0.1', port: portOf(answering) }], log);
});
afterAll(() => {
  allowAll();
  answering.close();
  forbidden.close();
});

async function failureOf(socket: Socket): Promise<string> {
  const [error] = (await once(socket, 'error').catch((thrown: unknown) => [thrown])) as [Error];
  return error.message;
}

describe('a process that is kept to its destinations', () => {
  test('reaches them', async () => {
    const url = `http://127.0.0.1:${String(portOf(answering))}/`;
    expect(await (await fetch(url)).text()).toBe('here');
  });

  test.each<[string, (port: number) => Promise<string>]>([
    [
      'fetch',
      (port) =>
        fetch(`http://127.0.0.1:${port}/`).then(
          () => 'reached',
          (error: unknown) => String((error as Error).cause),
        ),
    ],
    [
      'a request',
      async (port) => {
        const sent = request({ host: '127.0.0.1', port, agent: false });
        sent.end('x');
        const [error] = (await once(sent, 'error').catch((thrown: unknown) => [thrown])) as [Error];
        return error.message;
      },
    ],
    ['a socket', (port) => failureOf(connect(port, '127.0.0.1'))],
    ['a socket by name', (port) => failureOf(connect({ port }))],
    ['TLS', (port) => failureOf(connectTls({ host: '127.0.0.1', port }))],
    [
      'PostgreSQL',
      (port) =>
        new pg.Client({ host: '127.0.0.1', port }).connect().then(
          () => 'reached',
          (error: unknown) => String(error),
        ),
    ],
    [
      'Redis',
      async (port) => {
        const redis = new Redis({ host: '127.0.0.1', port, lazyConnect: true, retryStrategy: () => null });
        const failed = once(redis, 'error');
        await redis.connect().catch(() => null);
        return String(((await failed) as [Error])[0]);
      },
    ],
  ])('is refused every other, by %s', async (_, open) => {
    lines.length = 0;
    expect(await open(portOf(forbidden))).toMatch(/Refused: (127\.0\.0\.1|localhost):\d+ is not among/);
    expect(lines).toHaveLength(1);
  });

  test('is refused a socket file', async () => {
    expect(await failureOf(connect(join(tmpdir(), 'none.sock')))).toMatch(/Refused: .*none\.sock is not/);
  });
});

test('the server may connect to what its settings name, and to nothing else', () => {
  const env = readEnv({
    DATABASE_URL: 'postgres://a:b@db.example.com/texas?sslmode=require',
    DATABASE_REPLICA_URL: 'postgres://a:b@%2Fvar%2Frun%2Fpostgresql/texas',
    REDIS_URL: 'rediss://:x@redis.example.com:6380',
    SESSION_SECRET: 'x'.repeat(32),
    PLACES_API_KEY: 'x',
    LEAKED_PASSWORDS_URL: 'http://passwords.example.com:8080/range/',
  });
  expect(serverDestinations(env)).toEqual([
    { host: 'db.example.com', port: 5432 },
    { path: '/var/run/postgresql/.s.PGSQL.5432' },
    { host: 'redis.example.com', port: 6380 },
    { host: 'passwords.example.com', port: 8080 },
    { host: 'places.googleapis.com', port: 443 },
  ]);
});
