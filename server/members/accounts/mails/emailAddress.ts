import type { MemberContext } from '../../context.ts';
import { mailOnce } from '../../../billing/mails/billingMails.ts';
import { tellAddress } from '../../../billing/cards/tellAddress.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import { noteSecurity } from '../../security/securityLog.ts';
import {
  addChangedMail,
  addConfirmMail,
  dropPendingEmail,
  emailState,
  holdLinkMember,
  setConfirmed,
  setEmail,
  setPendingEmail,
  takeEmailLink,
} from './emailLink.sql.ts';
import { renameInDecisions } from '../privacy/decisionNames.sql.ts';
import { followingKinds } from './mailKinds.rules.ts';
import { findMember, isEmail, normalEmail } from '../member.ts';
import type { ChangeEmailInput, OwnEmail } from '../profile.type.ts';
import { provePassword, wrongPassword } from '../passwords/provePassword.ts';
import { hashOfLinkToken } from '../passwordReset/resetToken.rules.ts';
import { requireViewer } from '../../../platform/viewer.ts';

const TAKEN = 'Email address already exists. ';
/** PostgreSQL's code for a value that may be there only once. */
const UNIQUE_VIOLATION = '23505';

/** The member's current and pending addresses; null if the account is gone. */
export async function emailStateOf(db: Db, memberId: string): Promise<OwnEmail | null> {
  const [state] = await db.query<OwnEmail[]>(emailState, [memberId]);
  return state ?? null;
}

/** Queues another link to an unconfirmed or pending address; does nothing if there is none. */
export async function requestConfirmation(context: MemberContext): Promise<void> {
  const { accounts, throttles, address, mailWaits } = context;
  const viewer = await requireViewer(context);
  const { memberId } = viewer;
  const state = await emailStateOf(accounts, memberId);
  if (!state || (state.isConfirmed && state.pendingEmail === null)) return;
  await throttles.take('confirmEmail', { address, account: viewer.email });
  await accounts.query(addConfirmMail, [memberId, state.pendingEmail ?? state.email]);
  mailWaits();
}

/**
 * Stores the new address and queues a link to it; it takes effect once the link is used. Throws the reason if
 * refused.
 */
export async function changeEmail(
  context: MemberContext,
  { email: wanted, password }: ChangeEmailInput,
): Promise<void> {
  const { accounts, throttles, address, mailWaits } = context;
  const viewer = await requireViewer(context);
  const { memberId } = viewer;
  const email = normalEmail(wanted);
  if (!isEmail(email)) throw refused('INVALID_EMAIL', 'Please enter a valid Email. ', 'email');
  if (email === viewer.email) throw refused('SAME_EMAIL', 'This is already your address.', 'email');
  const { passwordHash: hash } = await provePassword(context, password, 'password');
  await throttles.take('confirmEmail', { address, account: viewer.email });
  if (await findMember(accounts, email)) throw refused('EMAIL_TAKEN', TAKEN, 'email');
  const isNoted = await accounts.transaction(async (db) => {
    const [noted] = await db.query<{ count: number }[]>(setPendingEmail, [memberId, email, hash]);
    if (noted?.count !== 1) return false;
    await db.query(addConfirmMail, [memberId, email]);
    const details = 'another email address asked for';
    await noteSecurity(db, context, { kind: 'KEYS_CHANGED', memberId, details });
    return true;
  });
  if (!isNoted) throw wrongPassword('password');
  mailWaits();
}

/** Cancels the change of address. */
export async function cancelEmailChange(context: MemberContext): Promise<void> {
  const { memberId } = await requireViewer(context);
  await context.accounts.query(dropPendingEmail, [memberId]);
}

interface Holder {
  id: string;
  email: string;
  firstName: string;
  pendingEmail: string | null;
  isConfirmed: boolean;
}

/** Confirms the address of a mailed link. Throws TOKEN_EXPIRED or EMAIL_TAKEN. */
export async function confirmEmail(context: MemberContext, token: string): Promise<void> {
  const { accounts, billing, log, throttles, address, mailWaits } = context;
  await throttles.take('resetToken', { address });
  const memberId = await accounts.transaction((db) => useEmailLink(db, context, token));
  mailWaits();
  await tellAddress({ accounts, billing }, memberId, log);
}

/** Returns the member's id. */
async function useEmailLink(db: Db, context: MemberContext, token: string): Promise<string> {
  const [holder] = await db.query<Holder[]>(holdLinkMember, [hashOfLinkToken(token)]);
  // TypeORM returns an update's rows together with their number.
  const [taken] = await db.query<[{ email: string }[], number]>(takeEmailLink, [hashOfLinkToken(token)]);
  const email = taken[0]?.email;
  if (!holder || email === undefined) throw expired();
  if (email === holder.email) await confirmPresent(db, holder);
  else if (email === holder.pendingEmail) await replaceAddress(db, context, holder, email);
  else throw expired();
  return holder.id;
}

async function confirmPresent(db: Db, { id, isConfirmed }: Holder): Promise<void> {
  await db.query(setConfirmed, [id]);
  if (!isConfirmed) {
    await mailOnce(db, { key: `welcome:${id}`, memberId: id, kind: 'WELCOME', facts: {} });
  }
}

async function replaceAddress(db: Db, context: MemberContext, holder: Holder, email: string): Promise<void> {
  const { id: memberId, firstName, isConfirmed } = holder;
  const [changed] = await db
    .query<{ count: number }[]>(setEmail, [memberId, email, followingKinds])
    .catch(noneIfTaken);
  if (changed?.count !== 1) throw refused('EMAIL_TAKEN', TAKEN, 'token');
  for (const statement of renameInDecisions) await db.query(statement, [holder.email, email]);
  if (isConfirmed) await db.query(addChangedMail, [holder.email, firstName, email]);
  await noteSecurity(db, context, { kind: 'KEYS_CHANGED', memberId, details: 'email address changed' });
}

/** No row if an account took the address in the same moment, which the statement could not see yet. */
function noneIfTaken(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return [];
  throw error;
}

function expired(): Error {
  const message = 'This link has expired or was already used. Request a new one in My Account.';
  return refused('TOKEN_EXPIRED', message, 'token');
}
