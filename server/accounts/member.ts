import type { DataSource } from 'typeorm';
import type { Viewer } from './session.ts';
import { MemberEntity } from './member.entity.ts';
import type { Member } from './member.type.ts';
import { hashPassword, passwordProblem } from './password.ts';

export interface NewMember {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  isAdmin?: boolean;
  isFree?: boolean;
  isPaid?: boolean;
}

/** An account that cannot be made. The message is a sentence to show. */
export class MemberError extends Error {
  override name = 'MemberError';
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LONGEST_EMAIL = 254;

/** E-mail addresses as they are kept and compared. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Adds an account and answers its id. Throws {@link MemberError} for a bad address, name or password, or a known address. */
export async function createMember(db: DataSource, member: NewMember): Promise<string> {
  const email = normalEmail(member.email);
  const problem = memberProblem({ ...member, email });
  if (problem !== null) throw new MemberError(problem);
  const passwordHash = await hashPassword(member.password);
  const { firstName, lastName, isAdmin = false, isFree = false, isPaid = false } = member;
  const added = await db
    .createQueryBuilder()
    .insert()
    .into(MemberEntity)
    .values({
      email,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      passwordHash,
      isAdmin,
      isFree,
      isPaid,
    })
    .orIgnore()
    .returning('id')
    .execute();
  const rows: unknown = added.raw;
  const row: unknown = Array.isArray(rows) ? rows[0] : null;
  if (!isIdRow(row)) throw new MemberError(`There is already an account for ${email}.`);
  return row.id;
}

function isIdRow(row: unknown): row is { id: string } {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';
}

function memberProblem({ email, firstName, lastName, password }: NewMember): string | null {
  if (!EMAIL.test(email) || email.length > LONGEST_EMAIL)
    return `${JSON.stringify(email)} is not an e-mail address.`;
  if (!firstName.trim() || !lastName.trim()) return 'First and last name must be given.';
  return passwordProblem(password);
}

/** What clients see of whoever is signed in. */
export function memberOf(viewer: Viewer): Member {
  const { memberId, email, firstName, lastName, isAdmin, isFree, isPaid } = viewer;
  return { id: `member:${memberId}`, email, firstName, lastName, isAdmin, isFree, isPaid };
}
