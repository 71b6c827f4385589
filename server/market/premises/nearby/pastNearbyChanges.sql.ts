import { pastHotelMonths } from '../../hotels/pastHotelMonths.sql.ts';
import { pastHotelProperties } from '../../hotels/pastProperties.sql.ts';
import { currentParts } from '../../releases/asOf.sql.ts';
import { pastPeriods } from '../../releases/pastPeriods.sql.ts';
import { firstOf, joinLatest } from '../describing.rules.ts';
import { propertiesWith, standingFor } from '../establishment.sql.ts';
import { establishmentMonths } from '../establishmentMonths.sql.ts';
import { firstRooms, isBeforeYearOf, mayBeFirst } from '../firstHotel.rules.ts';
import { isWithOneOf, pastEstablishments } from '../pastEstablishments.sql.ts';
import { zipsAround } from './nearby.sql.ts';
import { fewestBeside, selectChanges, type HotelFacts } from './nearbyChanges.sql.ts';

const own = '($1::int[])[1]';

/** The hotel asked about, under its owner at the release: the buyer of a later sale had filed nothing yet. */
function standing(release: string): string {
  const only = isWithOneOf('hotel', '$1::int[]');
  return `${pastEstablishments({ product: 'hotel', release, only })},
  standing as materialized (select ${standingFor('hotel', own)} as id)`;
}

const release = '$7::bigint';

/** SQL of the latest filing of a hotel `p` with receipts that meets a condition. */
function latestWith(columns: string, condition = 'true'): string {
  const isFound = `f.property_id = p.id and f.room_receipts_cents > 0 and f.decision is distinct from 'LEFT_OUT'
            and ${condition}`;
  const parts = currentParts('hotel_filing', release);
  return `select ${columns} from (${firstOf(parts, isFound, 'order by f.period_end desc limit 1')}) f`;
}

/** By the filings of that time, with the flags that they have today. */
const past: HotelFacts = {
  lastReceipts: latestWith(`date_trunc('month', f.period_end)::date as month, ${firstRooms} as rooms`),
  lastRooms: `(${latestWith(firstRooms, `${firstRooms} is not null`)})`,
  hadReceiptsBefore: (day) => `exists (${latestWith('f.id', isBeforeYearOf(day, 'f.period_end'))})`,
};

/**
 * As `nearbyChanges`, for one hotel as of a release ($7, its number). Addresses are today's; what opened and closed there follows from the filings of that time.
 */
export const nearbyChangesAsOf = `/* nearbyChangesAsOf */
  with ${pastPeriods(release)},
  ${standing(release)},
  here as materialized (
    select p.id, p.premises_id, latest.zip, ${past.lastRooms} as rooms
    from hotel_property p ${joinLatest('hotel', currentParts('hotel_filing', release))}
    where p.id in (select id from standing)
  ), around as materialized (
    select x.id, x.address, x.zip
    from here k cross join lateral ${zipsAround('$4::double precision')} area join premises x on x.zip = area.zip
  ),
  ${pastHotelProperties({
    ids: 'array(select p.id from hotel_property p where p.premises_id in (select id from around))',
    release,
  })},
  hotel_property as (select * from past_property),
  first_hotel as (
    select p.premises_id, min(p.responsibility_begin) as responsibility_begin
    from past_property p where ${mayBeFirst('past_property')}
    group by p.premises_id
  ), premises as materialized (
    select x.*, first.responsibility_begin as first_hotel_begin
    from around x left join first_hotel first on first.premises_id = x.id
  ), asked as materialized (
    select 1 as position, k.*, ${fewestBeside('k.rooms')} as fewest,
      $2::date as first_month, $3::date as last_month
    from here k
  ), ${selectChanges(past)}`;

const ofOwn = `array(select part.property_id from ${propertiesWith('hotel', own)} part)`;
const months = establishmentMonths('hotel', own, 'm.month between $2::date and $3::date', { isPast: true });

/** Months of one hotel ($1) through all its owners, from $2 to $3 (dates), as of a release ($4, its number). */
export const ownMonthsAsOf = `/* ownMonthsAsOf */
  with ${pastHotelMonths({ ids: ofOwn, release: '$4::bigint', spans: [{ first: '$2::date', last: '$3::date' }] })}
  select 1 as position, to_char(m.month, 'YYYY-MM') as month, m.receipts, m.rooms, m.flags, m.is_partial as "isPartial",
    m.release_id as "releaseId"
  from ${months} m
  order by m.month`;
