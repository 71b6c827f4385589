import { expect } from 'vitest';
import { PlanCode } from '../../server/billing/rules/plan.rules.ts';
import { addMember, exemptAdministrator } from '../../server/members/accounts/member.sql.ts';
import { hashPassword } from '../../server/members/accounts/passwords/password.ts';
import { onServer } from '../../server/launch/test/onServer.ts';

export interface Person {
  email: string;
  password: string;
}

/** Rights of an account; without any it has not paid. */
export interface Rights {
  isAdmin?: boolean;
  /** An administrator like the sample’s, who needs no second step; true if left out. */
  isExempt?: boolean;
  isFree?: boolean;
  isPaid?: boolean;
  /** The code of the plan that is paid for. */
  plan?: PlanCode;
  /** Day on which the plan ends; without one it has no end, and cannot be cancelled. */
  endsOn?: string | null;
}

export const PASSWORD = 'blue quartz lantern 7';

// Everybody has the same one, and making a hash is slow on purpose.
let passwordHash: Promise<string> | null = null;

/** The test that added each account, by database and address. */
const addedBy = new Map<string, string>();

/** Takes the address from the account that this test added when it was tried before. */
async function freeAddress(databaseUrl: string, email: string): Promise<void> {
  const [own, key] = [expect.getState().currentTestName ?? '', `${databaseUrl} ${email}`];
  if (own !== '' && addedBy.get(key) === own) {
    const rename = `/* test.freeAddress */ update member set email = id || '-' || email where email = $1`;
    await onServer(databaseUrl, rename, [email]);
  }
  addedBy.set(key, own);
}

/** Adds an account to a product's database: the operator's command, which has tests of its own, takes seconds. */
export async function addPerson(databaseUrl: string, email: string, rights: Rights = {}): Promise<Person> {
  passwordHash ??= hashPassword(PASSWORD);
  const {
    isAdmin = false,
    isExempt = true,
    isFree = false,
    isPaid = false,
    plan = PlanCode.MONTHLY,
    endsOn = null,
  } = rights;
  const facts = [
    email,
    'Ana',
    'Example',
    await passwordHash,
    isAdmin,
    isFree,
    isPaid,
    plan,
    endsOn,
    null,
    true,
  ];
  await freeAddress(databaseUrl, email);
  const added = await onServer<{ id: string }>(databaseUrl, addMember, facts);
  if (isAdmin && isExempt) await onServer(databaseUrl, exemptAdministrator, [added[0]?.id]);
  if (added.length === 0) throw new Error(`There is already an account for ${email}.`);
  return { email, password: PASSWORD };
}
