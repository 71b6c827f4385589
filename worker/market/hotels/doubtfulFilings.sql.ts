import { atStake, effectSize, joinEffects } from '../../../server/market/hotels/filingEffect.rules.ts';
import { NO_CITY } from '../../../server/market/places/place.rules.ts';
import { quarterEnd } from '../../../server/market/releases/publishedMonths.rules.ts';

/** The ends of the periods that have one of the touched months ($1, dates). */
const touchedEnds = `any(array(
    select (t.month + interval '1 month - 1 day')::date from unnest($1::date[]) t(month)
    union
    select ${quarterEnd('t.month')} from unnest($1::date[]) t(month)
  ))`;

/**
 * Filings of judged months differ only in some flags: only those near a judged one, in its place or brand, are
 * listed again. Listing a whole month would take as long as all other derived data.
 */
export const findJudgedEnds = `/* doubtfulFilings.judgedEnds */
  create temporary table judged_end on commit drop as
  select distinct judged.property_id, coalesce(judged.city, '${NO_CITY}') as city, judged.county_code,
    judged.brand_id, period.period_end
  from judged_hotel_month judged
  cross join lateral (values ((judged.month + interval '1 month - 1 day')::date), (${quarterEnd('judged.month')}))
    period(period_end)`;

/** SQL of a condition: the columns of a filing with its place and brand stand beside a judged one. */
function isBesideJudged(of: Record<'id' | 'end' | 'city' | 'county' | 'brand', string>): string {
  return `((coalesce(${of.city}, '${NO_CITY}'), ${of.end}) in (
      select city, period_end from judged_end where city <> '${NO_CITY}')
    or coalesce(${of.city}, '${NO_CITY}') = '${NO_CITY}'
      and (${of.county}, ${of.end}) in (select county_code, period_end from judged_end)
    or (${of.brand}, ${of.end}) in (select brand_id, period_end from judged_end)
    or ${of.id} in (select f.id from judged_end join hotel_filing f using (property_id, period_end)))`;
}

export const removeDoubtfulJudged = `/* doubtfulFilings.removeJudged */
  delete from doubtful_filing e
  where e.period_end = ${touchedEnds} and ${isBesideJudged({
    id: 'e.filing_id',
    end: 'e.period_end',
    city: 'e.city',
    county: 'e.county_code',
    brand: 'e.brand_id',
  })}`;

export const removeDoubtful = `/* doubtfulFilings.remove */
  delete from doubtful_filing where period_end = ${touchedEnds}`;

const insertDoubtful = `insert into doubtful_filing (filing_id, period_end, city, county_code, zip, brand_id, release_id, receipts_flag,
    rooms_flag, is_idle, receipts_at_stake_cents, room_nights_at_stake, place_effect, brand_effect)
  select f.id, f.period_end, f.city, f.county_code, f.zip, own_month.brand_id, f.release_id, f.receipts_flag,
    f.rooms_flag, f.receipts_flag is null and f.rooms_flag = 'IDLE_ROOMS' and f.decision is null,
    ${atStake.receipts}, ${atStake.nights}, ${effectSize('in_place')}, ${effectSize('in_brand')}
  from hotel_filing f
  left join hotel_month own_month
    on own_month.property_id = f.property_id and own_month.month = date_trunc('month', f.period_end)::date
  ${joinEffects('own_month.brand_id')}
  where f.replaced_by_release_id is null and f.period_end = ${touchedEnds}
    and (f.receipts_flag is not null or f.rooms_flag is not null or f.decision is not null)`;

/** Lists the doubtful filings of the touched months ($1, dates), whose places and brands are summed already. */
export const addDoubtful = `/* doubtfulFilings.add */
  ${insertDoubtful}`;

/** The same for judged months; filings that are already listed stay. */
export const addDoubtfulJudged = `/* doubtfulFilings.addJudged */
  ${insertDoubtful} and ${isBesideJudged({
    id: 'f.id',
    end: 'f.period_end',
    city: 'f.city',
    county: 'f.county_code',
    brand: 'own_month.brand_id',
  })}
  on conflict (filing_id) do nothing`;
