import type { MemberContext } from '../../context.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import { noteSafely } from '../../security/securityLog.ts';
import { beginSession, type SigningIn } from '../sessions/beginSession.ts';
import { knownDevice } from '../sessions/device.ts';
import type { SignInPayload } from '../sessions/signIn.type.ts';
import { orTakeBack } from '../../../platform/limits/throttle/throttle.ts';
import { closeChallenge, expired, openChallenge, takeChallenge, type Challenge } from './challenge.ts';
import { memberOfPasskey, passkeyOptions } from './passkey.ts';
import type { StoredStep } from './steps.ts';
import { memberSigningIn } from './twoStep.sql.ts';
import type { FinishSignInInput, PasskeyRequest, SecondStepRequest } from './twoStep.type.ts';
import { useCode } from './useCode.ts';

export interface Proved {
  member: SigningIn;
  passwordHash: string;
}

/** Requires the second step after a correct password. */
export async function askSecondStep(
  context: MemberContext,
  { member, passwordHash }: Proved,
  steps: readonly StoredStep[],
): Promise<SecondStepRequest> {
  const hasPasskey = steps.some(({ kind }) => kind === 'PASSKEY');
  const options = hasPasskey ? await passkeyOptions(context, steps) : null;
  const passkeyChallenge = options?.challenge ?? null;
  const facts = { memberId: member.id, passwordHash, passkeyChallenge };
  return {
    challenge: await openChallenge(context.accounts, 'SIGN_IN', facts),
    hasAuthenticator: steps.some(({ kind }) => kind === 'AUTHENTICATOR'),
    passkeyOptions: options && JSON.stringify(options),
  };
}

/** Starts a session if the code came together with the password. Throws the reason if refused. */
export async function signInWithCode(
  context: MemberContext,
  { member, passwordHash }: Proved,
  { code, devices }: { code: string; devices: readonly string[] },
): Promise<SignInPayload> {
  const means = await byCode(context, member, { code, devices });
  return beginSession(context, member, { passwordHash, means: `password and ${means}`, devices });
}

/** Starts a sign-in with a passkey only. */
export async function requestPasskey(context: MemberContext): Promise<PasskeyRequest> {
  await context.throttles.take('passkey', { address: context.address });
  const options = await passkeyOptions(context, null);
  const facts = { passkeyChallenge: options.challenge };
  const challenge = await openChallenge(context.accounts, 'PASSKEY_SIGN_IN', facts);
  return { challenge, options: JSON.stringify(options), errors: [] };
}

/** Starts the session of a completed challenge. Throws the reason if refused. */
export async function finishSignIn(context: MemberContext, input: FinishSignInInput): Promise<SignInPayload> {
  const { accounts } = context;
  const challenge = await takeChallenge(accounts, input.challenge, ['SIGN_IN', 'PASSKEY_SIGN_IN']);
  return challenge.memberId === null
    ? finishByPasskey(context, challenge, input)
    : finishSecond(context, { ...challenge, memberId: challenge.memberId }, input);
}

async function finishSecond(
  context: MemberContext,
  challenge: Challenge & { memberId: string },
  input: FinishSignInInput,
): Promise<SignInPayload> {
  const { memberId, passwordHash } = challenge;
  const member = await memberOf(context, memberId);
  const devices = input.deviceTokens ?? [];
  const means = input.passkey
    ? (await ownerByPasskey(context, challenge, input.passkey)) && 'passkey'
    : await byCode(context, member, { code: input.code ?? '', devices });
  await closeChallenge(context.accounts, input.challenge);
  return beginSession(context, member, { passwordHash, means: `password and ${means}`, devices });
}

/** Codes have only six digits, so attempts after a correct password are limited. */
async function byCode(
  context: MemberContext,
  { id: memberId, email }: SigningIn,
  { code, devices }: { code: string; devices: readonly string[] },
): Promise<string> {
  const { throttles, address, sessionSecret } = context;
  const device = await knownDevice(sessionSecret, devices, email);
  const takeBack = await throttles.take('secondStep', { address, account: email, device });
  const means = await orTakeBack(takeBack, useCode(context, memberId, code));
  if (means === null) {
    await noteSafely(context, { kind: 'SIGN_IN_FAILED', memberId, details: 'second step not right' });
    throw refused('INVALID_CODE', 'This code is incorrect or was already used.', 'code');
  }
  await takeBack();
  return means;
}

/**
 * The member of the passkey. Passkeys cannot be guessed, so attempts with codes by others do not block their
 * owner.
 */
async function ownerByPasskey(
  context: MemberContext,
  { memberId, passkeyChallenge: challenge }: Challenge,
  passkey: string,
): Promise<string> {
  const takeBack = await context.throttles.take('secondStep', { address: context.address });
  const owner =
    challenge === null
      ? null
      : await orTakeBack(takeBack, memberOfPasskey(context, { challenge, memberId }, passkey));
  if (owner === null) {
    await noteSafely(context, { kind: 'SIGN_IN_FAILED', memberId, details: 'passkey not right' });
    throw refused(
      'INVALID_CODE',
      'This passkey was not accepted. Try again, or sign in another way.',
      'code',
    );
  }
  await takeBack();
  return owner;
}

async function finishByPasskey(
  context: MemberContext,
  challenge: Challenge,
  { challenge: token, passkey, deviceTokens }: FinishSignInInput,
): Promise<SignInPayload> {
  const owner = await ownerByPasskey(context, challenge, passkey ?? '');
  await closeChallenge(context.accounts, token);
  const member = await memberOf(context, owner);
  return beginSession(context, member, { passwordHash: null, means: 'passkey', devices: deviceTokens ?? [] });
}

async function memberOf({ accounts }: MemberContext, memberId: string): Promise<SigningIn> {
  const [member] = await accounts.query<SigningIn[]>(memberSigningIn, [memberId]);
  if (!member) throw expired();
  return member;
}
