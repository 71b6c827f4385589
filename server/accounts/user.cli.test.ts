import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../lib/projectRoot.ts';
import { testDatabase, type TestDatabase } from '../test/database.ts';
import { isPassword } from './password.ts';

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
async function user(args: string[], password: string): Promise<{ code: number | null; output: string }> {
  const cli = join(projectRoot, 'server/accounts/user.cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', cli, ...args], {
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: database.url, DATA_DIR: dataDir },
    cwd: projectRoot,
  });
  let output = '';
  const collect = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.stdin.end(`${password}\n`);
  await once(child, 'close');
  return { code: child.exitCode, output };
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
      is_paid: false,
    },
  ]);
  expect(await isPassword('a good long one', rows[0]?.password_hash ?? null)).toBe(true);
  expect(await user(['add', 'ann@example.test', ...name], 'a good long one')).toEqual({
    code: 1,
    output: 'There is already an account for ann@example.test.\n',
  });
}, 60_000);

test.each([
  [['add', 'bob@example.test', ...name], 'password1', 'one of the most common'],
  [['add', 'bob@example.test', ...name], '', 'at least 8 characters'],
  [['add', 'bob', ...name], 'a good long one', 'not an e-mail address'],
  [['add', 'bob@example.test'], 'a good long one', 'Usage: npm run user'],
  [['remove', 'bob@example.test', ...name], 'a good long one', 'Usage: npm run user'],
  [['add', 'bob@example.test', ...name, '--king'], 'a good long one', "Unknown option '--king'"],
])(
  '%j with password %j: %s',
  async (args, password, sentence) => {
    const { code, output } = await user(args, password);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toContain('    at ');
  },
  60_000,
);
