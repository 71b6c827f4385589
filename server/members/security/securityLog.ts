import { parseNodeId, uuidKey } from '../../platform/lib/node.ts';
import type { Db } from '../../platform/lib/db.ts';
import type { List } from '../../platform/lib/list.ts';
import type { Log } from '../../platform/log.ts';
import { addSecurityEvent, addSecurityEventOnceAMinute, securityList } from './security.sql.ts';
import type { SecurityEvent, SecurityFilter } from './security.type.ts';
import type { SecurityEventKind } from './securityEnums.ts';

export interface Happened {
  kind: SecurityEventKind;
  /** Null for unknown accounts: a typed address is never stored. */
  memberId: string | null;
  /** A few words, without secrets or names. */
  details: string;
}

export interface Where {
  address: string;
  requestId: string;
  /** Writes each entry to standard output, too; null unless `SECURITY_LOG_OUTPUT` is on. */
  securityOutput: Log | null;
}

/** Stands in the log where an operator ran a command: there is no request. */
export const BY_COMMAND: Where = { address: 'command', requestId: '', securityOutput: null };

export interface RefusedRequest extends Where {
  accounts: Db;
  log: Log;
}

const LONGEST_DETAILS = 200;

/** Refused callers can repeat these without limit. */
const repeated: ReadonlySet<SecurityEventKind> = new Set(['THROTTLED', 'DENIED']);

/**
 * Records an event with `db`, which may be a transaction. If that is rolled back, the entry of the output stays: something
 * was tried.
 */
export async function noteSecurity(
  db: Db,
  where: Where,
  { kind, memberId, details }: Happened,
): Promise<void> {
  const statement = repeated.has(kind) ? addSecurityEventOnceAMinute : addSecurityEvent;
  const short = details.slice(0, LONGEST_DETAILS);
  const { address, requestId, securityOutput } = where;
  const added = await db.query<unknown[]>(statement, [kind, memberId, address, uuidKey(requestId), short]);
  if (added.length === 0) return;
  securityOutput?.info({ kind, memberId, address, requestId, details: short }, 'Security event');
}

/** Records an event; a failure is logged and does not change the response. */
export async function noteSafely(request: RefusedRequest, happened: Happened): Promise<void> {
  await noteSecurity(request.accounts, request, happened).catch((error: unknown) => {
    request.log.error({ err: error, requestId: request.requestId }, 'The security log was not written');
  });
}

interface SecurityRow extends Omit<SecurityEvent, 'memberId'> {
  memberKey: string | null;
}

const NO_MEMBER = '00000000-0000-0000-0000-000000000000';

/** Security events, the latest first. */
export function securityEvents({ kind, memberId, text }: SecurityFilter): List<SecurityRow, SecurityEvent> {
  return {
    sql: (params) => {
      const conditions = ['true'];
      if (kind) conditions.push(`e.kind = ${params.add(kind, 'text')}`);
      if (memberId) conditions.push(`e.member_id = ${params.add(keyOf(memberId), 'uuid')}`);
      if (text?.trim()) {
        const like = params.add(`%${text.trim().replace(/[\\%_]/g, '\\$&')}%`, 'text');
        conditions.push(`(coalesce(m.email, '') || ' ' || e.address) ilike ${like}`);
      }
      return securityList(conditions.join(' and '));
    },
    order: [{ sql: 'e.id', type: 'bigint', direction: 'desc' }],
    finish: ({ memberKey, ...row }) => ({
      ...row,
      memberId: memberKey === null ? null : `member:${memberKey}`,
    }),
  };
}

function keyOf(memberId: string): string {
  const parsed = parseNodeId(memberId);
  return (parsed?.kind === 'member' ? uuidKey(parsed.key) : null) ?? NO_MEMBER;
}
