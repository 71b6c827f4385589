import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askJson, runCommand, type CommandResult } from '../../../launch/test/command.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'maintenance-'));
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The web</title>');
  server = await testServer({ webDir: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** `npm run maintenance -- …` */
const maintenance = (...args: string[]): Promise<CommandResult> =>
  runCommand('server/http/health/maintenance/maintenance.cli.ts', args, {
    env: { DATABASE_URL: server.databaseUrl, DATA_DIR: folder },
  });

const status = async (): Promise<number> =>
  (await server.rest('/rest/basic/status', { as: 'anonymous' })).status;

test('the operator closes the product, and opens it again', async () => {
  expect(await server.rest('/rest/basic/status', { as: 'anonymous' })).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  });
  expect(await maintenance('on')).toEqual({ code: 0, output: 'Maintenance is on.\n' });
  await expect.poll(status).toBe(503);

  const closed = {
    code: 'MAINTENANCE',
    message: 'Texas Receipts is undergoing maintenance. Please check back at a later time.',
  };
  const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
  for (const [path, method] of [
    ['/rest/basic/status', 'GET'],
    ['/rest/search/latest/', 'GET'],
    ['/rest/errorlog', 'POST'],
    ['/rest/nothing', 'GET'],
  ] as const) {
    expect(await server.rest(path, { method })).toMatchObject({
      status: 503,
      body: { error: { ...closed, requestId } },
    });
  }
  for (const document of ['{ about { version } }', '{ viewer { id } }', '{ nonsense }']) {
    expect(await server.ask(document)).toMatchObject({
      status: 503,
      errors: [{ message: closed.message, extensions: { code: 'MAINTENANCE', requestId } }],
    });
  }

  for (const path of ['/healthz', '/readyz', '/', '/login']) {
    expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 200]);
  }

  expect(await maintenance()).toEqual({ code: 0, output: 'Maintenance is on.\n' });
  expect(await maintenance('off')).toEqual({ code: 0, output: 'Maintenance is off.\n' });
  await expect.poll(status).toBe(200);
  expect((await server.ask('{ viewer { id } }')).status).toBe(200);
  const { auditLog } = await server.query<{ auditLog: { nodes: unknown[] } }>(
    '{ auditLog(first: 5) { nodes { action actorEmail memberEmail details } } }',
    {},
    { as: 'admin' },
  );
  const noted = {
    action: 'SET_MAINTENANCE',
    actorEmail: `command line (${userInfo().username})`,
    memberEmail: null,
  };
  expect(auditLog.nodes).toEqual([
    { ...noted, details: '{"isOn":false}' },
    { ...noted, details: '{"isOn":true}' },
  ]);
});

test('the command explains itself', async () => {
  const { code, output } = await maintenance('maybe');
  expect(code).toBe(1);
  expect(output).toContain('Usage: npm run maintenance -- on|off');
  expect(output).not.toContain('    at ');
  expect(
    await askJson('server/http/health/maintenance/maintenance.cli.ts', [], {
      env: { DATABASE_URL: server.databaseUrl, DATA_DIR: folder },
    }),
  ).toEqual({ code: 0, json: { isOn: false } });
});

test('a database that cannot say is a failure of its own, not maintenance', async () => {
  await server.db.query('/* lose */ alter table product_flag rename to product_flag_gone');
  await expect.poll(status).toBe(500);
  expect((await server.ask('{ viewer { id } }')).status).toBe(200);
  await server.db.query('/* find */ alter table product_flag_gone rename to product_flag');
  await expect.poll(status).toBe(200);
});
