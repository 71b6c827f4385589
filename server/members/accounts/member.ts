import { PlanCode } from '../../billing/rules/plan.rules.ts';
import type { DataSource } from 'typeorm';
import type { Db } from '../../platform/lib/db.ts';
import { plainName } from '../../platform/lib/plainName.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { MemberEntity } from './member.entity.ts';
import { addMember } from './member.sql.ts';
import type { Member } from './member.type.ts';
import type { IsLeaked } from './passwords/leakedPasswords.ts';
import { hashPassword, passwordProblem, type PasswordProblem } from './passwords/password.ts';

export interface NewMember {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  isAdmin?: boolean;
  isFree?: boolean;
  /** Has a subscription that is not charged here. */
  isPaid?: boolean;
  /** Plan code; by default the monthly plan. */
  plan?: PlanCode;
  /** End of the plan; by default none. */
  until?: Date | null;
  /** Id of a Stripe customer to link. */
  customer?: string | null;
  /** False if a link must confirm the address. An operator who adds a member vouches for it. */
  isConfirmed?: boolean;
}

export interface MemberProblem {
  code: PasswordProblem['code'] | 'INVALID_EMAIL' | 'INVALID_NAME' | 'EMAIL_TAKEN';
  field: 'email' | 'firstName' | 'lastName' | 'password';
  /** A sentence to show. */
  message: string;
}

export class MemberError extends Error {
  override name = 'MemberError';

  constructor(readonly problem: MemberProblem) {
    super(problem.message);
  }
}

// No characters that separate addresses in an email header, and no invisible ones: two addresses must not look alike.
const EMAIL = /^[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}]+\.[^\s@,;:<>()[\]\\"\p{C}]+$/u;
const LONGEST_EMAIL = 254;
const LONGEST_NAME = 100;

/** Email address as stored and compared. A letter with an accent is written in several ways, which look the same. */
export function normalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** True if the text has the form of an email address. */
export function isEmail(email: string): boolean {
  return email.length <= LONGEST_EMAIL && EMAIL.test(email);
}

/** The member with this address in any spelling; null if there is none. */
export async function findMember(db: DataSource, email: string): Promise<MemberEntity | null> {
  const normal = normalEmail(email);
  return isEmail(normal) ? db.getRepository(MemberEntity).findOneBy({ email: normal }) : null;
}

interface Making {
  hash?: (password: string) => Promise<string>;
  /** A password must not consist of this name. */
  productName?: string;
  isLeaked?: IsLeaked;
}

/**
 * Adds an account and returns its id. Throws {@link MemberError} for an invalid address, name or password, or
 * a known address.
 */
export async function createMember(
  db: Db,
  member: NewMember,
  { hash = hashPassword, ...rules }: Making = {},
): Promise<string> {
  const email = normalEmail(member.email);
  const problem = await memberProblem({ ...member, email }, rules);
  if (problem) throw new MemberError(problem);
  // Before the address is looked up, so that known and unknown ones take equally long.
  const passwordHash = await hash(member.password);
  const {
    isAdmin = false,
    isFree = false,
    isPaid = false,
    plan = PlanCode.MONTHLY,
    until = null,
    customer = null,
  } = member;
  const { isConfirmed = true } = member;
  const names = [plainName(member.firstName), plainName(member.lastName)];
  const facts = [email, ...names, passwordHash, isAdmin, isFree, isPaid, plan, until, customer, isConfirmed];
  const added = await db.query<{ id: string }[]>(addMember, facts);
  if (added[0]) return added[0].id;
  const message = `There is already an account for ${email}.`;
  throw new MemberError({ code: 'EMAIL_TAKEN', field: 'email', message });
}

async function memberProblem(
  { email, firstName, lastName, password }: NewMember,
  { productName = '', isLeaked = () => Promise.resolve(false) }: Omit<Making, 'hash'>,
): Promise<MemberProblem | null> {
  if (!isEmail(email)) {
    const message = `${JSON.stringify(email)} is not an email address.`;
    return { code: 'INVALID_EMAIL', field: 'email', message };
  }
  for (const [field, name] of [
    ['firstName', firstName],
    ['lastName', lastName],
  ] as const) {
    if (isName(plainName(name))) continue;
    return { code: 'INVALID_NAME', field, message: INVALID_NAME };
  }
  const problem = await passwordProblem(password, [email, firstName, lastName, productName], isLeaked);
  return problem && { ...problem, field: 'password' };
}

export const INVALID_NAME = 'First and last name must be given, each with at most 100 characters.';

/** True if a text, normalized as names are, is acceptable as one. */
export function isName(name: string): boolean {
  return name !== '' && name.length <= LONGEST_NAME && !/\p{Cc}/u.test(name);
}

/** A member as SQL returns it. */
export type MemberRow = Omit<
  Viewer,
  'sessionId' | 'key' | 'hasYearlyPlan' | 'needsSecondStep' | 'figuresState'
>;

/** Converts a row to the API type. */
export function memberNodeOf(row: MemberRow): Member {
  const { memberId, email, firstName, lastName, isAdmin, isFree, isPaid, isSubscribed } = row;
  return { id: `member:${memberId}`, email, firstName, lastName, isAdmin, isFree, isPaid, isSubscribed };
}
