import { requireReason } from '../../platform/lib/reason.ts';
import type { DataSource } from 'typeorm';
import type { Viewer } from '../../platform/viewer.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Db } from '../../platform/lib/db.ts';
import type { FilingDecision } from '../enums.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { numericKey, parseNodeId } from '../../platform/lib/node.ts';
import { findDoubtful } from './doubtful.sql.ts';
import type { DecideFilingInput, DoubtfulFiling } from './doubtful.type.ts';
import { toDoubtful, type RawDoubtful } from './doubtfulFilings.ts';
import * as sql from './filingDecision.rules.ts';

/**
 * Decides on a filing, or undoes the decision, and records that figures must be updated. Administrators decide one at
 * a time. Throws the errors that refuse it.
 */
export function decideFiling(
  db: DataSource,
  viewer: Viewer,
  input: DecideFilingInput,
): Promise<DoubtfulFiling> {
  return db.transaction(async (tx) => {
    await tx.query(sql.lockDecisions);
    const before = await findDoubt(tx, input.filingId);
    if (before === null) throw refused('NOT_FOUND', 'This filing is no longer in doubt. Reload the page.');
    const note = requireReason(input.note, 'note');
    const decision = input.decision ?? null;
    checkVersion(before, input.version);
    checkChange(before.decision, decision);
    await record(tx, before.filingId, { decision, note, by: viewer.email });
    const { hotelName, period } = before;
    const details = { hotelName: hotelName.trim(), period, note };
    await recordAction(tx, { actorId: viewer.memberId, action: sql.filingActionOf(decision), details });
    const after = await findDoubt(tx, input.filingId);
    if (after === null) throw new Error('The filing is gone.');
    return after;
  });
}

/** The filing with its current decision; null if it is not in doubt. */
export async function findDoubt(db: Db, filingId: string): Promise<DoubtfulFiling | null> {
  const asked = parseNodeId(filingId);
  const id = asked?.kind === 'hotel-filing' ? numericKey(asked.key) : null;
  if (id === null) return null;
  const [found] = await db.query<RawDoubtful[]>(findDoubtful, [id]);
  return found === undefined ? null : toDoubtful(found);
}

interface Decided {
  decision: FilingDecision | null;
  note: string;
  by: string;
}

async function record(db: Db, id: number, { decision, note, by }: Decided): Promise<void> {
  const isUndo = decision === null;
  await db.query(sql.endDecisions, [[id], by, isUndo ? note : '', isUndo]);
  if (!isUndo) await db.query(sql.addDecisions, [[id], decision, note, by]);
}

const DONE: Record<FilingDecision, string> = { ACCEPTED: 'accepted it as filed', LEFT_OUT: 'left it out' };

/** Refuses the request if somebody else has decided on the filing since it was read, and says who and what. */
function checkVersion({ decision, decidedBy, undoneBy, version }: DoubtfulFiling, seen: string): void {
  if (version === seen) return;
  const did =
    decision === null
      ? `${undoneBy ?? 'Somebody'} took the decision back`
      : `${decidedBy ?? 'Somebody'} ${DONE[decision]}`;
  throw refused('OUTDATED', `Since you looked at this filing, ${did}. Look at it again.`);
}

function checkChange(before: FilingDecision | null, decision: FilingDecision | null): void {
  if (before !== decision) return;
  const says =
    decision === null ? 'There is no decision on this filing.' : 'This filing already has this decision.';
  throw refused('UNCHANGED', says);
}
