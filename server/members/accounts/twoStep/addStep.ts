import { randomUUID } from 'node:crypto';
import type { MemberContext } from '../../context.ts';
import { mailOnce } from '../../../billing/mails/billingMails.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import { memberTurn } from '../../../platform/lib/memberTurn.ts';
import { noteSecurity } from '../../security/securityLog.ts';
import { closeSessions } from '../sessions/session.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { provePassword } from '../passwords/provePassword.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { newAuthenticator, periodOf } from './authenticator.ts';
import {
  closeChallenge,
  expired,
  openChallenge,
  takeChallenge,
  type Challenge,
  type Purpose,
} from './challenge.ts';
import { newPasskeyOptions, readNewPasskey } from './passkey.ts';
import { renewCodes } from './recoveryCodes.ts';
import { openSecret, sealSecret } from './stepSecret.ts';
import { stepsOf, wordsOfKind, type StoredStep } from './steps.ts';
import { addAuthenticator, addPasskey } from './twoStep.sql.ts';
import type {
  AddSecondStepInput,
  AuthenticatorOffer,
  ConfirmAuthenticatorInput,
  ConfirmPasskeyInput,
  PasskeyRequest,
} from './twoStep.type.ts';
import { requireName } from './stepName.ts';

const MOST: Readonly<Record<StoredStep['kind'], number>> = { AUTHENTICATOR: 3, PASSKEY: 10 };

/** Creates a secret for an authenticator app. Throws the reason if refused. */
export async function offerAuthenticator(
  context: MemberContext,
  { password, name }: AddSecondStepInput,
): Promise<AuthenticatorOffer> {
  const { accounts, sessionSecret, productName } = context;
  const named = requireName(name);
  const { memberId, email } = await provePassword(context, password, 'password');
  await requireRoom(accounts, memberId, 'AUTHENTICATOR');
  const { secret, text, uri } = newAuthenticator(productName, email);
  const facts = { memberId, name: named, secret: sealSecret(sessionSecret, memberId, secret) };
  const challenge = await openChallenge(accounts, 'ADD_AUTHENTICATOR', facts);
  return { challenge, secret: text, uri, errors: [] };
}

/** Creates a request for a new passkey. Throws the reason if refused. */
export async function requestNewPasskey(
  context: MemberContext,
  { password, name }: AddSecondStepInput,
): Promise<PasskeyRequest> {
  const { accounts } = context;
  const named = requireName(name);
  const owner = await provePassword(context, password, 'password');
  const known = await requireRoom(accounts, owner.memberId, 'PASSKEY');
  const options = await newPasskeyOptions(context, owner, known);
  const facts = { memberId: owner.memberId, name: named, passkeyChallenge: options.challenge };
  const challenge = await openChallenge(accounts, 'ADD_PASSKEY', facts);
  return { challenge, options: JSON.stringify(options), errors: [] };
}

async function requireRoom(db: Db, memberId: string, kind: StoredStep['kind']): Promise<StoredStep[]> {
  const steps = await stepsOf(db, memberId);
  if (steps.filter((step) => step.kind === kind).length < MOST[kind]) return steps;
  const message = `An account can have at most ${String(MOST[kind])} of these. Remove one first.`;
  throw refused('TOO_MANY_STEPS', message);
}

/**
 * Adds the authenticator app that shows the right code. Returns recovery codes with the first second step,
 * else null. Throws CHALLENGE_EXPIRED or INVALID_CODE.
 */
export async function confirmAuthenticator(
  context: MemberContext,
  { challenge: token, code }: ConfirmAuthenticatorInput,
): Promise<string[] | null> {
  const { viewer, challenge } = await ownChallenge(context, token, 'ADD_AUTHENTICATOR');
  const { memberId } = viewer;
  const secret = challenge.secret && openSecret(context.sessionSecret, memberId, challenge.secret);
  const period = secret && periodOf(secret, code.replace(/\s/g, ''));
  if (period === null) {
    throw refused('INVALID_CODE', 'This code is incorrect. Enter the code that the app shows now.', 'code');
  }
  return keepStep(context, viewer, { token, kind: 'AUTHENTICATOR' }, (db) =>
    db.query<{ id: string }[]>(addAuthenticator, [memberId, challenge.name, challenge.secret, period]),
  );
}

/** Adds the passkey that the browser created. Returns recovery codes with the first second step, else null. */
export async function confirmPasskey(
  context: MemberContext,
  { challenge: token, passkey }: ConfirmPasskeyInput,
): Promise<string[] | null> {
  const { viewer, challenge } = await ownChallenge(context, token, 'ADD_PASSKEY');
  const made = await readNewPasskey(context, challenge.passkeyChallenge ?? '', passkey);
  const key = [made.id, Buffer.from(made.publicKey), made.counter, made.transports ?? null];
  return keepStep(context, viewer, { token, kind: 'PASSKEY' }, (db) =>
    db.query<{ id: string }[]>(addPasskey, [viewer.memberId, challenge.name, ...key]),
  );
}

async function ownChallenge(
  context: MemberContext,
  token: string,
  purpose: Purpose,
): Promise<{ viewer: Viewer; challenge: Challenge }> {
  const viewer = await requireViewer(context);
  const challenge = await takeChallenge(context.accounts, token, [purpose]);
  if (challenge.memberId !== viewer.memberId) throw expired();
  return { viewer, challenge };
}

/** Stores a confirmed second step. The first one ends all other sessions, because they started without it. */
async function keepStep(
  context: MemberContext,
  { memberId, sessionId }: Viewer,
  { token, kind }: { token: string; kind: StoredStep['kind'] },
  insert: (db: Db) => Promise<{ id: string }[]>,
): Promise<string[] | null> {
  const step = wordsOfKind[kind];
  const codes = await memberTurn(context.accounts, memberId, async (db) => {
    await closeChallenge(db, token);
    const isFirst = (await requireRoom(db, memberId, kind)).length === 0;
    const [added] = await insert(db);
    if (!added) throw refused('PASSKEY_FAILED', 'This passkey already belongs to an account.');
    await noteSecurity(db, context, { kind: 'KEYS_CHANGED', memberId, details: `${step} added` });
    await mailOnce(db, {
      key: `second-step:${randomUUID()}`,
      memberId,
      kind: 'SECOND_STEP_ADDED',
      facts: { step },
    });
    if (!isFirst) return null;
    await closeSessions(db, memberId, sessionId);
    return renewCodes(db, memberId);
  });
  context.mailWaits();
  return codes;
}
