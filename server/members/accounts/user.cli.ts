import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { givePlan, requireLinkable } from '../../billing/subscriptions/givenPlan.ts';
import { grantFree } from '../../billing/subscriptions/grantFree.cli.ts';
import { entities } from '../../http/entities.ts';
import { openOperatorBilling } from '../../http/openPayment.ts';
import { createDataSource } from '../../platform/database.ts';
import { EnvError, readEnv, type Env } from '../../platform/env.ts';
import type { Db } from '../../platform/lib/db.ts';
import { Refused } from '../../platform/lib/fieldErrors.ts';
import { tellHelp } from '../../platform/lib/tellHelp.ts';
import { createLog } from '../../platform/log.ts';
import { noteSecurity } from '../security/securityLog.ts';
import { deleteByOperator } from './delete.cli.ts';
import { createMember, findMember, MemberError, type NewMember } from './member.ts';
import { readPassword } from './readPassword.ts';
import { removeAllSteps } from './twoStep/changeStep.ts';
import { readArguments, UsageError, USAGE, type Asked } from './user.args.ts';

async function add(db: DataSource, env: Env, asked: Extract<Asked, { command: 'add' }>): Promise<void> {
  const open = () => openOperatorBilling(db, env);
  const { given, email, firstName, lastName, isAdmin, isFree } = asked;
  const member = { email, firstName, lastName, isAdmin, isFree };
  // Before any prompt or change.
  await requireLinkable(db, open, given?.customer ?? null, null);
  const password = await readPassword(`Password for ${member.email}: `);
  const id = await createMember(
    db,
    { ...member, password, isPaid: given !== null, ...given, customer: null },
    { productName: env.productName },
  );
  await noteRights(db, id, member, 'new account, ');
  console.log(`Added ${member.email}.`);
  if (given?.customer) console.log(await givePlan(db, open, id, given));
}

async function knownMember(db: DataSource, email: string): Promise<{ id: string; email: string }> {
  const member = await findMember(db, email);
  if (!member) throw new UsageError(`There is no account for ${email}.`);
  return member;
}

async function run(db: DataSource, env: Env, asked: Asked): Promise<void> {
  if (asked.command === 'add') {
    await add(db, env, asked);
    return;
  }
  const { id, email } = await knownMember(db, asked.email);
  const open = () => openOperatorBilling(db, env);
  if (asked.command === 'remove-two-step') {
    console.log(await removeTwoStep(db, id, email));
    return;
  }
  if (asked.command === 'paid') {
    await requireLinkable(db, open, asked.given.customer, id);
    console.log(await givePlan(db, open, id, asked.given));
    return;
  }
  const billing = await open();
  const deps = { accounts: db, billing, log: createLog('user', 'silent') };
  try {
    if (asked.command === 'delete') {
      await deleteByOperator(deps, { ...asked, id, email });
      return;
    }
    const isGranted = await grantFree(deps, { ...asked, id }, deps.log);
    if (isGranted) await noteRights(db, id, { isFree: true });
  } finally {
    await billing.close();
  }
}

async function removeTwoStep(db: DataSource, id: string, email: string): Promise<string> {
  const removed = await db.transaction((transaction) => removeAllSteps(transaction, BY_COMMAND, id));
  if (removed === 0) return `${email} has no second step. Its sessions were ended.`;
  const steps = removed === 1 ? 'One second step' : `${String(removed)} second steps`;
  return `${steps} of ${email} removed. The password alone signs in now.`;
}

async function main(): Promise<void> {
  if (tellHelp(USAGE)) return;
  const asked = readArguments(process.argv.slice(2));
  const env = readEnv();
  const db = await createDataSource(env.databaseUrl, {
    applicationName: 'user',
    poolSize: 2,
    entities,
  }).initialize();
  try {
    await run(db, env, asked);
  } finally {
    await db.destroy();
  }
}

const BY_COMMAND = { address: 'command', requestId: '' };

async function noteRights(
  db: Db,
  memberId: string,
  { isAdmin = false, isFree = false }: Pick<NewMember, 'isAdmin' | 'isFree'>,
  before = '',
): Promise<void> {
  const rights = [...(isFree ? ['free on'] : []), ...(isAdmin ? ['administrator on'] : [])];
  if (rights.length === 0) return;
  await noteSecurity(db, BY_COMMAND, {
    kind: 'RIGHTS_CHANGED',
    memberId,
    details: before + rights.join(', '),
  });
}

const EXPECTED = [UsageError, MemberError, EnvError, Refused];

/** Errors that the operator can fix by other arguments need no stack. */
function sentenceOf(error: unknown): string {
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message;
  // parseArgs explains an unknown option in its message.
  if (error instanceof TypeError && 'code' in error) return `${error.message}\n\n${USAGE}`;
  return error instanceof Error ? `The account was not changed: ${error.message}` : String(error);
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
