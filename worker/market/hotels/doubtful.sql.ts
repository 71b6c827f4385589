import { whyDoubtful } from '../../../server/market/hotels/countedFigures.rules.ts';
import { isInForce, isOnPeriod } from '../../../server/market/hotels/filingDecision.rules.ts';
import { propertyKey } from '../../../server/market/propertyKey.rules.ts';

const columns = `f.id, ${propertyKey} as property, f.location_name,
    to_char(f.period_end, 'YYYY-MM') as period, f.period_months, f.receipts_flag, f.rooms_flag, f.decision,
    ${whyDoubtful('f')} as why, d.note, d.decided_by, to_char(d.decided_at, 'YYYY-MM-DD') as decided_on`;

const from = `doubtful_filing e
  join hotel_filing f on f.id = e.filing_id
  join hotel_property p on p.id = f.property_id
  left join filing_decision d on ${isInForce('d', 'f')}`;

/**
 * Filings with doubtful values or decisions, the largest effect on receipts first, then on rooms; the many idle
 * rooms ($1) are listed only on request. $2: limit.
 */
export const listDoubtful = `/* doubtful.list */
  select ${columns}
  from ${from}
  where e.is_idle = false or $1::boolean
  order by e.receipts_at_stake_cents desc, e.room_nights_at_stake desc, e.filing_id desc
  limit $2`;

/** Filings with some ids ($1) that have a flag or a decision. */
export const findDoubtful = `/* doubtful.find */
  select ${columns}
  from ${from}
  where e.filing_id = any($1::bigint[])
  order by f.period_end desc, f.id`;

/** Decisions, made or undone, that figures do not follow yet. */
export const findWaiting = `/* doubtful.findWaiting */
  select id, undone_at is not null as is_undone from filing_decision where waits order by id`;

/**
 * Marks filings of the periods of decisions ($1, ids) as changed, as a merge would, so that they are judged
 * again and their months rebuilt.
 */
export const noteChanges = `/* doubtful.noteChanges */
  create temporary table hotel_change on commit drop as
  select distinct f.id as filing_id, null::bigint as line, f.property_id, f.period_end, f.period_months,
    'changed' as kind
  from filing_decision d
  join hotel_filing f on ${isOnPeriod('d', 'f')}
  where d.id = any($1::integer[]) and f.replaced_by_release_id is null`;

/** Figures follow decisions ($1, ids) that were undone or not ($2) when they were read; others wait on. */
export const finishDecisions = `/* doubtful.finish */
  update filing_decision d set waits = false, failed_at = null, error = null
  from unnest($1::integer[], $2::boolean[]) as done(id, is_undone)
  where d.id = done.id and (d.undone_at is not null) = done.is_undone`;

/** Records the reason ($1) why figures could not be updated; the decisions keep waiting. */
export const failDecisions = `/* doubtful.fail */
  update filing_decision set failed_at = clock_timestamp(), error = $1 where waits`;
