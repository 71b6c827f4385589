import type { MemberContext } from '../context.ts';
import { endChargesAndGrant } from '../../billing/subscriptions/grantFree.ts';
import type { SubscriptionRecord } from '../../billing/subscriptions/record.ts';
import { holdAdministrators } from '../accounts/privacy/erasure.sql.ts';
import { memberNodeOf, type MemberRow } from '../accounts/member.ts';
import type { Member } from '../accounts/member.type.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Db } from '../../platform/lib/db.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import type { List } from '../../platform/lib/list.ts';
import { parseNodeId, uuidKey } from '../../platform/lib/node.ts';
import { Params } from '../../platform/lib/page.ts';
import { inGroup, memberList, setRights } from './admin.sql.ts';
import type { MemberFilter, SetMemberRightsInput } from './admin.type.ts';
import { recordAction } from '../../platform/audit.ts';
import { rightsDetails } from './rightsDetails.ts';

/** UUID of a member's global id; null if invalid. */
export function memberKey(id: string): string | null {
  const parsed = parseNodeId(id);
  return parsed?.kind === 'member' ? uuidKey(parsed.key) : null;
}

/** Members by email address. */
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

/** A member after a change of rights, and the subscription that free access replaced. */
export interface RightsSet {
  member: Member;
  /** Current state; null if none was running. */
  cancelled: SubscriptionRecord | null;
}

/**
 * Grants or revokes rights and records it. Granting free access first stops all charges. Throws the reason if
 * refused.
 */
export async function setMemberRights(
  { accounts, billing, log }: Pick<MemberContext, 'accounts' | 'billing' | 'log'>,
  viewer: Viewer,
  { memberId: id, isFree = null, isAdmin = null }: SetMemberRightsInput,
): Promise<RightsSet> {
  const memberId = memberKey(id);
  if (memberId === viewer.memberId && isAdmin === false) {
    throw refused('OWN_RIGHTS', 'You cannot remove your own administrator rights.', 'isAdmin');
  }
  const before = memberId === null ? null : await findMemberById(accounts, memberId);
  if (!before || memberId === null) throw refused('NOT_FOUND', 'There is no such member.', 'memberId');
  // Stripe takes nothing back if the change is refused after that.
  await requireAdministrator(accounts, viewer);
  const set = { isFree, isAdmin };
  const grant = (cancelled: SubscriptionRecord | null): Promise<Member> =>
    accounts.transaction(async (tx) => {
      // Two administrators who revoke each other's rights at once would leave nobody.
      await requireAdministrator(tx, viewer);
      await tx.query(setRights, [memberId, isFree, isAdmin]);
      const details = rightsDetails({ before, set, cancelled });
      await recordAction(tx, { actorId: viewer.memberId, action: 'SET_RIGHTS', memberId, details });
      const member = await findMemberById(tx, memberId);
      if (!member) throw new Error('A member went away.');
      return member;
    });
  if (isFree !== true) return { member: await grant(null), cancelled: null };
  const { granted: member, cancelled } = await endChargesAndGrant(
    { accounts, billing },
    memberId,
    log,
    grant,
  );
  return { member, cancelled };
}

/** Locks all administrators until the transaction ends. Throws FORBIDDEN if the viewer is none any more. */
async function requireAdministrator(db: Db, { memberId }: Viewer): Promise<void> {
  const administrators = await db.query<{ id: string }[]>(holdAdministrators);
  if (administrators.some(({ id }) => id === memberId)) return;
  throw refused('FORBIDDEN', 'You are no longer an administrator. Nothing was changed.');
}
