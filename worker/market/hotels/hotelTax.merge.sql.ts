import { anyDiffers, columnList } from '../../../server/platform/lib/columns.sql.ts';
import { isMarketplace, placing, placingJoins } from './hotelPlacing.sql.ts';
import { filedColumns } from './hotelTax.columns.ts';

const key = ['period_end', 'filer_type', 'period_months'] as const;

/** Properties that no release has named before; in the order of the file, so that their rows lie together too. */
export const addProperties = `/* hotelTax.addProperties */
  insert into hotel_property (taxpayer_number, location_number)
  select distinct s.taxpayer_number, s.location_number
  from staged_hotel s
  where not exists (
    select from hotel_property p
    where p.taxpayer_number = s.taxpayer_number and p.location_number = s.location_number
  )
  order by s.taxpayer_number, s.location_number`;

/**
 * The difference between the staged release and the current filings of its periods. A period is restated
 * completely: current filings that are not staged are retired.
 */
export const findChanges = `/* hotelTax.findChanges */
  create temporary table hotel_change on commit drop as
  with current_filing as (
    select * from hotel_filing
    where replaced_by_release_id is null
      and period_end = any(array(select period_end from staged_period))
      and (period_end, filer_type, period_months) in (select period_end, filer_type, period_months from staged_period)
  ), staged as (
    select p.id as property_id, s.*
    from staged_hotel s
    join hotel_property p using (taxpayer_number, location_number)
  )
  select
    f.id as filing_id,
    s.line,
    coalesce(f.property_id, s.property_id) as property_id,
    coalesce(f.period_end, s.period_end) as period_end,
    coalesce(f.period_months, s.period_months) as period_months,
    case when f.id is null then 'added' when s.line is null then 'retired' else 'changed' end as kind
  from current_filing f
  full join staged s
    on (f.property_id, ${columnList(key, 'f')}) = (s.property_id, ${columnList(key, 's')})
  where f.id is null or s.line is null or ${anyDiffers(filedColumns, 'f', 's')}`;

/** Ends the validity of filings that the release ($1) changes or retires. */
export const retireReplaced = `/* hotelTax.retireReplaced */
  update hotel_filing f set replaced_by_release_id = $1
  from hotel_change c
  where f.id = c.filing_id and c.kind <> 'added'`;

/** Empty quarters are idle whatever else is filed, and are most of the flags: written once, not twice. */
const isIdle = `(s.period_months = 3 and s.room_receipts_cents <= 0 and s.room_capacity between 1 and 199
      and not ${isMarketplace})`;

/**
 * Adds new and changed filings of the release ($1), each with its place. Other flags follow when all filings
 * are stored.
 */
export const addFilings = `/* hotelTax.addFilings */
  insert into hotel_filing (
    property_id, ${columnList(key)}, ${columnList(filedColumns)}, ${columnList(Object.keys(placing))},
    rooms_flag, rooms_rule, release_id
  )
  select
    c.property_id, ${columnList(key, 's')}, ${columnList(filedColumns, 's')},
    ${Object.values(placing).join(',\n    ')},
    case when ${isIdle} then 'IDLE_ROOMS' end, case when ${isIdle} then 'EMPTY_QUARTER' end,
    $1
  from hotel_change c
  join staged_hotel s using (line)
  ${placingJoins}
  where c.kind <> 'retired'`;
