import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { programPath } from '../../../server/platform/lib/programPath.ts';

/** A sign-in that was just made; its password is nowhere else. */
export interface SignIn {
  role: string;
  email: string;
  password: string;
}

const DEMO_MEMBERS = [
  { role: 'member', email: 'member@example.com', first: 'Maria', rights: ['--paid', '--until', 'open'] },
  { role: 'free', email: 'free@example.com', first: 'Frank', rights: ['--free'] },
  { role: 'admin', email: 'admin@example.com', first: 'Ada', rights: ['--admin', '--free'] },
] as const;

/** Everyone who starts the sample sees this account's password, so a second step would protect nothing. */
const exemptAdministrator = `/* sample.exemptAdministrator */
  update member set is_demonstration = true where email = $1 and is_admin`;

const findMembers = `/* sample.findMembers */ select email from member where email = any($1)`;

/** The server's own command, so that its checks apply to these accounts, too. */
const USER_COMMAND = programPath('server/members/accounts/commands/user.cli');

function addMember({ email, first, rights }: (typeof DEMO_MEMBERS)[number], password: string): Promise<void> {
  const args = ['add', email, '--first', first, '--last', 'Demonstration', ...rights];
  // The command's output is dropped: standard output reports progress and sign-ins to the launcher.
  const child = spawn(process.execPath, [...process.execArgv, USER_COMMAND, ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  child.stdin.end(`${password}\n`);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The demonstration sign-in ${email} was not made. ${complaint.trim()}`));
    });
  });
}

/**
 * Makes the demonstration sign-ins that are not there yet, each with a random password, and tells each the moment
 * it is made: nobody could use it if the process ended before.
 */
export async function createDemoSignIns(pool: Pool, onMade: (signIn: SignIn) => void): Promise<void> {
  const emails = DEMO_MEMBERS.map((member) => member.email);
  const { rows } = await pool.query<{ email: string }>(findMembers, [emails]);
  const known = new Set(rows.map((row) => row.email));
  const missing = DEMO_MEMBERS.filter((member) => !known.has(member.email));
  await Promise.all(
    missing.map(async (member) => {
      const password = randomBytes(9).toString('base64url');
      await addMember(member, password);
      if (member.role === 'admin') await pool.query(exemptAdministrator, [member.email]);
      onMade({ role: member.role, email: member.email, password });
    }),
  );
}
