import { parseArgs } from 'node:util';
import { createDataSource } from '../database.ts';
import { EnvError, readEnv } from '../env.ts';
import { createMember, MemberError, type NewMember } from './member.ts';
import type { Db } from '../lib/db.ts';
import { noteSecurity } from '../security/securityLog.ts';
import { readPassword } from './readPassword.ts';

const USAGE = `Usage: npm run user -- add EMAIL --first FIRST --last LAST [--admin] [--free] [--paid [--plan CODE]]

Adds an account. The password is asked for, or read from standard input.
  --admin  may use the administration
  --free   has access without paying
  --paid   has a paid membership that is charged elsewhere, monthly unless --plan says another:
           0 and 1 are the earlier monthly and yearly plans, 2 and 3 those of today`;

/** What the operator asked for is not possible as asked; the message says why. */
class UsageError extends Error {
  override name = 'UsageError';
}

function readArguments(args: string[]): Omit<NewMember, 'password'> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      first: { type: 'string' },
      last: { type: 'string' },
      admin: { type: 'boolean', default: false },
      free: { type: 'boolean', default: false },
      paid: { type: 'boolean', default: false },
      plan: { type: 'string' },
    },
  });
  const [command, email, ...more] = positionals;
  const { first, last, admin, free, paid, plan } = values;
  if (command !== 'add' || !email || more.length > 0 || !first || !last) throw new UsageError(USAGE);
  const member = { email, firstName: first, lastName: last, isAdmin: admin, isFree: free, isPaid: paid };
  return plan === undefined ? member : { ...member, plan: planOf(plan, paid) };
}

const PLANS: Readonly<Record<string, 0 | 1 | 2 | 3>> = { 0: 0, 1: 1, 2: 2, 3: 3 };

function planOf(code: string, isPaid: boolean): 0 | 1 | 2 | 3 {
  const plan = PLANS[code];
  if (plan === undefined || !isPaid) throw new UsageError(USAGE);
  return plan;
}

async function main(): Promise<void> {
  const member = readArguments(process.argv.slice(2));
  const { databaseUrl, productName } = readEnv();
  const password = await readPassword(`Password for ${member.email}: `);
  const db = await createDataSource(databaseUrl, { applicationName: 'user', poolSize: 1 }).initialize();
  try {
    const memberId = await createMember(db, { ...member, password }, { productName });
    await noteRights(db, memberId, member);
  } finally {
    await db.destroy();
  }
  console.log(`Added ${member.email}.`);
}

const BY_COMMAND = { address: 'command', requestId: '' };

async function noteRights(
  db: Db,
  memberId: string,
  { isAdmin, isFree }: Omit<NewMember, 'password'>,
): Promise<void> {
  const rights = [...(isFree ? ['free on'] : []), ...(isAdmin ? ['administrator on'] : [])];
  if (rights.length === 0) return;
  const details = `new account, ${rights.join(', ')}`;
  await noteSecurity(db, BY_COMMAND, { kind: 'RIGHTS_CHANGED', memberId, details });
}

/** One for what the operator can put right by asking otherwise, which needs no stack. */
function sentenceOf(error: unknown): string {
  const isExpected = error instanceof UsageError || error instanceof MemberError || error instanceof EnvError;
  if (isExpected) return error.message;
  // parseArgs explains an unknown option in its message.
  if (error instanceof TypeError && 'code' in error) return `${error.message}\n\n${USAGE}`;
  return error instanceof Error ? `The account was not added: ${error.message}` : String(error);
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
