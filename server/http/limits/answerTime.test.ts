import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { TEST_REQUEST_LIMITS } from '../../launch/test/testDeps.ts';

/** More than the buffers of a connection take in without a reader. */
const FILE_BYTES = 32 * 1024 ** 2;

const webDir = mkdtempSync(join(tmpdir(), 'answer-time-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'routes.json'), '[]');
  writeFileSync(join(webDir, 'assets', 'large.js'), Buffer.alloc(FILE_BYTES, ' '));
  server = await testServer({ webDir, requestLimits: { ...TEST_REQUEST_LIMITS, answerMs: 500 } });
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

test('a reader who does not take a file of the web client is left after a while', async () => {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  socket.write('GET /assets/large.js HTTP/1.1\r\nHost: localhost\r\n\r\n');
  // Only writing shows that the other side has closed the connection.
  await expect
    .poll(() => {
      socket.write('\r\n');
      return socket.destroyed;
    })
    .toBe(true);
});
