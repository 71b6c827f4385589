import type { DataSource } from 'typeorm';
import { recordAction, type AuditAction } from '../../platform/audit.ts';
import type { Db } from '../../platform/lib/db.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import type { List } from '../../platform/lib/list.ts';
import { requireReason } from '../../platform/lib/reason.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { normalAddress } from './address.rules.ts';
import * as sql from './premisesPair.sql.ts';
import type {
  DecidePremisesInput,
  PremisesDecision,
  PremisesPair,
  PremisesPairArgs,
} from './premisesPair.type.ts';

/** Similar addresses, the most certain first. */
export function premisesPairs({ state, search }: PremisesPairArgs): List<PremisesPair, PremisesPair> {
  return {
    sql: (params) => {
      const where = ['true'];
      if (state) where.push(`pair.state = ${params.add(state)}`);
      const text = search?.trim().toUpperCase() ?? '';
      if (text !== '') {
        const all = `concat_ws(' ', pair.zip, pair.one, pair.other, upper(pair.one_names), upper(pair.other_names))`;
        where.push(`position(${params.add(text, 'text')} in ${all}) > 0`);
      }
      return sql.premisesPairList(where.join(' and '));
    },
    order: [
      { sql: 'coalesce(pair.score, 0)::integer', type: 'integer', direction: 'desc' },
      { sql: 'pair.zip', type: 'text', direction: 'asc' },
      { sql: 'pair.one', type: 'text', direction: 'asc' },
      { sql: 'pair.other', type: 'text', direction: 'asc' },
    ],
    finish: (pair) => pair,
  };
}

type PairKey = readonly [zip: string, one: string, other: string];

/**
 * Joins or parts two addresses, or undoes that; the worker moves their properties. Administrators decide one at a
 * time. Throws the errors that refuse it.
 */
export function decidePremises(
  db: DataSource,
  viewer: Viewer,
  input: DecidePremisesInput,
): Promise<PremisesPair | null> {
  return db.transaction(async (tx) => {
    await tx.query(sql.lockDecision);
    const note = requireReason(input.note, 'note');
    const key = await pairKey(tx, input);
    const [before] = await tx.query<{ decision: PremisesDecision }[]>(sql.findDecision, [...key]);
    const decision = input.decision ?? null;
    if ((before?.decision ?? null) === decision) throw refused('UNCHANGED', saysUnchanged(decision));
    await tx.query(sql.endDecision, [...key, viewer.email, decision === null ? note : '']);
    if (decision !== null) await tx.query(sql.addDecision, [...key, decision, viewer.email, note]);
    const [zip, address, otherAddress] = key;
    const details = { zip, address, otherAddress, note };
    await recordAction(tx, { actorId: viewer.memberId, action: actionOf(decision), details });
    const [after] = await tx.query<PremisesPair[]>(sql.findPair, [...key]);
    return after ?? null;
  });
}

/** The two addresses in one spelling and in order. */
async function pairKey(db: Db, { zip, ...input }: DecidePremisesInput): Promise<PairKey> {
  const [one = '', other = ''] = [input.address, input.otherAddress].map(normalAddress).sort();
  if (one === other)
    throw refused('INVALID', 'These are two spellings of one address already.', 'otherAddress');
  const known = await db.query<{ address: string }[]>(sql.findKnown, [zip, [one, other]]);
  if (known.length < 2)
    throw refused('NOT_FOUND', 'No property files one of these addresses in this ZIP code.');
  return [zip, one, other];
}

const saysUnchanged = (decision: PremisesDecision | null): string =>
  decision === null
    ? 'There is no decision about these addresses.'
    : 'These addresses already have this decision.';

function actionOf(decision: PremisesDecision | null): AuditAction {
  if (decision === null) return 'UNDO_PREMISES_DECISION';
  return decision === 'JOINED' ? 'JOIN_PREMISES' : 'PART_PREMISES';
}
