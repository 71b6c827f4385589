import type { MemberContext } from '../context.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { requireCaptcha } from './captcha.ts';
import { addConfirmMail } from './emailLink.sql.ts';
import type { MemberEntity } from './member.entity.ts';
import { createMember, findMember, MemberError, normalEmail, type MemberProblem } from './member.ts';
import { paidRights, type PaidRights } from './member.sql.ts';
import { LONGEST_PASSWORD } from './password.ts';
import { openSession } from './session.ts';
import { orTakeBack } from '../../platform/throttle/throttle.ts';
import type { SignInInput, SignInPayload, SignUpInput } from './signIn.type.ts';
import { renewPasswordHash } from './passwordReset.sql.ts';
import { noteSafely, noteSecurity } from '../security/securityLog.ts';

/** Begins a session for whoever knows the password. Throws what it is refused for. */
export async function signIn(context: MemberContext, input: SignInInput): Promise<SignInPayload> {
  const { accounts, passwords, throttles, address } = context;
  await requireCaptcha(context, input.captchaToken);
  const takeBack = await throttles.take('signIn', { address, account: normalEmail(input.email) });
  const member = await orTakeBack(takeBack, findMember(accounts, input.email));
  // Longer ones cannot have been chosen, and would only keep the hashing busy.
  const password = input.password.slice(0, LONGEST_PASSWORD + 1);
  if (!(await passwords.matches(password, member?.passwordHash ?? null)) || !member) {
    const memberId = member?.id ?? null;
    const details = member ? 'password not right' : 'no such account';
    await noteSafely(context, { kind: 'SIGN_IN_FAILED', memberId, details });
    throw invalid();
  }
  // Only what fails is to be rare.
  await takeBack();
  const renewed = await passwords.renewed(password, member.passwordHash);
  if (renewed !== null) await accounts.query(renewPasswordHash, [member.id, member.passwordHash, renewed]);
  return begin(context, member, renewed ?? member.passwordHash);
}

function invalid(): Error {
  return refused('INVALID_CREDENTIALS', 'Invalid Email/ Password');
}

async function begin(
  context: MemberContext,
  member: Pick<MemberEntity, 'id' | 'email' | 'firstName' | 'lastName' | 'isAdmin' | 'isFree'>,
  passwordHash: string | null,
): Promise<SignInPayload> {
  const { accounts, sessionSecret, userAgent } = context;
  const { id, email, firstName, lastName, isAdmin, isFree } = member;
  const token = await openSession(accounts, sessionSecret, { memberId: id, userAgent, passwordHash });
  if (token === null) throw invalid();
  const details = passwordHash === null ? 'new account' : 'password';
  await noteSecurity(accounts, context, { kind: 'SIGNED_IN', memberId: id, details });
  const [rights = { isPaid: false, isSubscribed: false }] = await accounts.query<PaidRights[]>(paidRights, [
    id,
  ]);
  return {
    token,
    member: { id: `member:${id}`, email, firstName, lastName, isAdmin, isFree, ...rights },
    errors: [],
  };
}

/** Adds an account and begins its first session. Throws what it is refused for. */
export async function signUp(context: MemberContext, input: SignUpInput): Promise<SignInPayload> {
  const { accounts, passwords, throttles, address, productName } = context;
  const { firstName, lastName, password } = input;
  const email = normalEmail(input.email);
  if ([email, firstName.trim(), lastName.trim(), password].includes('')) {
    throw refused('REQUIRED', 'Please Enter details to create an account.');
  }
  await requireCaptcha(context, input.captchaToken);
  const takeBack = await throttles.take('signUp', { address, account: email });
  const account = { email, firstName: firstName.trim(), lastName: lastName.trim() };
  const rights = { isAdmin: false, isFree: false };
  try {
    const adding = createMember(
      accounts,
      { ...account, password, ...rights, isConfirmed: false },
      { hash: passwords.hash, productName },
    );
    const id = await orTakeBack(takeBack, adding);
    // The welcome follows once the address is confirmed.
    await accounts.query(addConfirmMail, [id, email]);
    context.mailWaits();
    return await begin(context, { id, ...account, ...rights }, null);
  } catch (error) {
    throw error instanceof MemberError ? inWords(error.problem) : error;
  }
}

/** The specification's words, where it has any. */
const words: Partial<Record<MemberProblem['code'], string>> = {
  EMAIL_TAKEN: 'Email address already exists. ',
  INVALID_EMAIL: 'Please enter a valid Email. ',
};

function inWords({ code, field, message }: MemberProblem): Error {
  return refused(code, words[code] ?? message, field);
}
