import type { DataSource } from 'typeorm';
import { outcomeOf, warningOf } from '../../billing/subscriptions/grantFree.cli.ts';
import { endChargesAndGrant } from '../../billing/subscriptions/grantFree.ts';
import { readAgain } from '../../billing/subscriptions/reading.ts';
import { recordOf, type SubscriptionRecord } from '../../billing/subscriptions/record.ts';
import { deleteAccount, type DeletionDeps } from '../accounts/privacy/deleteAccount.ts';
import { holdAdministrators } from '../accounts/privacy/erasure.sql.ts';
import { normalEmail } from '../accounts/member.ts';
import { addMail } from '../accounts/mails/accountMail.sql.ts';
import { BY_COMMAND, noteSecurity } from '../security/securityLog.ts';
import { setRights } from './admin.sql.ts';
import { recordCommandAction } from '../../platform/audit.ts';
import type { Db } from '../../platform/lib/db.ts';
import type { Account } from '../../platform/viewer.ts';
import { rightsDetails, type ChangedRights } from './rightsDetails.ts';
import type { Right } from './users.args.ts';
import { findUser, listUsers } from './users.sql.ts';

/** An account as the command prints it. */
export interface User extends Account {
  createdAt: Date;
  /** Null if never. */
  lastSignInAt: Date | null;
}

/** Nothing was changed; the message says why, and what to do. */
export class UsersRefused extends Error {
  override name = 'UsersRefused';
}

/** Accounts with this text in name or email address, or all; at most `limit`. */
export function usersLike(db: DataSource, text: string | null, limit: number): Promise<User[]> {
  const like = text === null ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return db.query<User[]>(listUsers, [like, limit]);
}

/** Finds an account by its address. Throws {@link UsersRefused} if there is none. */
export async function showUser(db: DataSource, email: string): Promise<User> {
  const { id: _, ...user } = await userOf(db, email);
  return user;
}

async function userOf(db: DataSource, email: string): Promise<User & { id: string }> {
  const [found] = await db.query<(User & { id: string })[]>(findUser, [normalEmail(email)]);
  if (found) return found;
  throw new UsersRefused(`There is no account for ${email}. Nothing was changed.`);
}

/** Queues an email with a link for a new password. */
export async function sendReset(db: DataSource, email: string): Promise<User> {
  const { id, ...user } = await userOf(db, email);
  await db.transaction(async (tx) => {
    await tx.query(addMail, ['PASSWORD_RESET', user.email]);
    await recordCommandAction(tx, { action: 'SEND_PASSWORD_RESET', memberId: id });
  });
  return user;
}

interface Change {
  email: string;
  right: Right;
  isOn: boolean;
  isSure: boolean;
}

/** An account whose rights were changed. */
export interface ChangedUser extends User {
  /** Says when the member's subscription ends, now that it is cancelled; null if the member had none. */
  subscriptionOutcome: string | null;
}

/** Grants or revokes a right. Free access cancels a running subscription. Throws {@link UsersRefused}. */
export async function changeRight(
  deps: DeletionDeps,
  { email, right, isOn, isSure }: Change,
): Promise<ChangedUser> {
  const { accounts, log } = deps;
  const { id, ...before } = await userOf(accounts, email);
  const isFreeNow = right === 'free' && isOn;
  if (isFreeNow && !isSure) await refuseSubscribed(deps, id, email);
  const set = { isFree: right === 'free' ? isOn : null, isAdmin: right === 'admin' ? isOn : null };
  const write = (cancelled: SubscriptionRecord | null): Promise<void> =>
    accounts.transaction((tx) => setRight(tx, { id, email, right, isOn }, { before, set, cancelled }));
  if (!isFreeNow) await write(null);
  const cancelled = isFreeNow ? (await endChargesAndGrant(deps, id, log, write)).cancelled : null;
  return { ...(await showUser(accounts, email)), subscriptionOutcome: cancelled && outcomeOf(cancelled) };
}

async function setRight(
  tx: Db,
  { id, email, right, isOn }: Omit<Change, 'isSure'> & { id: string },
  changed: ChangedRights,
): Promise<void> {
  const administrators = await tx.query<{ id: string }[]>(holdAdministrators);
  const isLast = administrators.every((each) => each.id === id);
  if (right === 'admin' && !isOn && isLast)
    throw new UsersRefused(
      `${email} is the last administrator. Make another member an administrator first. Nothing was changed.`,
    );
  await tx.query(setRights, [id, changed.set.isFree, changed.set.isAdmin]);
  const name = right === 'free' ? 'free' : 'administrator';
  const details = `${name} ${isOn ? 'on' : 'off'}`;
  await noteSecurity(tx, BY_COMMAND, { kind: 'RIGHTS_CHANGED', memberId: id, details });
  await recordCommandAction(tx, { action: 'SET_RIGHTS', memberId: id, details: rightsDetails(changed) });
}

async function refuseSubscribed(
  { accounts, billing }: DeletionDeps,
  id: string,
  email: string,
): Promise<void> {
  await readAgain(accounts, billing, id);
  const record = await recordOf(accounts, id);
  if (!record.isPaid || record.subscriptionId === null) return;
  throw new UsersRefused(`${warningOf(email, record)} If that is right, add --yes.`);
}

/** Deletes an account and ends its subscription. Throws {@link UsersRefused}. */
export async function deleteUser(
  deps: DeletionDeps,
  { email, isSure }: { email: string; isSure: boolean },
): Promise<User> {
  const { id, ...user } = await userOf(deps.accounts, email);
  if (!isSure)
    throw new UsersRefused(`${email} would lose the account and all its data. If that is right, add --yes.`);
  await deleteAccount(deps, id, 'OPERATOR', BY_COMMAND);
  return user;
}
