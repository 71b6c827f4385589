import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { compiled } from '../../launch/test/compiled.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { waitingSessions } from '../../launch/test/waitingSessions.ts';
import { projectRoot } from '../../platform/lib/projectRoot.ts';

const server = useServer();

/** Far less than the 90 seconds that a server gives a slow reader. */
const SOON_MS = 30_000;

const KEPT = 'query Names { hotels(first: 1) { nodes { name } } }';

interface Running {
  child: ChildProcess;
  port: number;
}

/** A server of its own process over this test's database. */
async function start(): Promise<Running> {
  const holder = createServer().listen(0);
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  holder.close();
  const { sessionSecret, dataDir } = server.deps;
  const env = { DATABASE_URL: server.databaseUrl, SESSION_SECRET: sessionSecret, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [compiled('server/main.ts')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), ...env },
    cwd: projectRoot,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await expect.poll(() => output).toContain('Listening');
  return { child, port };
}

async function ask({ port }: Running, query: string, token: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query, variables: {} });
  const response = await fetch(`http://localhost:${String(port)}/graphql`, { method: 'POST', headers, body });
  return response.json();
}

/** Sends a question, and leaves while the server waits for the session that it belongs to. */
async function leave(running: Running, query: string, token: string): Promise<void> {
  const body = JSON.stringify({ query, variables: {} });
  await server.db.transaction(async (tx) => {
    await tx.query('/* hold */ lock table session in access exclusive mode');
    const socket = connect(running.port, 'localhost');
    const lines = [
      'POST /graphql HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Authorization: Bearer ${token}`,
      `Content-Length: ${String(Buffer.byteLength(body))}`,
    ];
    socket.write([...lines, '', body].join('\r\n'));
    await expect.poll(() => tx.query<unknown[]>(waitingSessions)).not.toHaveLength(0);
    socket.destroy();
    // A later call is answered after the server has noticed that.
    await fetch(`http://localhost:${String(running.port)}/healthz`);
  });
}

// The server gives a reader 90 seconds; for someone who has left it must not wait when it stops.
test.each([
  ['answered before', KEPT],
  ['that is new', 'query More { hotels(first: 1) { nodes { id name } } }'],
])(
  'a server stops soon after a reader left with a question %s, while sessions were read',
  async (_, query) => {
    const token = (await server.token('paid')) ?? '';
    const running = await start();
    const kept = await ask(running, KEPT, token);
    expect(kept).toMatchObject({ data: { hotels: expect.anything() as object } });
    await leave(running, query, token);
    // Sessions are read in turn: this one after that of the reader who has left.
    expect(await ask(running, KEPT, token)).toEqual(kept);
    const told = Date.now();
    running.child.kill('SIGTERM');
    await once(running.child, 'close');
    expect(running.child.exitCode).toBe(0);
    expect(Date.now() - told).toBeLessThan(SOON_MS);
  },
);
