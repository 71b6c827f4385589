import { atStake, effectSize, joinEffects } from '../../../server/market/hotels/filingEffect.rules.ts';
import { NO_CITY } from '../../../server/market/places/place.rules.ts';
import { quarterEnd } from '../../../server/market/releases/publishedMonths.rules.ts';

/** SQL of the ends of the periods that have one of the touched months ($1, dates). */
const endsOfTouched = `select (t.month + interval '1 month - 1 day')::date as period_end from unnest($1::date[]) t(month)
    union
    select ${quarterEnd('t.month')} from unnest($1::date[]) t(month)`;

const touchedEnds = `any(array(
    ${endsOfTouched}
  ))`;

/** SQL of the first days of the last months of these periods. */
const lastMonths = `any(array(
    select date_trunc('month', period_end)::date from (${endsOfTouched}) touched
  ))`;

/**
 * In sparse months few filings changed: only those near a changed one, in its place or brand, are listed again.
 * Listing a whole month would take as long as all other derived data.
 */
export const findSparseEnds = `/* doubtfulFilings.sparseEnds */
  create temporary table sparse_end on commit drop as
  select distinct m.property_id, coalesce(m.city, '${NO_CITY}') as city, m.county_code, m.brand_id, period.period_end
  from hotel_month_change m
  cross join lateral (values ((m.month + interval '1 month - 1 day')::date), (${quarterEnd('m.month')}))
    period(period_end)`;

const isDoubtful = `f.replaced_by_release_id is null
    and (f.receipts_flag is not null or f.rooms_flag is not null or f.decision is not null)`;

/** SQL of the filings of the changed properties, replaced ones too; each of the two has an index of its own. */
const ofChanged = ['is null', 'is not null']
  .map(
    (replaced) => `select f.id from sparse_end join hotel_filing f using (property_id, period_end)
      where f.replaced_by_release_id ${replaced}`,
  )
  .join('\n    union all ');

/** SQL of a condition: a filing with these columns is in the city of a changed one or, without a city, in its county. */
function isInPlace(alias: string): string {
  return `((coalesce(${alias}.city, '${NO_CITY}'), ${alias}.period_end) in (
      select city, period_end from sparse_end where city <> '${NO_CITY}')
    or coalesce(${alias}.city, '${NO_CITY}') = '${NO_CITY}'
      and (${alias}.county_code, ${alias}.period_end) in (select county_code, period_end from sparse_end))`;
}

/**
 * Listed filings in the place or of the brand of a changed one, and all filings of its property. A filing that is
 * doubtful and not listed has changed itself.
 */
export const findBeside = `/* doubtfulFilings.findBeside */
  create temporary table doubtful_beside on commit drop as
  select e.filing_id as id
  from doubtful_filing e
  where e.period_end = any(array(select distinct period_end from sparse_end)) and (${isInPlace('e')}
    or (e.brand_id, e.period_end) in (select brand_id, period_end from sparse_end))
  union
  (${ofChanged})`;

export const removeDoubtfulSparse = `/* doubtfulFilings.removeSparse */
  delete from doubtful_filing where filing_id = any(array(select id from doubtful_beside))`;

export const removeDoubtful = `/* doubtfulFilings.remove */
  delete from doubtful_filing where period_end = ${touchedEnds}`;

/** SQL that lists doubtful filings; `months` restricts the months to look in, with a column before it. */
function insertDoubtful(months: (column: string) => string): string {
  return `insert into doubtful_filing (filing_id, period_end, city, county_code, zip, brand_id, release_id, receipts_flag,
    rooms_flag, is_idle, receipts_at_stake_cents, room_nights_at_stake, place_effect, brand_effect)
  select f.id, f.period_end, f.city, f.county_code, f.zip, own_month.brand_id, f.release_id, f.receipts_flag,
    f.rooms_flag, f.receipts_flag is null and f.rooms_flag = 'IDLE_ROOMS' and f.decision is null,
    ${atStake.receipts}, ${atStake.nights}, ${effectSize('in_place')}, ${effectSize('in_brand')}
  from hotel_filing f
  left join hotel_month own_month on own_month.property_id = f.property_id
    and own_month.month = date_trunc('month', f.period_end)::date${months('own_month.month')}
  ${joinEffects('own_month.brand_id')}
  where ${isDoubtful}`;
}

/**
 * Lists the doubtful filings of the touched months ($1, dates), whose places and brands are summed already. The months
 * are named once more, for an index by month: otherwise the planner reads the months of all time.
 */
export const addDoubtful = `/* doubtfulFilings.add */
  ${insertDoubtful((month) => ` and ${month} = ${lastMonths}`)} and f.period_end = ${touchedEnds}`;

/** The same for sparse months; filings that are already listed stay. */
export const addDoubtfulSparse = `/* doubtfulFilings.addSparse */
  ${insertDoubtful(() => '')} and f.id = any(array(select id from doubtful_beside))
  on conflict (filing_id) do nothing`;
