import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPostgres, stopPostgres } from '../postgres.mjs';
import { testSettings } from '../postgresSettings.mjs';
import { canInstallRedis, findRedis, howToGetRedis, installRedis, startRedis, stopRedis } from '../redis.mjs';
import { withLock } from '../shared.mjs';
import { answersAsDocker, postgresContainer, redisContainer, type Server } from './containers.ts';
import { claimFolder, type Folder } from './folder.ts';

/** The database and Redis servers that all tests of one run share. */
export interface Servers {
  databaseUrl: string;
  redisUrl: string;
  /** Folder for data beside the databases, such as raw releases. */
  folder: string;
  /** True if the next run finds these databases again. */
  isKept: boolean;
  stop: () => Promise<void>;
}

/** Uses TEST_DATABASE_URL and TEST_REDIS_URL if set, else containers, else programs on this machine. */
export async function startServers(): Promise<Servers> {
  const hasDocker = await answersAsDocker();
  const folder = claimFolder();
  const given = (name: string): Server | null => {
    const url = process.env[name];
    return url ? { url, stop: () => Promise.resolve() } : null;
  };
  const givenDatabase = given('TEST_DATABASE_URL');
  const database = givenDatabase ?? (hasDocker ? await postgresContainer() : await localPostgres(folder));
  const redis =
    given('TEST_REDIS_URL') ?? (hasDocker ? await redisContainer() : await localRedis(folder.path));
  const stop = async (): Promise<void> => {
    await redis.stop();
    await database.stop();
    folder.leave();
  };
  const isKept = folder.isKept && givenDatabase === null && !hasDocker;
  return { databaseUrl: database.url, redisUrl: redis.url, folder: folder.path, isKept, stop };
}

async function localPostgres({ path }: Folder): Promise<Server> {
  const { ownerUrl, pid, cluster } = await startPostgres(path, [...testSettings(), ...socketSettings()]);
  const guard = guarded(pid);
  const stop = async (): Promise<void> => {
    guard();
    await stopPostgres(path);
  };
  return { url: withSocket(ownerUrl, cluster), stop };
}

/** The cluster's own folder, which only its owner and root can enter. */
function socketSettings(): string[] {
  return process.platform === 'win32' ? [] : ['unix_socket_directories=.'];
}

const LONGEST_SOCKET = 100;

/** A round trip over a socket file takes half as long as one over the loopback network. */
function withSocket(url: string, cluster: string): string {
  const { port } = new URL(url);
  const socket = join(cluster, `.s.PGSQL.${port}`);
  if (process.platform === 'win32' || socket.length > LONGEST_SOCKET) return url;
  return `${url}?host=${encodeURIComponent(dirname(socket))}`;
}

async function localRedis(folder: string): Promise<Server> {
  if (!findRedis() && canInstallRedis()) {
    await withLock(join(tmpdir(), 'texas-receipts-apt.lock'), async () => {
      if (!findRedis()) await installRedis();
    });
  }
  const program = findRedis();
  if (!program)
    throw new Error(`The tests need Redis: ${howToGetRedis.replace('REDIS_URL', 'TEST_REDIS_URL')}.`);
  mkdirSync(folder, { recursive: true });
  const { url, pid } = await startRedis(folder, program);
  const guard = guarded(pid);
  const stop = async (): Promise<void> => {
    guard();
    await stopRedis(folder);
  };
  return { url, stop };
}

/** Ends the server when its test run is killed: `cat` waits until the other end of its pipe is closed. */
function guarded(pid: number): () => void {
  if (process.platform === 'win32') return () => undefined;
  const guard = spawn('sh', ['-c', 'cat > /dev/null; kill -INT "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  return () => void guard.kill();
}
