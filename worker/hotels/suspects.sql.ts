/** Suspect values that count to nothing yet, or that an operator accepted: newest period first. */
export const listSuspects = `/* suspects.list */
  select f.id, p.taxpayer_number || '-' || lpad(p.location_number::text, 5, '0') as property, f.location_name,
    to_char(f.period_end, 'YYYY-MM') as period, f.period_months, f.room_receipts_cents, f.taxable_receipts_cents,
    f.room_capacity, f.suspect_accepted_at is not null as is_accepted
  from hotel_filing f join hotel_property p on p.id = f.property_id
  where f.is_suspect and f.replaced_by_release_id is null
  order by f.period_end desc, f.id`;

/**
 * Accepts ($2 true) or no longer accepts suspect filings ($1, their ids), and notes them as changed, as a merge
 * would, so that their months are rebuilt.
 */
export const markSuspects = `/* suspects.mark */
  with marked as (
    update hotel_filing set suspect_accepted_at = case when $2 then now() end
    where id = any($1::bigint[]) and is_suspect and replaced_by_release_id is null
      and (suspect_accepted_at is not null) <> $2
    returning id, property_id, period_end, period_months
  )
  insert into hotel_change (filing_id, property_id, period_end, period_months, kind)
  select id, property_id, period_end, period_months, 'changed' from marked`;

export const createChange = `/* suspects.createChange */
  create temporary table hotel_change (
    filing_id bigint, line bigint, property_id integer, period_end date, period_months smallint, kind text
  ) on commit drop`;
