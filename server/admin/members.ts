import type { DataSource } from 'typeorm';
import { memberNodeOf, type MemberRow } from '../accounts/member.ts';
import type { Member } from '../accounts/member.type.ts';
import type { Viewer } from '../accounts/session.ts';
import type { Db } from '../lib/db.ts';
import { refused } from '../lib/fieldErrors.ts';
import type { List } from '../lib/list.ts';
import { parseNodeId, uuidKey } from '../lib/node.ts';
import { Params } from '../lib/page.ts';
import { inGroup, memberList, setRights } from './admin.sql.ts';
import type { MemberFilter, SetMemberRightsInput } from './admin.type.ts';
import { note } from './audit.ts';

/** The key of a member's id; null where it is none. */
export function memberKey(id: string): string | null {
  const parsed = parseNodeId(id);
  return parsed?.kind === 'member' ? uuidKey(parsed.key) : null;
}

/** Members by their e-mail addresses. */
export function membersLike({ text, group }: MemberFilter): List<MemberRow, Member> {
  return {
    sql: (params) => {
      const conditions = ['true'];
      if (text?.trim()) {
        const like = params.add(`%${text.trim().replace(/[\\%_]/g, '\\$&')}%`, 'text');
        conditions.push(`(m.email || ' ' || m.first_name || ' ' || m.last_name) ilike ${like}`);
      }
      if (group) conditions.push(inGroup(params.add(group, 'text')));
      return memberList(conditions.join(' and '));
    },
    order: [{ sql: 'm.email', type: 'text', direction: 'asc' }],
    finish: memberNodeOf,
  };
}

export async function findMemberById(db: Db, memberId: string): Promise<Member | null> {
  const params = new Params();
  const { columns, from, where } = memberList(`m.id = ${params.add(memberId, 'uuid')}`);
  const statement = `/* findMemberById */ select ${columns} from ${from} where ${where}`;
  const rows = await db.query<MemberRow[]>(statement, params.values);
  return rows[0] ? memberNodeOf(rows[0]) : null;
}

/** Gives or takes rights, and notes it. Throws what it is refused for. */
export async function setMemberRights(
  db: DataSource,
  viewer: Viewer,
  { memberId: id, isFree = null, isAdmin = null }: SetMemberRightsInput,
): Promise<Member> {
  const memberId = memberKey(id);
  if (memberId === viewer.memberId && isAdmin === false) {
    throw refused('OWN_RIGHTS', 'Nobody can take the administration from themselves.', 'isAdmin');
  }
  return db.transaction(async (tx) => {
    const before = memberId === null ? null : await findMemberById(tx, memberId);
    if (!before || memberId === null) throw refused('NOT_FOUND', 'There is no such member.', 'memberId');
    await tx.query(setRights, [memberId, isFree, isAdmin]);
    const details = { before: { isFree: before.isFree, isAdmin: before.isAdmin }, set: { isFree, isAdmin } };
    await note(tx, { actorId: viewer.memberId, action: 'SET_RIGHTS', memberId, details });
    const after = await findMemberById(tx, memberId);
    if (!after) throw new Error('A member went away.');
    return after;
  });
}
