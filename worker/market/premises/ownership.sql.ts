import { columnList } from '../../../server/platform/lib/columns.sql.ts';
import { countsElsewhere } from '../../../server/market/premises/describing.rules.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';

/** SQL: a name without signs and spaces. */
const letters = (name: string): string => `regexp_replace(upper(${name}), '[^A-Z0-9]', '', 'g')`;

/** SQL: true for another name than `own`. Legacy releases cut names at 30 characters, and leave `INC` out or add it. */
const isOtherName = (name: string, own: string): string =>
  `not (starts_with(${letters(own)}, ${letters(name)}) or starts_with(${letters(name)}, ${letters(own)}))`;

/**
 * SQL of the current filings with the properties whose names they tell. Legacy filings of bars tell the name of the
 * portal's property that they count for, too, which had the permit then.
 */
function namedFilings(product: ImportedProduct): string {
  if (product === 'hotel') return '(select * from hotel_filing where replaced_by_release_id is null)';
  return `(
    select property_id, id, period_end, location_name, taxpayer_name, location_address, responsibility_begin,
      responsibility_end, source, permit, location_zip
    from beverage_filing where replaced_by_release_id is null
    union all
    select p.id, f.id, f.period_end,
      case when ${isOtherName('f.location_name', 'p.location_name')} then f.location_name else p.location_name end,
      p.taxpayer_name, f.location_address,
      case when p.responsibility_begin <= f.period_end then p.responsibility_begin end, null,
      'linked', f.permit, f.location_zip
    from beverage_legacy_link l
    join beverage_filing f on f.id = l.filing_id
    join beverage_property p on p.id = l.property_id and p.id <> f.property_id
  )`;
}

/** Bars with several names, or for which a legacy filing under another name counts, where such filings came or went. */
const touchedByLinks = `
  union
  select o.property_id
  from moved_link moved
  join ownership_period o on o.property_id in (moved.property_before, moved.property_now)
  where o.product = 'beverage' and o.position > 1
  union
  select p.id
  from moved_link moved
  join beverage_filing f on f.id = moved.filing_id
  join beverage_property p on p.id = moved.property_now and p.id <> f.property_id
  where ${isOtherName('f.location_name', 'p.location_name')}`;

const described = ['premises_id', 'location_name', 'location_address', 'taxpayer_name'];

/**
 * Changed properties whose timeline may change. Most filings only add a month under the property's only name so
 * far, which its description, up to date by now, says as before, and need no work.
 */
export function touchOwnership(product: ImportedProduct): string {
  return `/* ownership.touch ${product} */
  create temporary table touched_ownership on commit drop as
  select distinct c.property_id
  from ${product}_change c
  join ${product}_property p on p.id = c.property_id
  left join ${product}_filing f on f.property_id = c.property_id and f.period_end = c.period_end
    and f.release_id = $1
  left join (
    select property_id, count(*) as spells, bool_or(dates_are_filed_periods) as dates_are_filed_periods,
      min(location_name) as location_name, min(location_address) as location_address,
      min(taxpayer_name) as taxpayer_name, min(begin_date) as begin_date, min(end_date) as end_date,
      min(premises_id) as premises_id
    from ownership_period
    where product = '${product}' and property_id in (select property_id from ${product}_change)
    group by property_id
  ) known on known.property_id = c.property_id
  where c.kind = 'retired' or known.spells is distinct from 1 or known.dates_are_filed_periods
    or (known.location_name, known.taxpayer_name) is distinct from (f.location_name, f.taxpayer_name)
    or (${columnList(described, 'known')}, known.begin_date, known.end_date)
      is distinct from (${columnList(described, 'p')}, p.responsibility_begin, p.responsibility_end)
  ${product === 'beverage' ? touchedByLinks : ''}`;
}

export function removeOwnership(product: ImportedProduct): string {
  return `/* ownership.remove ${product} */
  delete from ownership_period
  where product = '${product}' and property_id in (select property_id from touched_ownership)`;
}

