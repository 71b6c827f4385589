import type { ListSql } from '../../platform/lib/list.sql.ts';
import { countedReceipts, countedRooms, whyDoubtful } from './countedFigures.rules.ts';
import { isInForce, isOfSameValues, isOnPeriod } from './filingDecision.rules.ts';
import { decisions, effectJson, joinEffects } from './filingEffect.rules.ts';

/**
 * The latest decision on the filing's values, as JSON. It is read only for the rows of a page, not for all sorted
 * rows.
 */
const latest = `(
    select json_build_object('id', d.id, 'decision', d.decision, 'note', nullif(d.note, ''), 'decidedBy', d.decided_by,
      'decidedAt', d.decided_at, 'isUndone', d.undone_at is not null, 'undoneBy', d.undone_by, 'waits', d.waits,
      'hasFailed', d.failed_at is not null)
    from filing_decision d
    where ${isOnPeriod('d', 'f')} and ${isOfSameValues('d', 'f')}
    order by d.id desc limit 1
  )`;

const columns = `e.filing_id as "filingId", f.property_id as "propertyId", e.brand_id as "brandId",
  f.location_name as "hotelName", to_char(f.period_end, 'YYYY-MM') as period,
  array_remove(array[e.receipts_flag, e.rooms_flag], null) as flags, ${whyDoubtful('f')} as why,
  f.usual_month_cents as "usualMonth", ${countedReceipts('f', decisions.asFlagged)} as "flaggedReceipts",
  ${countedRooms('f', decisions.asFlagged)} as "flaggedRooms", ${latest} as latest`;

const from = 'doubtful_filing e join hotel_filing f on f.id = e.filing_id';

export function doubtfulList(where: string): ListSql {
  return { name: 'doubtfulList', columns, from, where };
}

/** $1: a filing's id. */
export const findDoubtful = `/* findDoubtful */ select ${columns} from ${from} where e.filing_id = $1`;

/** SQL: true if a decision on filing `f` is in force; only of one kind if a placeholder is given. */
export function isDecided(decision?: string): string {
  const kind = decision === undefined ? '' : ` and d.decision = ${decision}`;
  return `exists (select from filing_decision d where ${isInForce('d', 'f')}${kind})`;
}

/** SQL: true if figures do not include a decision on filing `f` yet. */
export const isWaiting = `exists (
    select from filing_decision d where d.waits and ${isOnPeriod('d', 'f')} and ${isOfSameValues('d', 'f')}
  )`;

/** Effects of doubtful filings ($1, ids) on the months of their places and brands. */
export const doubtEffects = `/* doubtEffects */
  select k.position, coalesce(county.name, filing.place_key) as "placeName", brand.name as "brandName",
    ${effectJson('in_place')} as place, ${effectJson('in_brand')} as brand
  from unnest($1::bigint[]) with ordinality as k(id, position)
  join doubtful_filing e on e.filing_id = k.id
  join hotel_filing f on f.id = e.filing_id
  ${joinEffects('e.brand_id')}
  left join county on filing.place_kind = 'COUNTY' and county.code = f.county_code
  left join brand on brand.id = e.brand_id`;

/** All decisions about the periods of filings ($1, ids), latest first. */
export const decisionsOfFilings = `/* decisionsOfFilings */
  select k.position, d.id as "decisionId", d.decision, ${isOfSameValues('d', 'f')} as "isOfTheseValues",
    nullif(d.note, '') as note, d.decided_by as "decidedBy", d.decided_at as "decidedAt", d.undone_by as "undoneBy",
    d.undone_at as "undoneAt", nullif(d.undo_note, '') as "undoNote"
  from unnest($1::bigint[]) with ordinality as k(id, position)
  join hotel_filing f using (id)
  join filing_decision d on ${isOnPeriod('d', 'f')}
  order by k.position, d.id desc`;
