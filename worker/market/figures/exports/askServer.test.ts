import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  keepCertificates,
  serverFile,
  trustFile,
} from '../../../../server/platform/certificates/keepCertificates.ts';
import { createWebServer } from '../../../../server/platform/certificates/webServer.ts';
import { createLog } from '../../../../server/platform/log.ts';
import { askServer } from './askServer.ts';

let folder: string;
let server: Server;
let url: string;

function authorityOf(name: string): string {
  return readFileSync(trustFile(join(folder, name)), 'utf8');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'texas-receipts-ask-'));
  for (const name of ['own', 'strange'])
    await keepCertificates(join(folder, name), [{ host: 'localhost', group: null }]);
  const certificateFile = serverFile(join(folder, 'own'), 'localhost');
  server = createWebServer(
    { certificateFile, log: createLog('server', 'silent') },
    {},
    (request, response) => {
      if (request.url === '/slow') return;
      void text(request).then((body) => response.writeHead(429, { 'retry-after': '7' }).end(body));
    },
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `https://localhost:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const signal = new AbortController().signal;

test('a server that the private authority certified answers', async () => {
  const answer = await askServer({ url, authority: authorityOf('own') }, '/pages', { after: null }, signal);
  expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '7' }, body: '{"after":null}' });
});

test('a server of another authority, and another host, are refused', async () => {
  await expect(askServer({ url, authority: authorityOf('strange') }, '/', {}, signal)).rejects.toThrow(
    /signature|verif|self-signed/,
  );
  await expect(askServer({ url }, '/', {}, signal)).rejects.toThrow();
  const numeric = url.replace('localhost', '127.0.0.1');
  await expect(askServer({ url: numeric, authority: authorityOf('own') }, '/', {}, signal)).rejects.toThrow(
    /does not match/,
  );
});

test('a server that is away is asked again later, and a signal ends the wait', async () => {
  expect(await askServer({ url: 'http://127.0.0.1:1' }, '/', {}, signal)).toBeNull();
  const soon = AbortSignal.timeout(50);
  await expect(askServer({ url, authority: authorityOf('own') }, '/slow', {}, soon)).rejects.toThrow(
    /abort/i,
  );
});
