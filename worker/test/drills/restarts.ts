import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  keepCertificates,
  serverFile,
  trustFile,
} from '../../../server/platform/certificates/keepCertificates.ts';
import { projectRoot } from '../../../server/platform/lib/projectRoot.ts';
import { startLoad } from './load.ts';
import { startProduct } from './product.ts';

export interface RestartsAsked {
  folder: string;
  port: number;
  restarts: number;
  tell: (sentence: string) => void;
}

/** Three checks of the proxy, which asks every second. */
const STOP_DELAY_MS = 3_000;
/** Until the proxy has seen that a new server is ready. */
const SEEN_MS = 2_500;

/**
 * Restarts two servers in turn behind the proxy of docker-compose.yml, while members send requests. Throws if a request
 * fails.
 */
export async function drillRestarts({ folder, port, restarts, tell }: RestartsAsked): Promise<string[]> {
  const dataDir = join(folder, 'restarts');
  mkdirSync(dataDir, { recursive: true });
  await keepCertificates(dataDir, [{ host: 'localhost', group: null }]);
  const product = await startProduct(dataDir, port);
  const ports = [port + 1, port + 2];
  const start = (own: number): Promise<ChildProcess> =>
    startServer(dataDir, own, { DATABASE_URL: product.databaseUrl, REDIS_URL: product.redisUrl() });
  const servers = await Promise.all(ports.map(start));
  const proxy = startProxy(dataDir, port + 3, ports);
  try {
    const token = await product.signIn('reader', '--paid');
    await delay(SEEN_MS);
    const load = startLoad(`http://127.0.0.1:${String(port + 3)}`, token);
    for (let i = 0; i < restarts; i += 1) {
      await restart(servers, i % 2, () => start(ports[i % 2] ?? port));
      if (i % 10 === 9)
        tell(
          `${String(i + 1)} restarts, ${String(load.sent())} requests, ${String(load.failed.length)} failed`,
        );
    }
    await load.stop();
    const line = `${String(restarts)} restarts, ${String(load.sent())} requests, ${String(load.failed.length)} failed`;
    if (load.failed.length > 0) throw new Error([line, ...load.failed.slice(0, 20)].join('\n'));
    return [line];
  } finally {
    for (const each of [proxy, ...servers]) each.kill('SIGTERM');
    await product.stop();
  }
}

async function restart(
  servers: ChildProcess[],
  which: number,
  start: () => Promise<ChildProcess>,
): Promise<void> {
  const old = servers[which];
  old?.kill('SIGTERM');
  if (old?.exitCode === null) await once(old, 'exit');
  servers[which] = await start();
  await delay(SEEN_MS);
}

async function startServer(
  dataDir: string,
  port: number,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
    env: {
      ...process.env,
      ...env,
      DATA_DIR: dataDir,
      PORT: String(port),
      TRUST_PROXY: '1',
      STOP_DELAY_MS: String(STOP_DELAY_MS),
      TLS_CERTIFICATE: serverFile(dataDir, 'localhost'),
      SERVER_URL: `https://localhost:${String(port)}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.pipe(createWriteStream(join(dataDir, `server-${String(port)}.log`), { flags: 'a' }));
  while (!(await isReady(`https://localhost:${String(port)}/readyz`, trustFile(dataDir)))) await delay(100);
  return child;
}

function isReady(url: string, authority: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { ca: readFileSync(authority) }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).once('error', () => {
      resolve(false);
    });
  });
}

function startProxy(dataDir: string, port: number, servers: readonly number[]): ChildProcess {
  const config = join(projectRoot, '.docker/Caddyfile');
  const log = createWriteStream(join(dataDir, 'proxy.log'));
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE: `:${String(port)}`,
      SERVERS: servers.map((each) => `localhost:${String(each)}`).join(' '),
      AUTHORITY: trustFile(dataDir),
      XDG_DATA_HOME: dataDir,
      XDG_CONFIG_HOME: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  return child;
}
