import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../launch/system.mjs';
import { findRedis } from '../../launch/redis.mjs';
import { postgresOwner } from '../../launch/place.mjs';
import { startPostgres, stopPostgres } from '../../launch/postgres.mjs';
import { testSettings } from '../../launch/postgresSettings.mjs';
import { createDataSource, createPool } from '../database.ts';
import { createQueueConnection } from '../queue.ts';
import { keepCertificates, serverFile, trustFile } from './keepCertificates.ts';
import { reloadCertificates } from './reloadCertificates.ts';

const compose = readFileSync('docker-compose.yml', 'utf8');
const servers = [
  { host: 'localhost', group: postgresOwner()?.gid ?? null },
  { host: 'elsewhere', group: postgresOwner()?.gid ?? null },
];
/** The names of these settings are in programs that were built with TLS only. */
const program = findRedis();
const hasRedis = program !== null && readFileSync(program).includes('tls-cert-file');
const YEAR_MS = 365 * 86_400_000;
const PASSWORD = 'only-in-this-test';

let folder: string;
let authority: string;
let strange: string;
let databaseUrl: string;
let redisUrl: string;
let redis: ChildProcess | undefined;

/** The environment that compose gives the container of a server, for a certificate file and a port of this machine. */
function redisArguments(file: string, port: number): string[] {
  const block = /- redis-server\n((?: {6}.*\n)+)/.exec(compose)?.[1] ?? '';
  const words = [...block.matchAll(/^ {6}- '?([^'\n]*)'?$/gm)].map(([, word]) => word ?? '');
  return words.map((word) =>
    word === '6379'
      ? String(port)
      : word.replace('/certificates/server.pem', file).replace('${REDIS_PASSWORD}', PASSWORD),
  );
}

function postgresSettings(file: string): string[] {
  const found = [...compose.matchAll(/- -c((?:ssl|hba)\S+)/g)].map(([, setting]) => setting ?? '');
  const hba = join(folder, 'hba.conf');
  copyFileSync('.docker/postgresql-hba.conf', hba);
  chmodSync(hba, 0o644);
  return found.map((each) =>
    each.replace('/certificates/server.pem', file).replace('/etc/postgresql-hba.conf', hba),
  );
}

/** An address with the settings of compose's, here for localhost. */
function withTls(url: string, trusted: string, variable: string): string {
  const query = new RegExp(`${variable}: \\S+(\\?\\S*sslrootcert=)`).exec(compose)?.[1] ?? '';
  return `${url.replace('127.0.0.1', 'localhost')}${query}${trusted}`;
}

async function startRedis(file: string): Promise<{ process: ChildProcess; port: number }> {
  const port = await freePort();
  const child = spawn(program ?? '', redisArguments(file, port), {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept') && resolve());
    child.once('exit', () => reject(new Error('Redis did not start: was it built without TLS?')));
  });
  return { process: child, port };
}

async function askRedis(url: string): Promise<string> {
  let failure = new Error('no answer');
  const connection = createQueueConnection(url, (error) => (failure = error));
  try {
    return await Promise.race([
      connection.ping(),
      new Promise<never>((_, reject) => connection.once('error', () => reject(failure))),
    ]);
  } finally {
    connection.disconnect();
  }
}

async function askPostgres(url: string): Promise<unknown> {
  const pool = createPool(url);
  try {
    const { rows } = await pool.query('SELECT ssl, version FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
    return rows[0];
  } finally {
    await pool.end();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'texas-receipts-tls-'));
  chmodSync(folder, 0o755);
  await keepCertificates(folder, servers);
  await keepCertificates(join(folder, 'strange'), servers);
  authority = trustFile(folder);
  strange = trustFile(join(folder, 'strange'));
  const file = serverFile(folder, 'localhost');
  const { ownerUrl } = await startPostgres(join(folder, 'data'), [
    ...testSettings(),
    ...postgresSettings(file),
  ]);
  databaseUrl = ownerUrl;
  if (!hasRedis) return;
  const started = await startRedis(file);
  redis = started.process;
  redisUrl = `rediss://:${PASSWORD}@localhost:${String(started.port)}`;
});

afterAll(async () => {
  if (redis?.kill()) await once(redis, 'exit');
  await stopPostgres(join(folder, 'data'));
  rmSync(folder, { recursive: true });
});

