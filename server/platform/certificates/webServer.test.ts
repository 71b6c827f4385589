import { once } from 'node:events';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect as connectPlainly, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type PeerCertificate } from 'node:tls';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readableLog } from '../../launch/test/readableLog.ts';
import { keepCertificates, serverFile, trustFile } from './keepCertificates.ts';
import { createWebServer } from './webServer.ts';

const localhost = [{ host: 'localhost', group: null }];

const { log, lines } = readableLog('error');
let folder: string;
let server: Server;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'texas-receipts-https-'));
  await keepCertificates(folder, localhost);
  const certificateFile = serverFile(folder, 'localhost');
  server = createWebServer({ certificateFile, log, checkMs: 20 }, {}, (_request, response) =>
    response.end('hello'),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** The certificate that a new connection gets from the server. */
function certificate(options: object = {}): Promise<PeerCertificate> {
  const ca = readFileSync(trustFile(folder));
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: 'localhost', ca, ...options }, () => {
      resolve(socket.getPeerCertificate());
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

test('the server takes TLS 1.3 only', async () => {
  expect((await certificate()).subject.CN).toBe('localhost');
  await expect(certificate({ maxVersion: 'TLSv1.2' })).rejects.toThrow(/protocol version/);
  await expect(fetch(`http://localhost:${String(port)}`)).rejects.toThrow();
});

// Node alone would look at it after 30 seconds.
const SOON = { timeout: 10_000 };

test(
  'a request that does not arrive in time is answered with 408, and its connection closed',
  SOON,
  async () => {
    const hasty = createWebServer({ certificateFile: null, log }, { requestTimeout: 300 }, (_, response) =>
      response.end(),
    );
    onTestFinished(() => void hasty.close());
    await new Promise<void>((resolve) => hasty.listen(0, resolve));
    const socket = connectPlainly((hasty.address() as AddressInfo).port, 'localhost');
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    let text = '';
    socket.on('data', (part: Buffer) => void (text += part.toString()));
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
  },
);

test('new connections get a renewed certificate, and a broken file leaves the earlier one', async () => {
  const first = await certificate();
  await keepCertificates(folder, localhost, { renewAll: true });
  await expect.poll(async () => (await certificate()).serialNumber).not.toBe(first.serialNumber);
  const second = await certificate();
  rmSync(serverFile(folder, 'localhost'));
  await expect
    .poll(() => JSON.stringify(lines))
    .toContain('The certificate cannot be read; the earlier one stays');
  expect((await certificate()).serialNumber).toBe(second.serialNumber);
  await keepCertificates(folder, localhost);
  await expect.poll(async () => (await certificate()).serialNumber).not.toBe(second.serialNumber);
});
