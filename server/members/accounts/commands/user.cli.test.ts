import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askJson, runCommand, type CommandResult } from '../../../launch/test/command.ts';
import { testDatabase, type TestDatabase } from '../../../launch/test/database.ts';
import { isPassword } from '../passwords/password.ts';

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'user-'));
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** `npm run user -- …` with the password on standard input. */
const user = (args: string[], password: string): Promise<CommandResult> =>
  runCommand('server/members/accounts/commands/user.cli.ts', args, {
    env: { DATABASE_URL: database.url, DATA_DIR: dataDir },
    input: `${password}\n`,
  });

/** The entries about a member in the activity log. Fails if anyone but the command line wrote one. */
async function notedOf(email: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ actor: string; entry: unknown }>(
    `/* noted */ select actor_email as actor, jsonb_build_array(action, details) as entry from audit_log
     where member_email = $1 order by id`,
    [email],
  );
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([`command line (${userInfo().username})`]));
  return rows.map(({ entry }) => entry);
}

const name = ['--first', 'Ann', '--last', "O'Hara"];

test('adds an account with its rights, and not twice', async () => {
  expect(await user(['add', 'Ann@Example.test', ...name, '--admin', '--free'], 'a good long one')).toEqual({
    code: 0,
    output: 'Added Ann@Example.test.\n',
  });
  const { rows } = await database.pool.query<{ password_hash: string }>('/* added */ select * from member');
  expect(rows).toMatchObject([
    {
      email: 'ann@example.test',
      first_name: 'Ann',
      last_name: "O'Hara",
      is_admin: true,
      is_free: true,
    },
  ]);
  expect(await isPassword('a good long one', rows[0]?.password_hash ?? null)).toBe(true);
  const noted = await database.pool.query('/* noted */ select kind, address, details from security_event');
  expect(noted.rows).toEqual([
    { kind: 'RIGHTS_CHANGED', address: 'command', details: 'new account, free on, administrator on' },
  ]);
  expect(await user(['add', 'ann@example.test', ...name], 'a good long one')).toEqual({
    code: 1,
    output: 'There is already an account for ann@example.test.\n',
  });
});

test('adds a member with an earlier plan that is paid elsewhere and not charged here', async () => {
  const args = ['add', 'legacy@example.test', ...name, '--paid', '--plan', '1'];
  expect((await user(args, 'a good long one')).code).toBe(0);
  const { rows } = await database.pool.query<object>(
    `/* given */ select plan, status, stripe_customer_id as customer from subscription s
     join member m on m.id = s.member_id where m.email = 'legacy@example.test'`,
  );
  expect(rows).toEqual([{ plan: 1, status: 'active', customer: null }]);
});

test('deletes an account after a confirmation, except its invoices', async () => {
  await user(['add', 'gone@example.test', ...name], 'a good long one');
  const gone = () => database.pool.query(`/* gone */ select from member where email = 'gone@example.test'`);
  const asked = await user(['delete', 'gone@example.test'], 'no');
  expect(asked.output).toContain('Nothing was changed.');
  expect((await gone()).rowCount).toBe(1);
  const { code, output } = await user(['delete', 'Gone@example.test', '--yes'], '');
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining('Deleted gone@') as string,
  });
  expect((await gone()).rowCount).toBe(0);
  // Ann is the only administrator.
  expect(await user(['delete', 'ann@example.test', '--yes'], '')).toMatchObject({
    code: 1,
    output: expect.stringContaining('ann@example.test is the only administrator. Make another') as string,
  });
});

test('removes lost second steps and ends sessions, logs it and queues a mail', async () => {
  expect((await user(['add', 'lost@example.test', ...name, '--admin'], 'a good long one')).code).toBe(0);
  await database.pool.query(`/* lost */
    with m as (select id from member where email = 'lost@example.test'),
    step as (insert into second_step (member_id, kind, name, secret, last_period)
      select id, 'AUTHENTICATOR', 'Phone', 'x', 0 from m),
    code as (insert into recovery_code (member_id, code_hash) select id, 'x' from m)
    insert into session (member_id) select id from m`);
  const remove = ['remove-two-step', 'lost@example.test'];
  expect(await user(remove, '')).toEqual({
    code: 0,
    output: 'One second step of lost@example.test removed. The password alone signs in now.\n',
  });
  const { rows } = await database.pool.query(`/* left */
    select (select count(*) from second_step) as steps, (select count(*) from recovery_code) as codes,
      (select count(*) from session where ended_at is null) as sessions,
      (select array_agg(details order by id) from security_event where kind = 'KEYS_CHANGED') as noted,
      (select array_agg(kind) from outbox_mail where recipient = 'lost@example.test') as mails`);
  expect(rows).toEqual([
    {
      steps: 0,
      codes: 0,
      sessions: 0,
      noted: ['authenticator app removed by an operator'],
      mails: ['SECOND_STEP_REMOVED'],
    },
  ]);
  expect((await user([...remove, '--yes'], '')).output).toContain('Usage: npm run user');
  expect(await notedOf('lost@example.test')).toEqual([
    ['ADD_ACCOUNT', { isFree: false, isAdmin: true }],
    ['REMOVE_SECOND_STEPS', {}],
  ]);
});

