import type { Context } from '../../../http/context.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import { noteSafely } from '../../security/securityLog.ts';
import { beginSession, type SigningIn } from '../beginSession.ts';
import { knownDevice } from '../device.ts';
import type { SignInPayload } from '../signIn.type.ts';
import { orTakeBack } from '../throttle.ts';
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

/** Asks whoever knew the password for the second step. */
export async function askSecondStep(
  context: Context,
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

/** The same where the code came with the password. */
export async function signInWithCode(
  context: Context,
  { member, passwordHash }: Proved,
  { code, devices }: { code: string; devices: readonly string[] },
): Promise<SignInPayload> {
  const means = await triedFor(context, member, devices, () => useCode(context, member.id, code));
  return beginSession(context, member, { passwordHash, means: `password and ${means}`, devices });
}

/** Begins a sign-in by a passkey alone. */
export async function requestPasskey(context: Context): Promise<PasskeyRequest> {
  await context.throttles.take('passkey', { address: context.address });
  const options = await passkeyOptions(context, null);
  const facts = { passkeyChallenge: options.challenge };
  const challenge = await openChallenge(context.accounts, 'PASSKEY_SIGN_IN', facts);
  return { challenge, options: JSON.stringify(options), errors: [] };
}

/** Begins the session that a challenge was opened for. Throws what it is refused for. */
export async function finishSignIn(context: Context, input: FinishSignInInput): Promise<SignInPayload> {
  const { accounts } = context;
  const challenge = await takeChallenge(accounts, input.challenge, ['SIGN_IN', 'PASSKEY_SIGN_IN']);
  return challenge.memberId === null
    ? finishByPasskey(context, challenge, input)
    : finishSecond(context, { ...challenge, memberId: challenge.memberId }, input);
}

async function finishSecond(
  context: Context,
  challenge: Challenge & { memberId: string },
  input: FinishSignInInput,
): Promise<SignInPayload> {
  const { memberId, passwordHash } = challenge;
  const member = await memberOf(context, memberId);
  const devices = input.deviceTokens ?? [];
  const means = await triedFor(context, member, devices, () => prove(context, challenge, input));
  await closeChallenge(context.accounts, input.challenge);
  return beginSession(context, member, { passwordHash, means: `password and ${means}`, devices });
}

async function prove(
  context: Context,
  { memberId, passkeyChallenge }: Challenge & { memberId: string },
  { code, passkey }: FinishSignInInput,
): Promise<string | null> {
  if (!passkey) return useCode(context, memberId, code ?? '');
  if (passkeyChallenge === null) return null;
  const asked = { challenge: passkeyChallenge, memberId };
  return (await memberOfPasskey(context, asked, passkey)) && 'passkey';
}

/** Codes have six digits: whoever knows the password may not try many. */
async function triedFor(
  context: Context,
  { id: memberId, email }: SigningIn,
  devices: readonly string[],
  work: () => Promise<string | null>,
): Promise<string> {
  const { throttles, address, sessionSecret } = context;
  const device = await knownDevice(sessionSecret, devices, email);
  const takeBack = await throttles.take('secondStep', { address, account: email, device });
  const means = await orTakeBack(takeBack, work());
  if (means === null) {
    await noteSafely(context, { kind: 'SIGN_IN_FAILED', memberId, details: 'second step not right' });
    throw refused('INVALID_CODE', 'This code or passkey is not right, or was used before.', 'code');
  }
  await takeBack();
  return means;
}

async function finishByPasskey(
  context: Context,
  { passkeyChallenge }: Challenge,
  { challenge, passkey, deviceTokens }: FinishSignInInput,
): Promise<SignInPayload> {
  const { throttles, address, accounts } = context;
  const takeBack = await throttles.take('secondStep', { address });
  const asked = { challenge: passkeyChallenge ?? '', memberId: null };
  const memberId = await orTakeBack(takeBack, memberOfPasskey(context, asked, passkey ?? ''));
  if (memberId === null) {
    await noteSafely(context, { kind: 'SIGN_IN_FAILED', memberId, details: 'passkey not right' });
    throw refused('INVALID_CODE', 'This passkey is not known here.', 'passkey');
  }
  await takeBack();
  await closeChallenge(accounts, challenge);
  const member = await memberOf(context, memberId);
  return beginSession(context, member, { passwordHash: null, means: 'passkey', devices: deviceTokens ?? [] });
}

async function memberOf({ accounts }: Context, memberId: string): Promise<SigningIn> {
  const [member] = await accounts.query<SigningIn[]>(memberSigningIn, [memberId]);
  if (!member) throw expired();
  return member;
}
