import { hasYearlyPlan } from '../../billing/rules/plan.rules.ts';
import { figuresState } from '../../platform/figuresState.sql.ts';
import type { Db } from '../../platform/lib/db.ts';
import type { KeyScope } from '../../platform/keyScope.ts';
import type { Viewer } from '../../platform/viewer.ts';

type Exporter = Omit<Viewer, 'sessionId' | 'key' | 'isAdmin' | 'needsSecondStep'> & {
  scopes: KeyScope[] | null;
};

/**
 * A member ($1) with their current rights, and the scopes of their key ($2, or null). An export never acts as
 * an administrator: administrators read as members with free access.
 */
const findMember = `/* findExporter */
  select m.id as "memberId", m.email, m.first_name as "firstName", m.last_name as "lastName",
    m.is_free or m.is_admin as "isFree", p.is_paid as "isPaid", p.is_subscribed as "isSubscribed",
    ${hasYearlyPlan('p')}, k.scopes, ${figuresState} as "figuresState"
  from member m join membership p on p.member_id = m.id left join api_key k on k.id = $2 and k.expires_at > now()
  where m.id = $1 and ($2::uuid is null or k.id is not null)`;

/** The viewer for whom the worker exports a query; null if the account or the key has ended. */
export async function findExporter(db: Db, memberId: string, keyId: string | null): Promise<Viewer | null> {
  const [row] = await db.query<Exporter[]>(findMember, [memberId, keyId]);
  if (!row) return null;
  const { scopes, ...member } = row;
  const key = keyId === null ? null : { keyId, scopes: scopes ?? [] };
  return { ...member, sessionId: '', key, isAdmin: false, needsSecondStep: false };
}
