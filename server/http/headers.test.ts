import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCaptcha } from '../members/accounts/sessions/captcha.ts';
import { createLog } from '../platform/log.ts';
import { testServer, type TestServer } from '../launch/test/query.ts';
import { securityHeaders } from './headers.ts';

const webDir = mkdtempSync(join(tmpdir(), 'headers-'));
let plain: TestServer;
let full: TestServer;
beforeAll(async () => {
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>The web</title>');
  plain = await testServer({ webDir });
  full = await testServer({
    webDir,
    publicUrl: 'https://texas.example.com',
    corsOrigins: ['https://friend.example.com'],
    captcha: createCaptcha(
      { siteKey: 'k', secret: 's', verifyUrl: 'http://127.0.0.1:1' },
      createLog('t', 'silent'),
    ),
    analyticsUrl: 'https://analytics.example.com/api/event?x=1',
    errorReportingUrl: 'https://key@errors.example.com/1',
    mapTilesUrl: 'https://tiles.example.com/street/{z}/{x}/{y}.png?key=k',
    mapTilesAttribution: '© Tile makers',
  });
});
afterAll(async () => {
  await plain.close();
  await full.close();
  rmSync(webDir, { recursive: true });
});

async function headers(server: TestServer, path: string, init: RequestInit = {}): Promise<Headers> {
  return (await fetch(server.origin + path, init)).headers;
}

/** The content security policy, by directive. */
async function policy(server: TestServer): Promise<Record<string, string>> {
  const text = (await headers(server, '/')).get('content-security-policy') ?? '';
  return Object.fromEntries(
    text.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('a page may use what comes from here, and nothing else', async () => {
  expect(await policy(plain)).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'script-src-attr': "'none'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

test('and the services that are configured, no wider than they need', async () => {
  expect(await policy(full)).toMatchObject({
    'script-src': "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    'connect-src':
      "'self' https://analytics.example.com https://errors.example.com https://www.google.com/recaptcha/",
    'img-src': "'self' data: blob: https://tiles.example.com",
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    'upgrade-insecure-requests': '',
  });
  expect(
    await full.query(
      '{ about { analyticsUrl errorReportingUrl mapTilesUrl mapTilesAttribution operatorName } }',
      {},
      { as: 'anonymous' },
    ),
  ).toEqual({
    about: {
      analyticsUrl: 'https://analytics.example.com/api/event?x=1',
      errorReportingUrl: 'https://key@errors.example.com/1',
      mapTilesUrl: 'https://tiles.example.com/street/{z}/{x}/{y}.png?key=k',
      mapTilesAttribution: '© Tile makers',
      operatorName: 'Lone Star Data LLC',
    },
  });
});

test('browsers are held to https only where that is how the product is reached', async () => {
  expect((await headers(plain, '/')).get('strict-transport-security')).toBeNull();
  expect((await headers(full, '/')).get('strict-transport-security')).toBe('max-age=31536000');
});

test('their subdomains, too, are held to it where the operator says that all have it', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const services = { analyticsUrl: null, errorReportingUrl: null, mapTilesUrl: null, billing: full.billing };
  const captcha = createCaptcha(null, createLog('t', 'silent'));
  const publicUrl = 'https://texas.example.com';
  securityHeaders({ ...services, captcha, publicUrl, hasSecureSubdomains: true })(response.req, response);
  expect(response.getHeader('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test.each(['/', '/login', '/healthz', '/rest/nothing', '/rest/basic/status', '/graphql', '/assets/gone.js'])(
  '%s sets no cookie, is not guessed at, not framed, and tells nobody where one came from',
  async (path) => {
    const found = await headers(plain, path);
    expect(found.get('set-cookie')).toBeNull();
    expect(found.get('x-content-type-options')).toBe('nosniff');
    expect(found.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(found.get('referrer-policy')).toBe('no-referrer');
    expect(found.get('x-powered-by')).toBeNull();
    expect(found.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test.each(['/graphql', '/rest/nothing', '/rest/basic/status', '/healthz', '/readyz'])(
  'nobody keeps what %s answers',
  async (path) => {
    expect((await headers(plain, path)).get('cache-control')).toBe('no-store');
  },
);

test('an answer to a query is kept by nobody either', async () => {
  const found = await headers(plain, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ about { version } }' }),
  });
  expect(found.get('cache-control')).toBe('no-store');
});

test('pages ask for no camera, place or microphone, and for wallets only where cards are charged', async () => {
  const permissions = (await headers(plain, '/')).get('permissions-policy') ?? '';
  for (const name of ['camera', 'geolocation', 'microphone', 'payment'])
    expect(permissions).toContain(`${name}=()`);
});

describe('pages of other origins', () => {
  const allowed = async (server: TestServer, origin: string, path: string): Promise<string | null> => {
    const preflight = {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    };
    const found = await headers(server, path, preflight);
    expect(found.get('access-control-allow-credentials')).toBeNull();
    return found.get('access-control-allow-origin');
  };

  test.each(['/graphql', '/rest/basic/userlogin'])('may call %s where they are configured', async (path) => {
    expect(await allowed(full, 'https://friend.example.com', path)).toBe('https://friend.example.com');
    const stranger = await allowed(full, 'https://stranger.example.com', path);
    expect(stranger).not.toBe('https://stranger.example.com');
    expect(stranger).not.toBe('*');
    expect(await allowed(plain, 'https://friend.example.com', path)).toBeNull();
  });
});
