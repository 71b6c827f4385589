import type { DataSource } from 'typeorm';
import * as sql from '../../members/accounts/member.sql.ts';
import { hashPassword } from '../../members/accounts/passwords/password.ts';
import { openSession } from '../../members/accounts/sessions/session.ts';
import { hashOfApiKey, newApiKey, startOf } from '../../members/keys/apiKey.rules.ts';
import { addApiKey } from '../../members/keys/apiKey.sql.ts';
import { KeyScope } from '../../platform/keyScope.ts';

export type Role = 'anonymous' | SignedInRole;
export type SignedInRole = 'unpaid' | 'paid' | 'free' | 'admin';

export const PASSWORD = 'correct horse battery';

const rights: Record<SignedInRole, { isPaid?: true; isFree?: true; isAdmin?: true }> = {
  unpaid: {},
  paid: { isPaid: true },
  free: { isFree: true },
  admin: { isAdmin: true },
};

/** Sessions and keys of accounts with each role. */
export interface Tokens {
  /** The token of a session that is shared by the file's tests. */
  token: (role: Role) => Promise<string | null>;
  /** The token of a new session. */
  freshToken: (role: SignedInRole) => Promise<string>;
  /** A new API key, by default with all scopes. */
  freshKey: (role: SignedInRole, scopes?: readonly KeyScope[]) => Promise<string>;
}

/** One account for each role, made when first asked for, with one session that tests share. */
export function createTokens(db: DataSource, secret: string): Tokens {
  const members = new Map<Role, Promise<string>>();
  const shared = new Map<Role, Promise<string>>();
  const memberOf = (role: SignedInRole): Promise<string> => {
    const member = members.get(role) ?? addMember(db, role);
    members.set(role, member);
    return member;
  };
  const freshToken: Tokens['freshToken'] = async (role) =>
    (await openSession(db, secret, { memberId: await memberOf(role) })) ?? '';
  const freshKey: Tokens['freshKey'] = async (role, scopes = Object.values(KeyScope)) => {
    const key = newApiKey();
    const facts = [await memberOf(role), 'A test', hashOfApiKey(key), startOf(key), scopes, 30];
    await db.query(addApiKey, facts);
    return key;
  };
  const token: Tokens['token'] = async (role) => {
    if (role === 'anonymous') return null;
    const made = shared.get(role) ?? freshToken(role);
    shared.set(role, made);
    return made;
  };
  return { token, freshToken, freshKey };
}

let passwordHash: Promise<string> | undefined;

/** Without looking at the password, which takes longer than everything else. */
async function addMember(db: DataSource, role: SignedInRole): Promise<string> {
  passwordHash ??= hashPassword(PASSWORD);
  const { isPaid = false, isFree = false, isAdmin = false } = rights[role];
  const facts = [`${role}@example.test`, role, 'Tester', await passwordHash, isAdmin, isFree, isPaid];
  const [{ id } = { id: '' }] = await db.query<{ id: string }[]>(sql.addMember, [
    ...facts,
    2,
    null,
    null,
    true,
  ]);
  if (role === 'admin') await db.query(sql.exemptAdministrator, [id]);
  return id;
}