test('certificates are renewed after half of their time, and the authority stays', async () => {
  const own = join(folder, 'own');
  const asked = [{ host: 'postgres', group: null }];
  expect(await keepCertificates(own, asked)).toEqual(['postgres']);
  const trusted = readFileSync(trustFile(own), 'utf8');
  expect(await keepCertificates(own, asked)).toEqual([]);
  expect(await keepCertificates(own, asked, { now: new Date(Date.now() + YEAR_MS / 2) })).toEqual([]);
  const later = { now: new Date(Date.now() + 0.6 * YEAR_MS) };
  expect(await keepCertificates(own, asked, later)).toEqual(['postgres']);
  expect(await keepCertificates(own, asked, { renewAll: true })).toEqual(['postgres']);
  expect(readFileSync(trustFile(own), 'utf8')).toBe(trusted);
  expect(statSync(serverFile(own, 'postgres')).mode & 0o777).toBe(0o600);
});

test('no container gets an address of PostgreSQL or Redis without TLS', () => {
  const addresses = [...compose.matchAll(/(?:postgres(?:ql)?|rediss?):\/\/.+/g)].map(([address]) => address);
  expect(addresses).toHaveLength(5);
  for (const address of addresses)
    expect(address).toMatch(/^(postgres:.*\?sslmode=verify-full&|rediss:.*\?)sslrootcert=/);
});

test('the proxy, the worker and the health checks trust the private authority when they ask a server', () => {
  const asked = /certificates, --folder, \/certificates, (.*)\]/.exec(compose)?.[1] ?? '';
  const servers = [...compose.matchAll(/^ {2}(server\d*):(?: &server)?$/gm)].map(([, name]) => name ?? '');
  expect(servers).toEqual(['server', 'server2']);
  for (const name of servers) {
    expect(asked).toContain(`'${name}:1000'`);
    expect(compose).toContain(`'${name}_key:/key:ro'`);
    expect(compose).toContain(`- ${name}_key:/certificates/${name}\n`);
  }
  expect(compose).not.toMatch(/http:\/\/(?!localhost)/);
  expect(compose).toContain('SERVER_URL:-https://server:4000?sslrootcert=/certificates/authority.crt');
  expect(readFileSync('.docker/Caddyfile', 'utf8')).toMatch(
    /^\t+tls\n\t+tls_trust_pool file \{\$AUTHORITY:/m,
  );
});

describe('PostgreSQL and Redis, with the settings of docker-compose.yml', () => {
  test('are reached over TLS 1.3 by pool and TypeORM', async () => {
    const url = withTls(databaseUrl, authority, 'DATABASE_URL');
    expect(await askPostgres(url)).toEqual({ ssl: true, version: 'TLSv1.3' });
    const source = await createDataSource(url).initialize();
    expect(await source.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')).toEqual([
      { ssl: true },
    ]);
    await source.destroy();
  });

  test('refuse those who come without TLS', async () => {
    await expect(askPostgres(databaseUrl)).rejects.toThrow(/no encryption/);
  });

  test('are refused with the certificate of another authority', async () => {
    await expect(askPostgres(withTls(databaseUrl, strange, 'DATABASE_URL'))).rejects.toThrow(
      /verif|signature|self-signed|unable/,
    );
  });

  test.skipIf(!hasRedis)(
    'the queue reaches Redis over TLS only, and by the right authority only',
    async () => {
      expect(await askRedis(withTls(redisUrl, authority, 'REDIS_URL'))).toBe('PONG');
      await expect(askRedis(redisUrl.replace('rediss:', 'redis:'))).rejects.toThrow();
      await expect(askRedis(withTls(redisUrl, strange, 'REDIS_URL'))).rejects.toThrow(
        /verif|signature|self-signed|unable/,
      );
    },
  );

  test.skipIf(!hasRedis)('Redis refuses those without its password', async () => {
    const url = withTls(redisUrl, authority, 'REDIS_URL');
    await expect(askRedis(url.replace(`:${PASSWORD}@`, ''))).rejects.toThrow(
      /NOAUTH|Authentication required/,
    );
    await expect(askRedis(url.replace(PASSWORD, 'another'))).rejects.toThrow(/WRONGPASS|invalid/);
  });

  test('are refused with the certificate of another host', async () => {
    const file = serverFile(folder, 'localhost');
    const urls = [
      withTls(databaseUrl, authority, 'DATABASE_URL'),
      withTls(redisUrl, authority, 'REDIS_URL'),
    ] as const;
    // In place, which keeps owner and mode.
    writeFileSync(file, readFileSync(serverFile(folder, 'elsewhere')));
    expect(await reloadCertificates({ databaseUrl: urls[0], redisUrl: hasRedis ? urls[1] : null })).toEqual(
      [],
    );
    await expect.poll(() => askPostgres(urls[0]).then(String, String)).toMatch(/does not match certificate/);
    if (hasRedis) await expect(askRedis(urls[1])).rejects.toThrow(/does not match certificate/);
  });
});
