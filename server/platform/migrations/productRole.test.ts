import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runCommand, type CommandResult } from '../../launch/test/command.ts';
import { copyOf, type Copy } from '../../launch/test/copyOf.ts';
import { onServer } from '../../launch/test/onServer.ts';
import { openSandbox } from '../../demo/stripe/sandbox.ts';
import { createLog } from '../log.ts';

// A role belongs to the whole server, so this file has one of its own.
const ROLE = `test_${randomBytes(6).toString('hex')}`;

let copy: Copy;
beforeAll(async () => {
  copy = await copyOf(inject('testHost'), { kind: 'empty' });
  await migrateAs(withPassword('first'));
});
afterAll(async () => {
  await copy.drop();
  const server = new URL(copy.url);
  server.pathname = '/postgres';
  await onServer(server.href, `/* dropRole */ drop role if exists ${ROLE}`);
});

function withPassword(password: string): string {
  const url = new URL(copy.url);
  url.username = ROLE;
  url.password = password;
  return url.href;
}

/** A start of a version that knows the role, on a database that may not have it yet. */
function migrateAs(url: string): Promise<CommandResult> {
  const env = { DATABASE_URL: url, MIGRATION_DATABASE_URL: copy.url, DATA_DIR: '/nonexistent' };
  return runCommand('server/platform/migrate.cli.ts', [], {
    env: { ...env, SESSION_SECRET: 'x'.repeat(32) },
  });
}

const ask = (statement: string): Promise<object[]> => onServer(withPassword('first'), statement);

test('a database of the version before gets the role of server and worker, whose password may change', async () => {
  expect(await ask('/* who */ select current_user as name')).toEqual([{ name: ROLE }]);
  expect(await migrateAs(withPassword('other'))).toEqual({ code: 0, output: 'empty\n' });
  await expect(ask('/* who */ select 1')).rejects.toThrow('password authentication failed');
  // As when several processes start at once.
  const again = await Promise.all([migrateAs(withPassword('first')), migrateAs(withPassword('first'))]);
  expect(again).toMatchObject([{ code: 0 }, { code: 0 }]);
  expect(await ask('/* who */ select 1 as one')).toEqual([{ one: 1 }]);
});

test.each([
  `create role other superuser`,
  `alter role ${ROLE} superuser`,
  `create database other`,
  `create schema other`,
  `create table public.other (id int)`,
  `create extension dblink`,
  `alter table member add column other int`,
  `alter table audit_log disable trigger all`,
  `set session_replication_role = replica`,
  `drop table member`,
  `truncate member`,
  `delete from migration`,
  `copy (select 1) to program 'true'`,
  `copy member from '/etc/passwd'`,
  `select pg_read_file('/etc/passwd')`,
  `select lo_import('/etc/passwd')`,
  `alter system set log_statement = 'all'`,
  `select rolpassword from pg_authid`,
])('whoever gets hold of the server cannot: %s', async (statement) => {
  const refused = /permission denied|must be (?:superuser|owner)|Only roles with/;
  await expect(ask(`/* attempt */ ${statement}`)).rejects.toThrow(refused);
});

test('it may do what server and worker do, the tables of an import and of the stand-in included', async () => {
  const log = createLog('test', 'silent');
  const places = { databaseUrl: withPassword('first'), webhookUrl: null, pagesUrl: '', log };
  const sandboxes = await Promise.all([openSandbox(places), openSandbox(places)]);
  for (const sandbox of sandboxes) await sandbox.close();
  expect(await migrateAs(withPassword('first'))).toMatchObject({ code: 0 });
  await ask(`/* allowed */ create temporary table work as select 1; analyze member;
    create unlogged table staging.rows (id int); drop table staging.rows;
    insert into product_flag (name, is_on) values ('x', true) on conflict do nothing`);
  const closed = await ask(`/* closed */ select c.oid::regclass as name from pg_class c
    where c.relkind in ('r', 'v') and c.relname <> 'migration'
      and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
      and not (has_schema_privilege(c.relnamespace, 'usage') and has_table_privilege(c.oid, 'insert')
        and has_table_privilege(c.oid, 'delete'))`);
  expect(closed).toEqual([]);
});

test('a role that may do everything is refused, in one sentence and without its password', async () => {
  await onServer(copy.url, `/* raise */ alter role ${ROLE} createrole`);
  const { code, output } = await migrateAs(withPassword('first'));
  expect(code).toBe(1);
  expect(output).toBe(
    `The database cannot be used: the role ${ROLE} of DATABASE_URL is a superuser or may create roles or databases: ` +
      'name another one there, which is created if it does not exist.\n',
  );
});

test('a migration without the owner’s role names what is missing', async () => {
  await onServer(copy.url, `/* lower */ alter role ${ROLE} nocreaterole`);
  await onServer(copy.url, `/* behind */ delete from migration where id = (select max(id) from migration)`);
  const env = { DATABASE_URL: withPassword('first'), SESSION_SECRET: 'x'.repeat(32) };
  const { output } = await runCommand('server/platform/migrate.cli.ts', [], { env });
  expect(output).toContain('Give the role that owns the tables in MIGRATION_DATABASE_URL.\n');
});
