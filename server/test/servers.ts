import { spawn } from 'node:child_process';
import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, stopPostgres, testSettings } from '../launch/postgres.mjs';
import {
  canInstallRedis,
  findRedis,
  howToGetRedis,
  installRedis,
  startRedis,
  stopRedis,
} from '../launch/redis.mjs';
import { withLock } from '../launch/shared.mjs';

/** The database and Redis servers that tests of one run share. */
export interface Servers {
  databaseUrl: string;
  redisUrl: string;
  stop: () => Promise<void>;
}

interface Server {
  url: string;
  stop: () => Promise<unknown>;
}

/** Given ones (TEST_DATABASE_URL, TEST_REDIS_URL), else containers, else programs on this machine. */
export async function startServers(): Promise<Servers> {
  const hasDocker = await answersAsDocker();
  const dataDir = mkdtempSync(join(tmpdir(), 'texas-receipts-test-'));
  // Readable for all, since PostgreSQL runs as a user of its own where we are root.
  chmodSync(dataDir, 0o755);
  const given = (name: string): Server | null => {
    const url = process.env[name];
    return url ? { url, stop: () => Promise.resolve() } : null;
  };
  const database =
    given('TEST_DATABASE_URL') ?? (hasDocker ? await postgresContainer() : await localPostgres(dataDir));
  const redis = given('TEST_REDIS_URL') ?? (hasDocker ? await redisContainer() : await localRedis(dataDir));
  const stop = async (): Promise<void> => {
    await redis.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { databaseUrl: database.url, redisUrl: redis.url, stop };
}

async function localPostgres(dataDir: string): Promise<Server> {
  const { url, pid } = await startPostgres(dataDir, testSettings());
  return guarded(pid, dataDir, { url, stop: () => stopPostgres(dataDir) });
}

async function localRedis(dataDir: string): Promise<Server> {
  if (!findRedis() && canInstallRedis()) {
    await withLock(join(tmpdir(), 'texas-receipts-apt.lock'), async () => {
      if (!findRedis()) await installRedis();
    });
  }
  const program = findRedis();
  if (!program)
    throw new Error(`The tests need Redis: ${howToGetRedis.replace('REDIS_URL', 'TEST_REDIS_URL')}.`);
  const { url, pid } = await startRedis(dataDir, program);
  return guarded(pid, dataDir, { url, stop: () => stopRedis(dataDir) });
}

/** Ends the server with a test run that is killed: `cat` waits until nobody holds the other end of its pipe. */
function guarded(pid: number, dataDir: string, server: Server): Server {
  if (process.platform === 'win32') return server;
  const script = 'cat > /dev/null; kill -INT "$0"; sleep 1; rm -rf "$1"';
  const guard = spawn('sh', ['-c', script, String(pid), dataDir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  const stop = async (): Promise<void> => {
    guard.kill();
    await server.stop();
  };
  return { url: server.url, stop };
}

/** Asked by hand because testcontainers takes seconds to find out that there is no Docker. */
function answersAsDocker(): Promise<boolean> {
  const host = process.env['DOCKER_HOST'];
  const socket = host?.startsWith('tcp:')
    ? connect(Number(new URL(host).port || 2375), new URL(host).hostname)
    : connect(host?.replace('unix://', '') ?? '/var/run/docker.sock');
  socket.setTimeout(1000, () => socket.destroy());
  return new Promise((resolve) => {
    socket.once('connect', () => socket.write('GET /_ping HTTP/1.0\r\n\r\n'));
    socket.on('data', (answer) => {
      resolve(String(answer).includes('200 OK'));
      socket.destroy();
    });
    socket
      .once('error', () => {
        resolve(false);
      })
      .once('close', () => {
        resolve(false);
      });
  });
}

async function postgresContainer(): Promise<Server> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: 'test' })
    .withCommand(['postgres', ...testSettings().flatMap((setting) => ['-c', setting])])
    .withExposedPorts(5432)
    .withTmpFs({ '/var/lib/postgresql': 'rw' })
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  const address = `${container.getHost()}:${String(container.getMappedPort(5432))}`;
  return { url: `postgres://postgres:test@${address}/postgres`, stop: () => container.stop() };
}

async function redisContainer(): Promise<Server> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer('redis:8-alpine')
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forListeningPorts())
    .start();
  return {
    url: `redis://${container.getHost()}:${String(container.getMappedPort(6379))}`,
    stop: () => container.stop(),
  };
}
