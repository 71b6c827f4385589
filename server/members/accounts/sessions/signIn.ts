import type { MemberContext } from '../../context.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import { plainName } from '../../../platform/lib/plainName.ts';
import { beginSession, invalidCredentials } from './beginSession.ts';
import { requireCaptcha } from './captcha.ts';
import { addConfirmMail } from '../mails/emailLink.sql.ts';
import { knownDevice } from './device.ts';
import { createMember, findMember, MemberError, normalEmail, type MemberProblem } from '../member.ts';
import { LONGEST_PASSWORD } from '../passwords/password.ts';
import { orTakeBack } from '../../../platform/limits/throttle/throttle.ts';
import type { SignInInput, SignInPayload, SignUpInput } from './signIn.type.ts';
import { renewPasswordHash } from '../passwords/password.sql.ts';
import { noteSafely } from '../../security/securityLog.ts';
import { askSecondStep, signInWithCode, type Proved } from '../twoStep/finishSignIn.ts';
import { stepsOf } from '../twoStep/steps.ts';

/** Starts a session for a member who knows the password. Throws the reason if refused. */
export async function signIn(context: MemberContext, input: SignInInput): Promise<SignInPayload> {
  const { accounts, passwords, throttles, address, sessionSecret } = context;
  if ([input.email.trim(), input.password].includes('')) {
    throw refused('REQUIRED', 'Please Enter a registered Email ID and password to login.');
  }
  await requireCaptcha(context, input.captchaToken);
  const devices = input.deviceTokens ?? [];
  const device = await knownDevice(sessionSecret, devices, input.email);
  const takeBack = await throttles.take('signIn', { address, account: normalEmail(input.email), device });
  const member = await orTakeBack(takeBack, findMember(accounts, input.email));
  // No account has a longer password, and hashing one would only take time.
  const password = input.password.slice(0, LONGEST_PASSWORD + 1);
  if (!(await passwords.matches(password, member?.passwordHash ?? null)) || !member) {
    const memberId = member?.id ?? null;
    const details = member ? 'password not right' : 'no such account';
    await noteSafely(context, { kind: 'SIGN_IN_FAILED', memberId, details });
    throw invalidCredentials();
  }
  // Only failures are rate-limited.
  await takeBack();
  const renewed = await passwords.renewed(password, member.passwordHash);
  if (renewed !== null) await accounts.query(renewPasswordHash, [member.id, member.passwordHash, renewed]);
  return afterPassword(context, { member, passwordHash: renewed ?? member.passwordHash }, input);
}

/** The session, or the second step if the member has one. */
async function afterPassword(
  context: MemberContext,
  proved: Proved,
  { code, deviceTokens }: SignInInput,
): Promise<SignInPayload> {
  const devices = deviceTokens ?? [];
  const { member, passwordHash } = proved;
  const steps = await stepsOf(context.accounts, member.id);
  if (steps.length === 0)
    return beginSession(context, member, { passwordHash, isAlone: true, means: 'password', devices });
  if (code) return signInWithCode(context, proved, { code, devices });
  const secondStep = await askSecondStep(context, proved, steps);
  const errors = [{ field: 'code', code: 'SECOND_STEP_REQUIRED', message: ASKED }];
  return { token: null, member: null, deviceToken: null, secondStep, errors };
}

const ASKED =
  'This account has two-step sign-in. Send a code of the authenticator app, or a recovery code, as "code".';

/** Creates an account and starts its first session. Throws the reason if refused. */
export async function signUp(context: MemberContext, input: SignUpInput): Promise<SignInPayload> {
  const { accounts, passwords, throttles, address, productName } = context;
  const { password } = input;
  const email = normalEmail(input.email);
  const account = { email, firstName: plainName(input.firstName), lastName: plainName(input.lastName) };
  if ([...Object.values(account), password].includes('')) {
    throw refused('REQUIRED', 'Please Enter details to create an account.');
  }
  await requireCaptcha(context, input.captchaToken);
  const takeBack = await throttles.take('signUp', { address, account: email });
  const rights = { isAdmin: false, isFree: false };
  try {
    const adding = createMember(
      accounts,
      { ...account, password, ...rights, isConfirmed: false },
      { hash: passwords.hash, isLeaked: passwords.isLeaked, productName },
    );
    const id = await orTakeBack(takeBack, adding);
    // The welcome follows once the address is confirmed.
    await accounts.query(addConfirmMail, [id, email]);
    context.mailWaits();
    const proof = { passwordHash: null, means: 'new account', devices: input.deviceTokens ?? [] };
    return await beginSession(context, { id, ...account, ...rights }, proof);
  } catch (error) {
    throw error instanceof MemberError ? inWords(error.problem) : error;
  }
}

/** Messages that the specification fixes. */
const words: Partial<Record<MemberProblem['code'], string>> = {
  EMAIL_TAKEN: 'Email address already exists. ',
  INVALID_EMAIL: 'Please enter a valid Email. ',
};

function inWords({ code, field, message }: MemberProblem): Error {
  return refused(code, words[code] ?? message, field);
}
