import { lockStatement } from '../../platform/lib/locks.sql.ts';
import type { ListSql } from '../../platform/lib/list.sql.ts';

const columns = `pair.zip, pair.one as address, pair.other as "otherAddress", pair.one_names as names,
  pair.other_names as "otherNames", pair.score, pair.reason, pair.state, d.decision, d.note,
  d.decided_by as "decidedBy", d.decided_at as "decidedAt", exists (
    select from premises_decision w where w.waits and (w.zip, w.one, w.other) = (pair.zip, pair.one, pair.other)
  ) as "isWaiting"`;

const from = `(
    select zip, one, other, one_names, other_names, score, reason, 'IN_DOUBT' as state from premises_doubt
    union all
    select zip, one, other, one_names, other_names, score, reason, 'JOINED' from premises_join
    union all
    select zip, one, other, '', '', null, 'parted by an operator', 'PARTED' from premises_decision
    where decision = 'PARTED' and undone_at is null
      and (zip, one, other) not in (
        select zip, one, other from premises_doubt union all select zip, one, other from premises_join
      )
  ) pair
  left join premises_decision d on d.undone_at is null and (d.zip, d.one, d.other) = (pair.zip, pair.one, pair.other)`;

export function premisesPairList(where: string): ListSql {
  return { name: 'premisesPairs', columns, from, where };
}

/** $1: ZIP code, $2 and $3: addresses in order. */
export const findPair = `/* premisesPair.find */
  select ${columns} from ${from} where (pair.zip, pair.one, pair.other) = ($1, $2, $3) limit 1`;

/** Known addresses among those given ($2) of a ZIP code ($1). */
export const findKnown = `/* premisesPair.findKnown */
  select address from premises where zip = $1 and address = any($2::text[])
  union select one from premises_join where zip = $1 and one = any($2::text[])
  union select other from premises_join where zip = $1 and other = any($2::text[])`;

/** Lock that makes operators decide one at a time; held until the transaction ends. */
export const lockDecision = lockStatement('premisesPair.lockDecision', 'premisesDecisions');

/** The decision in force on two addresses: $1 ZIP code, $2 and $3 addresses in order. */
export const findDecision = `/* premisesPair.findDecision */
  select decision from premises_decision where undone_at is null and (zip, one, other) = ($1, $2, $3)`;

/** Ends the decision on two addresses: by whom ($4), with a note ($5). Figures follow. */
export const endDecision = `/* premisesPair.endDecision */
  update premises_decision set undone_at = now(), undone_by = $4, undo_note = $5, waits = true, failed_at = null
  where undone_at is null and (zip, one, other) = ($1, $2, $3)`;

/** Decides ($4) about two addresses: by whom ($5), with a note ($6). Figures follow. */
export const addDecision = `/* premisesPair.addDecision */
  insert into premises_decision (zip, one, other, decision, decided_by, note) values ($1, $2, $3, $4, $5, $6)`;

/** $1: premises ids. */
export const joinsOfPremises = `/* joinsOfPremises */
  select k.position, j.one as address, j.other as "otherAddress", j.score, j.reason
  from unnest($1::int[]) with ordinality as k(premises_id, position)
  join premises_join j using (premises_id)
  order by k.position, j.score desc, j.one, j.other`;
