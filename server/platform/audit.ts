import { operatorName } from './commands/operatorName.ts';
import type { Db } from './lib/db.ts';

export type AuditAction =
  | 'SET_RIGHTS'
  | 'CANCEL_LATE_PLAN'
  | 'END_SESSIONS'
  | 'REVOKE_API_KEY'
  | 'MOVE_CLOCK'
  | 'ADD_BRAND_RULE'
  | 'CHANGE_BRAND_RULE'
  | 'CORRECT_BRAND'
  | 'WITHDRAW_BRAND_CORRECTION'
  | 'SET_CHAIN_SCALE'
  | 'ACCEPT_FILING'
  | 'LEAVE_OUT_FILING'
  | 'UNDO_FILING_DECISION'
  | 'JOIN_PREMISES'
  | 'PART_PREMISES'
  | 'UNDO_PREMISES_DECISION'
  | 'SET_SCHEDULE'
  | 'RUN_SCHEDULE'
  | 'ADD_SCHEDULE'
  | 'REMOVE_SCHEDULE'
  | 'CANCEL_SCHEDULE_RUN'
  | 'UPLOAD_RELEASE'
  | 'ACCEPT_IMPORT'
  | 'RETRY_IMPORT'
  | 'CANCEL_IMPORT'
  | 'UNDO_RELEASE'
  | 'REDO_RELEASE'
  | 'SET_PUBLIC_SAMPLE'
  | 'CANCEL_TASK'
  | CommandAction;

/** Actions that only the command line has. */
type CommandAction =
  | 'ADD_ACCOUNT'
  | 'DELETE_ACCOUNT'
  | 'GIVE_PLAN'
  | 'REMOVE_SECOND_STEPS'
  | 'SEND_PASSWORD_RESET'
  | 'IMPORT_FILE'
  | 'REBUILD_FIGURES'
  | 'SET_MAINTENANCE'
  | 'RESTORE_BACKUP';

/**
 * Records an action: who ($1), what ($2), to whom ($3), and details ($4). Email addresses are copied, because
 * entries outlive accounts.
 */
const addAuditEntry = `/* addAuditEntry */
  insert into audit_log (actor_id, actor_email, action, member_id, member_email, details)
  select a.id, a.email, $2, m.id, m.email, $4::jsonb
  from member a left join member m on m.id = $3::uuid where a.id = $1`;

interface Action {
  actorId: string;
  action: AuditAction;
  memberId?: string;
  details?: object;
}

/** Records an action of an administrator, in the transaction of the action. */
export async function recordAction(
  db: Db,
  { actorId, action, memberId, details = {} }: Action,
): Promise<void> {
  await db.query(addAuditEntry, [actorId, action, memberId ?? null, JSON.stringify(details)]);
}

/**
 * Records what free access did later ($2) to a member ($1), with details ($3), in the name of whoever granted it. Adds
 * nothing if nobody did.
 */
const addEffectOfGrant = `/* addEffectOfGrant */
  insert into audit_log (actor_id, actor_email, action, member_id, member_email, details)
  select a.id, l.actor_email, $2, m.id, m.email, $3::jsonb
  from audit_log l join member m on m.id = l.member_id left join member a on a.id = l.actor_id
  where l.member_id = $1 and l.action = 'SET_RIGHTS' and l.details -> 'set' ->> 'isFree' = 'true'
  order by l.id desc limit 1`;

/** Records a plan that free access cancelled after it was granted, since the member bought it meanwhile. */
export async function recordLatePlan(db: Db, memberId: string, details: object): Promise<void> {
  await db.query(addEffectOfGrant, [memberId, 'CANCEL_LATE_PLAN', JSON.stringify(details)]);
}

/** Records who ($1) did what ($2) by command, to whom ($3), and details ($4). */
const addCommandEntry = `/* addCommandEntry */
  insert into audit_log (actor_email, action, member_id, member_email, details)
  select $1, $2, m.id, m.email, $4::jsonb
  from (select $3::uuid as id) asked left join member m on m.id = asked.id`;

/** Server and worker have different kinds of connections. */
interface Connection {
  query: (statement: string, parameters: unknown[]) => Promise<unknown>;
}

interface ActionByCommand extends Omit<Action, 'actorId'> {
  /** A name for the record; by default, that of the machine's user. */
  by?: string;
}

const LONGEST_NAME = 100;

/** Records what an operator does on the command line, in the transaction of the action. */
export async function recordCommandAction(
  db: Connection,
  { action, by = operatorName(), memberId, details = {} }: ActionByCommand,
): Promise<void> {
  const actor = `command line (${by.slice(0, LONGEST_NAME)})`;
  await db.query(addCommandEntry, [actor, action, memberId ?? null, JSON.stringify(details)]);
}
