const columns = `f.id, p.taxpayer_number || '-' || lpad(p.location_number::text, 5, '0') as property, f.location_name,
    to_char(f.period_end, 'YYYY-MM') as period, f.period_months, f.receipts_flag, f.rooms_flag, f.decision,
    json_build_object('roomReceipts', f.room_receipts_cents, 'taxableReceipts', f.taxable_receipts_cents,
      'roomCapacity', f.room_capacity, 'periodMonths', f.period_months, 'usualMonth', f.usual_month_cents,
      'rules', json_build_array(f.receipts_flag, f.rooms_rule)) as why,
    d.note, d.decided_by, to_char(d.decided_at, 'YYYY-MM-DD') as decided_on`;

const joins = `hotel_filing f
  join hotel_property p on p.id = f.property_id
  left join filing_decision d on d.undone_at is null
    and (d.property_id, d.period_end, d.filer_type, d.period_months)
      = (f.property_id, f.period_end, f.filer_type, f.period_months)
    and (d.room_receipts_cents, d.taxable_receipts_cents, d.room_capacity)
      = (f.room_receipts_cents, f.taxable_receipts_cents, f.room_capacity)`;

/**
 * Filings with doubtful values or decisions, those with the largest effect on receipts first; idle rooms ($1) are many,
 * and only listed when asked for. $2: at most so many.
 */
export const listDoubtful = `/* doubtful.list */
  select ${columns}
  from ${joins}
  where f.replaced_by_release_id is null
    and (f.receipts_flag is not null or f.rooms_flag = 'ROOMS_DOUBTFUL' or f.decision is not null
      or ($1::boolean and f.rooms_flag is not null))
  order by abs(f.room_receipts_cents - case when f.receipts_flag is not null then f.taxable_receipts_cents
      else f.room_receipts_cents end) desc, f.room_capacity desc, f.period_end desc, f.id
  limit $2`;

/** Those of some ids ($1) that have a flag or a decision. */
export const findDoubtful = `/* doubtful.find */
  select ${columns}
  from ${joins}
  where f.id = any($1::bigint[]) and f.replaced_by_release_id is null
    and (f.receipts_flag is not null or f.rooms_flag is not null or f.decision is not null)
  order by f.period_end desc, f.id`;

const key = `property_id, period_end, filer_type, period_months, room_receipts_cents, taxable_receipts_cents,
    room_capacity`;
const keyOf = (alias: string): string =>
  key
    .split(',')
    .map((column) => `${alias}.${column.trim()}`)
    .join(', ');

/** Ends what was decided about filings ($1, ids); $2: by whom. */
export const endDecisions = `/* doubtful.endDecisions */
  update filing_decision d set undone_at = now(), undone_by = $2
  from hotel_filing f
  where f.id = any($1::bigint[]) and d.undone_at is null and (${keyOf('d')}) = (${keyOf('f')})`;

/** Decides $2 about filings ($1, ids), with a note ($3), by somebody ($4). */
export const addDecisions = `/* doubtful.addDecisions */
  insert into filing_decision (${key}, decision, note, decided_by)
  select ${keyOf('f')}, $2, $3, $4 from hotel_filing f where f.id = any($1::bigint[])`;

/** Notes the filings ($1, ids) as changed, as a merge would, so that they are judged anew and their months rebuilt. */
export const noteChanges = `/* doubtful.noteChanges */
  create temporary table hotel_change on commit drop as
  select id as filing_id, null::bigint as line, property_id, period_end, period_months, 'changed' as kind
  from hotel_filing where id = any($1::bigint[])`;
