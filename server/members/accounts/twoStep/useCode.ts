import { randomUUID } from 'node:crypto';
import type { MemberContext } from '../../context.ts';
import { mailOnce } from '../../../billing/mails/billingMails.ts';
import { noteSecurity } from '../../security/securityLog.ts';
import { periodOf } from './authenticator.ts';
import { hashOfRecoveryCode } from './recoveryCode.rules.ts';
import { openSecret } from './stepSecret.ts';
import { codesLeft, stepsOf } from './steps.ts';
import { usePeriod, useRecoveryCode } from './twoStep.sql.ts';

/** Uses a code of a member's authenticator app or a recovery code; null if it is neither. */
export async function useCode(
  context: MemberContext,
  memberId: string,
  typed: string,
): Promise<'authenticator app' | 'recovery code' | null> {
  const digits = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    return (await useDigits(context, memberId, digits)) ? 'authenticator app' : null;
  }
  return (await useRecovery(context, memberId, typed)) ? 'recovery code' : null;
}

async function useDigits(context: MemberContext, memberId: string, digits: string): Promise<boolean> {
  const { accounts, sessionSecret, log, requestId } = context;
  for (const { id, secret: sealed } of await stepsOf(accounts, memberId)) {
    const secret = sealed && openSecret(sessionSecret, memberId, sealed);
    if (sealed && !secret)
      log.error({ requestId, stepId: id }, 'SESSION_SECRET has changed: a second step cannot be read');
    const period = secret && periodOf(secret, digits);
    // Each code works once, so that someone who has seen it cannot use it.
    if (period !== null && (await isFirst(context, usePeriod, [id, period]))) return true;
  }
  return false;
}

async function isFirst({ accounts }: MemberContext, statement: string, values: unknown[]): Promise<boolean> {
  const [row] = await accounts.query<{ count: number }[]>(statement, values);
  return row?.count === 1;
}

async function useRecovery(context: MemberContext, memberId: string, typed: string): Promise<boolean> {
  const hash = hashOfRecoveryCode(memberId, typed);
  if (!hash || !(await isFirst(context, useRecoveryCode, [memberId, hash]))) return false;
  const { accounts } = context;
  const left = await codesLeft(accounts, memberId);
  const details = `recovery code used, ${String(left)} left`;
  await noteSecurity(accounts, context, { kind: 'KEYS_CHANGED', memberId, details });
  const key = `recovery-code:${randomUUID()}`;
  await mailOnce(accounts, { key, memberId, kind: 'RECOVERY_CODE_USED', facts: { codesLeft: left } });
  context.mailWaits();
  return true;
}
