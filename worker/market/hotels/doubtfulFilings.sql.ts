import { atStake, effectSize, joinEffects } from '../../../server/market/hotels/filingEffect.rules.ts';
import { quarterEnd } from '../../../server/market/releases/publishedMonths.rules.ts';

/** The ends of the periods that have one of the touched months ($1, dates). */
const touchedEnds = `any(array(
    select (t.month + interval '1 month - 1 day')::date from unnest($1::date[]) t(month)
    union
    select ${quarterEnd('t.month')} from unnest($1::date[]) t(month)
  ))`;

export const removeDoubtful = `/* doubtfulFilings.remove */
  delete from doubtful_filing where period_end = ${touchedEnds}`;

/** Lists the doubtful filings of the touched months ($1, dates), whose places and brands are summed already. */
export const addDoubtful = `/* doubtfulFilings.add */
  insert into doubtful_filing (filing_id, period_end, city, county_code, zip, brand_id, release_id, receipts_flag,
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
