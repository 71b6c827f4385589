import type { DataSource } from 'typeorm';
import type { Billing } from '../../../billing/gateway.ts';
import { givePlan, requireLinkable } from '../../../billing/subscriptions/givenPlan.ts';
import { grantFree } from '../../../billing/subscriptions/grantFree.cli.ts';
import { recordCommandAction } from '../../../platform/audit.ts';
import { UsageError } from '../../../platform/commands/commandLine.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { commandLog } from '../../../platform/log.ts';
import { BY_COMMAND, noteSecurity } from '../../security/securityLog.ts';
import { deleteByOperator } from '../privacy/delete.cli.ts';
import { createMember, findMember } from '../member.ts';
import type { MemberEntity } from '../member.entity.ts';
import type { IsLeaked } from '../passwords/leakedPasswords.ts';
import { readPassword } from '../passwords/readPassword.ts';
import { removeAllSteps } from '../twoStep/changeStep.ts';
import type { Asked } from './user.args.ts';

export interface UserDeps {
  db: DataSource;
  openBilling: () => Promise<Billing>;
  productName: string;
  isLeaked: IsLeaked;
  tell: (sentence: string) => void;
}

type Known = Pick<MemberEntity, 'id' | 'email'>;
type Of<Command extends Asked['command']> = Extract<Asked, { command: Command }>;

/** Changes an account. Returns what to say of it; null if the operator declines. Throws UsageError if there is none. */
export async function changeUser(deps: UserDeps, asked: Asked): Promise<string | null> {
  if (asked.command === 'add') return add(deps, asked);
  const member = await findMember(deps.db, asked.email);
  if (!member) throw new UsageError(`There is no account for ${asked.email}.`);
  if (asked.command === 'remove-two-step') return removeTwoStep(deps, member);
  if (asked.command === 'paid') return pay(deps, member, asked);
  const billing = await deps.openBilling();
  const given = { accounts: deps.db, billing, log: commandLog('user') };
  const { id, email } = member;
  try {
    if (asked.command === 'delete')
      return await deleteByOperator(given, { ...asked, id, email, tell: deps.tell });
    const { isFree, isAdmin } = member;
    return await grantFree(given, { ...asked, id, email, isFree, isAdmin, tell: deps.tell });
  } finally {
    await billing.close();
  }
}

async function add({ db, openBilling, productName, isLeaked }: UserDeps, asked: Of<'add'>): Promise<string> {
  const { given, command: _, ...member } = asked;
  // Before any prompt or change.
  await requireLinkable(db, openBilling, given?.customer ?? null, null);
  const password = await readPassword(`Password for ${member.email}: `);
  const facts = { ...member, password, isPaid: given !== null, ...given, customer: null };
  const id = await db.transaction(async (tx) => {
    const memberId = await createMember(tx, facts, { productName, isLeaked });
    await noteNewAccount(tx, memberId, member);
    return memberId;
  });
  const plan = given?.customer ? [await givePlan(db, openBilling, id, given)] : [];
  return [`Added ${member.email}.`, ...plan].join('\n');
}

async function noteNewAccount(
  db: Db,
  memberId: string,
  { isFree, isAdmin }: Pick<Of<'add'>, 'isFree' | 'isAdmin'>,
): Promise<void> {
  await recordCommandAction(db, { action: 'ADD_ACCOUNT', memberId, details: { isFree, isAdmin } });
  const rights = [...(isFree ? ['free on'] : []), ...(isAdmin ? ['administrator on'] : [])];
  const details = `new account, ${rights.join(', ')}`;
  if (rights.length > 0) await noteSecurity(db, BY_COMMAND, { kind: 'RIGHTS_CHANGED', memberId, details });
}

async function pay({ db, openBilling }: UserDeps, { id }: Known, { given }: Of<'paid'>): Promise<string> {
  await requireLinkable(db, openBilling, given.customer, id);
  return givePlan(db, openBilling, id, given);
}

async function removeTwoStep({ db }: UserDeps, { id, email }: Known): Promise<string> {
  const removed = await db.transaction(async (tx) => {
    await recordCommandAction(tx, { action: 'REMOVE_SECOND_STEPS', memberId: id });
    return removeAllSteps(tx, BY_COMMAND, id);
  });
  if (removed === 0) return `${email} has no second step. Its sessions were ended.`;
  const steps = removed === 1 ? 'One second step' : `${String(removed)} second steps`;
  return `${steps} of ${email} removed. The password alone signs in now.`;
}
