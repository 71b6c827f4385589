import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../launch/test/query.ts';

let server: TestServer;
const SCRIPT = 'void 0;'.repeat(1_000);
const webDir = mkdtempSync(join(tmpdir(), 'web-'));
beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>The web</title>');
  writeFileSync(join(webDir, 'assets/app-1a2b.js'), SCRIPT);
  writeFileSync(join(webDir, 'favicon.svg'), '<svg/>');
  server = await testServer({ webDir });
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

function get(path: string, accept = 'text/html,*/*'): Promise<Response> {
  return fetch(server.origin + path, { headers: { accept } });
}

test('healthz says that the process is alive', async () => {
  const response = await get('/healthz');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});

test('readyz says whether the database can be used as it is', async () => {
  expect((await get('/readyz')).status).toBe(200);
  await server.db.query(
    `/* forget */ delete from migration where id = (select id from migration order by id desc limit 1)`,
  );
  const pending = await get('/readyz');
  expect([pending.status, await pending.json()]).toEqual([503, { status: 'migrations pending' }]);
});

describe('the web', () => {
  test.each(['/', '/login', '/stt/search', '/stt/hotelinfo/A(slash)B/32000000011/2'])(
    '%s is the page',
    async (path) => {
      const response = await get(path);
      expect(await response.text()).toContain('The web');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('x-powered-by')).toBeNull();
    },
  );

  test('files with a hash in their name are kept for a year, others for an hour', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('is sent compressed to clients that accept it', async () => {
    const response = await fetch(`${server.origin}/assets/app-1a2b.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe(SCRIPT);
  });

  test('unknown paths outside the pages answer 404 as JSON', async () => {
    for (const [path, accept] of [
      ['/assets/gone.js', '*/*'],
      ['/stt/search', 'application/json'],
      ['/rest', 'text/html'],
      ['/rest/nothing', 'text/html'],
    ] as const) {
      const response = await get(path, accept);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

test('GraphQL answers nothing to what a page of another origin could send unasked', async () => {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ query: '{ about { version } }' }),
  });
  expect(response.status).toBe(400);
});

test('a server that is to stop says so first, and still answers', async () => {
  const stopping = await testServer();
  try {
    stopping.leave();
    const ready = await fetch(`${stopping.origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
    const answer = await fetch(`${stopping.origin}/rest/nothing`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([404, 'close']);
  } finally {
    await stopping.close();
  }
});

test('about names the product and its version', async () => {
  expect(await server.query('{ about { productName version synthetic } }', {}, { as: 'anonymous' })).toEqual({
    about: { productName: 'Texas Receipts', version: '1.2.3', synthetic: false },
  });
});