test('answers in JSON, with prompts and warnings elsewhere', async () => {
  const ask = (args: string[], input = '') =>
    askJson('server/members/accounts/commands/user.cli.ts', args, {
      env: { DATABASE_URL: database.url, DATA_DIR: dataDir },
      input: `${input}\n`,
    });
  const email = 'jay@example.test';
  expect(await ask(['add', email, ...name], 'a good long one')).toEqual({
    code: 0,
    json: { email, isChanged: true, message: `Added ${email}.` },
  });
  expect(await ask(['paid', email, '--until', '2040-06-30'])).toMatchObject({ json: { isChanged: true } });
  expect(await ask(['free', email])).toMatchObject({
    json: { isChanged: true, message: `${email} has free access.` },
  });
  expect(await ask(['delete', email], 'no')).toEqual({
    code: 0,
    json: { email, isChanged: false, message: 'Nothing was changed.' },
  });
  expect(await ask(['free', 'nobody@example.test'])).toEqual({
    code: 1,
    json: { error: 'There is no account for nobody@example.test.' },
  });
  const none = { isFree: false, isAdmin: false };
  expect(await notedOf(email)).toEqual([
    ['ADD_ACCOUNT', none],
    ['GIVE_PLAN', { plan: 2, until: '2040-06-30T23:59:59.000Z' }],
    ['SET_RIGHTS', { before: none, set: { isFree: true, isAdmin: null } }],
  ]);
});

test('without its entry in the activity log, no account is added and no plan is given', async () => {
  const email = 'unlogged@example.test';
  await user(['add', email, ...name], 'a good long one');
  await database.pool.query(`/* refuseEntries */
    create function refuse_entry() returns trigger language plpgsql as $$ begin raise 'The log is full.'; end $$;
    create trigger refuse_entry before insert on audit_log execute function refuse_entry()`);
  const added = await user(['add', 'none@example.test', ...name], 'a good long one');
  const given = await user(['paid', email], '');
  await database.pool.query('/* takeEntries */ drop trigger refuse_entry on audit_log');
  for (const { code, output } of [added, given])
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining('The log is full.') as string,
    });
  const left = `/* left */ select m.email, s.status from member m left join subscription s on s.member_id = m.id
    where m.email in ('none@example.test', $1)`;
  expect((await database.pool.query(left, [email])).rows).toEqual([{ email, status: null }]);
});

test.each([
  [['add', 'bob@example.test', ...name, '--plan', '1'], 'a good long one', 'need --paid.\n\nUsage: npm run'],
  [['add', 'bob@example.test', ...name, '--paid', '--plan', '4'], 'a good long one', 'one of 0, 1, 2, 3'],
  [['add', 'bob@example.test', ...name], 'password1', 'one of the most common'],
  [['add', 'bob@example.test', ...name], '', 'at least 8 characters'],
  [['add', 'bob', ...name], 'a good long one', 'not an email address'],
  [['add', 'bob@example.test'], 'a good long one', '--first is missing.'],
  [['remove', 'bob@example.test', ...name], 'a good long one', 'no command "remove"'],
  [['add', 'bob@example.test', ...name, '--king'], 'a good long one', "Unknown option '--king'"],
])('%j with password %j: %s', async (args, password, sentence) => {
  const { code, output } = await user(args, password);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
});

test('lists accounts and changes rights, passwords and accounts, each with JSON output', async () => {
  const users = async (...args: string[]): Promise<{ code: number | null; json: unknown }> => {
    return askJson('server/members/admin/users.cli.ts', args, {
      env: { DATABASE_URL: database.url, DATA_DIR: dataDir },
    });
  };
  const email = 'bea@example.test';
  expect((await user(['add', email, ...name], 'a good long one')).code).toBe(0);
  const [listed, granted] = [await users('list', '--text', 'bea@'), await users('grant', email, 'admin')];
  expect(listed).toMatchObject({ code: 0, json: [{ email, isAdmin: false, lastSignInAt: null }] });
  expect(granted).toMatchObject({ code: 0, json: { email, isAdmin: true } });
  expect(await users('revoke', email, 'admin')).toMatchObject({ code: 0, json: { isAdmin: false } });
  expect(await users('grant', email, 'free')).toMatchObject({ code: 0, json: { isFree: true } });
  expect(await users('reset', email)).toMatchObject({ code: 0, json: { email } });
  const mails = '/* queued */ select kind from outbox_mail where recipient = $1';
  expect((await database.pool.query(mails, [email])).rows).toEqual([{ kind: 'PASSWORD_RESET' }]);
  await database.pool.query("/* one */ update member set is_admin = false where email <> 'ann@example.test'");
  expect(await users('revoke', 'ann@example.test', 'admin')).toEqual({
    code: 2,
    json: {
      error:
        'ann@example.test is the last administrator. Make another member an administrator first. Nothing was changed.',
    },
  });
  expect((await users('delete', email)).json).toEqual({
    error: expect.stringContaining('If that is right, add --yes.') as string,
  });
  expect(await users('delete', email, '--yes')).toMatchObject({ code: 0 });
  expect(await users('show', email)).toMatchObject({ code: 2 });
  const none = { isFree: false, isAdmin: false };
  expect(await notedOf(email)).toEqual([
    ['ADD_ACCOUNT', none],
    ['SET_RIGHTS', { before: none, set: { isFree: null, isAdmin: true } }],
    ['SET_RIGHTS', { before: { ...none, isAdmin: true }, set: { isFree: null, isAdmin: false } }],
    ['SET_RIGHTS', { before: none, set: { isFree: true, isAdmin: null } }],
    ['SEND_PASSWORD_RESET', {}],
    ['DELETE_ACCOUNT', {}],
  ]);
});