function isElsewhere(product: ImportedProduct): string {
  if (product !== 'beverage') return 'false';
  return countsElsewhere('(select * from beverage_filing where replaced_by_release_id is null)');
}

/**
 * The filings of the touched properties in brief: how long they reach, and whether they were all made under one
 * name and taxpayer, as most are. Only the others need to be put in order. Those that count for another property are
 * looked at only if there are no others.
 */
export function sumFilings(product: ImportedProduct): string {
  return `/* ownership.sumFilings ${product} */
  create temporary table touched_filings on commit drop as
  select distinct on (f.property_id) f.property_id, ${isElsewhere(product)} as is_elsewhere,
    min(f.period_end) as first_end, max(f.period_end) as last_end,
    min(f.location_name) = max(f.location_name) and min(f.taxpayer_name) = max(f.taxpayer_name) as is_one_spell
  from touched_ownership t
  join ${namedFilings(product)} f on f.property_id = t.property_id
  group by f.property_id, is_elsewhere
  order by f.property_id, is_elsewhere`;
}

const ownershipColumns = `product, property_id, position, premises_id, location_name, location_address,
    taxpayer_name, begin_date, end_date, dates_are_filed_periods`;

/** A property that always had one name and taxpayer: its latest filing, which describes it, says all of the spell. */
export function addSingleOwnership(product: ImportedProduct): string {
  return `/* ownership.addSingle ${product} */
  insert into ownership_period (${ownershipColumns})
  select '${product}', p.id, 1, p.premises_id, p.location_name, p.location_address, p.taxpayer_name,
    coalesce(p.responsibility_begin, date_trunc('month', t.first_end)::date),
    case when p.responsibility_begin is not null then p.responsibility_end else t.last_end end,
    p.responsibility_begin is null
  from touched_filings t
  join ${product}_property p on p.id = t.property_id
  where t.is_one_spell and p.premises_id is not null`;
}

/**
 * One row for each series of consecutive filings under one name and taxpayer. The first starts and the last
 * ends with the responsibility dates that the taxpayer reported; between names, and if nothing is reported, the
 * filed months are used and the row says so.
 */
export function addChangedOwnership(product: ImportedProduct): string {
  return `/* ownership.addChanged ${product} */
  insert into ownership_period (${ownershipColumns})
  with filing as (
    select f.property_id, f.period_end, f.id, f.location_name, f.taxpayer_name, f.location_address,
      f.responsibility_begin, f.responsibility_end, p.premises_id
    from touched_filings t
    join ${product}_property p on p.id = t.property_id and p.premises_id is not null
    join ${namedFilings(product)} f on f.property_id = t.property_id
    where not t.is_one_spell and ${isElsewhere(product)} = t.is_elsewhere
  ), marked as (
    select *, (location_name, taxpayer_name) is distinct from
      (lag(location_name) over by_period, lag(taxpayer_name) over by_period) as is_new
    from filing
    window by_period as (partition by property_id order by period_end, id)
  ), numbered as (
    select *, count(*) filter (where is_new) over (partition by property_id order by period_end, id) as position
    from marked
  ), spell as (
    select property_id, position, premises_id, location_name, taxpayer_name,
      (array_agg(location_address order by period_end desc, id desc))[1] as location_address,
      (array_agg(responsibility_begin order by period_end desc, id desc))[1] as responsibility_begin,
      (array_agg(responsibility_end order by period_end desc, id desc))[1] as responsibility_end,
      date_trunc('month', min(period_end))::date as first_month,
      max(period_end) as last_day,
      position = max(position) over (partition by property_id) as is_last
    from numbered
    group by property_id, position, premises_id, location_name, taxpayer_name
  )
  select '${product}', property_id, position, premises_id, location_name, location_address, taxpayer_name,
    case when position = 1 then coalesce(responsibility_begin, first_month) else first_month end,
    case when is_last and responsibility_begin is not null then responsibility_end else last_day end,
    responsibility_begin is null or position > 1 or not is_last
  from spell`;
}
