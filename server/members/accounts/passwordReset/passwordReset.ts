import type { DataSource } from 'typeorm';
import type { MemberContext } from '../../context.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import { noteSafely, type Where } from '../../security/securityLog.ts';
import { requireCaptcha } from '../sessions/captcha.ts';
import { addMail } from '../mails/accountMail.sql.ts';
import { setConfirmed } from '../mails/emailLink.sql.ts';
import { isEmail, normalEmail } from '../member.ts';
import { findResetToken, holdResetMember, takeResetToken } from './passwordReset.sql.ts';
import type { RequestPasswordResetInput, ResetPasswordInput } from './passwordReset.type.ts';
import { deleteKeys } from '../passwords/password.sql.ts';
import { replacePassword, requireGoodPassword, type Replacement } from '../passwords/replacePassword.ts';
import { hashOfLinkToken } from './resetToken.rules.ts';
import { orTakeBack } from '../../../platform/limits/throttle/throttle.ts';
import { removeAllSteps } from '../twoStep/changeStep.ts';

/**
 * Queues a link if an account has the address. The same data is written either way, and only the worker looks
 * for the account, so neither the answer nor its time reveals it. Throws REQUIRED, INVALID_EMAIL, CAPTCHA_FAILED or
 * TOO_MANY_ATTEMPTS.
 */
export async function requestPasswordReset(
  context: MemberContext,
  input: RequestPasswordResetInput,
): Promise<void> {
  const { accounts, throttles, address, mailWaits } = context;
  const email = normalEmail(input.email);
  if (email === '') throw refused('REQUIRED', 'Please Enter an Email to get Password reset link', 'email');
  if (!isEmail(email)) throw refused('INVALID_EMAIL', 'Please enter a valid Email. ', 'email');
  // A signed-in member has already passed the captcha.
  if (!(await context.viewer())) await requireCaptcha(context, input.captchaToken);
  const takeBack = await throttles.take('requestReset', { address, account: email });
  await orTakeBack(takeBack, accounts.query(addMail, ['PASSWORD_RESET', email]));
  mailWaits();
}

interface Owner {
  email: string;
  firstName: string;
  lastName: string;
}

/** The member of a reset link; null if it is not valid. */
async function ownerOf(db: Db, token: string): Promise<Owner | null> {
  const rows = await db.query<Owner[]>(findResetToken, [hashOfLinkToken(token)]);
  return rows[0] ?? null;
}

export async function isResetTokenValid(db: Db, token: string): Promise<boolean> {
  return (await ownerOf(db, token)) !== null;
}

const EXPIRED = 'Your token has expired. Please click here to request a new password reset link..';

/** Sets a new password with a reset link. Throws the reason if refused. */
export async function resetPassword(
  context: MemberContext,
  { token, password, revokesAccess }: ResetPasswordInput,
): Promise<void> {
  const { accounts, passwords, throttles, address, mailWaits, productName } = context;
  if (password === '') throw refused('REQUIRED', 'Please enter new password to submit.', 'password');
  await throttles.take('resetToken', { address });
  const owner = await ownerOf(accounts, token);
  const names = owner === null ? [] : [owner.email, owner.firstName, owner.lastName];
  await requireGoodPassword(passwords, password, 'password', [productName, ...names]);
  if (owner === null) throw refused('TOKEN_EXPIRED', EXPIRED, 'token');
  const passwordHash = await passwords.hash(password);
  const memberId = await useResetToken(accounts, context, token, { passwordHash, revokesAccess });
  if (memberId === null) throw refused('TOKEN_EXPIRED', EXPIRED, 'token');
  await noteSafely(context, { kind: 'KEYS_CHANGED', memberId, details: 'password set by a mailed link' });
  mailWaits();
}

/** Sets the password and ends the link, all other links and all sessions; null if the link is not valid. */
export function useResetToken(
  db: DataSource,
  where: Where,
  token: string,
  chosen: Pick<Replacement, 'passwordHash' | 'revokesAccess'>,
): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const [held] = await transaction.query<{ isConfirmed: boolean }[]>(holdResetMember, [
      hashOfLinkToken(token),
    ]);
    // TypeORM returns an update's rows together with their number.
    const [taken] = await transaction.query<[{ memberId: string }[], number]>(takeResetToken, [
      hashOfLinkToken(token),
    ]);
    const memberId = taken[0]?.memberId ?? null;
    if (memberId === null) return null;
    if (held?.isConfirmed === false) await endEarlierAccess(transaction, where, memberId);
    // Using the link proves the address.
    await transaction.query(setConfirmed, [memberId]);
    await replacePassword(transaction, where, { ...chosen, memberId, instead: null, keep: null });
    return memberId;
  });
}

/**
 * Ends all other ways into an account whose address nobody had proved: a stranger may have signed up with it, who
 * would keep a passkey or an API key, or lock the owner out with an authenticator app.
 */
async function endEarlierAccess(db: Db, where: Where, memberId: string): Promise<void> {
  await removeAllSteps(db, where, memberId);
  for (const statement of deleteKeys) await db.query(statement, [memberId]);
}
