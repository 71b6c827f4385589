import { firstFiling, firstRooms, largestFirst, mayBeFirst } from '../premises/firstHotel.rules.ts';
import { currentAsOf, versionsAsOf } from '../releases/asOf.sql.ts';
import { columnsToJudge, judgedFilings } from './judgedFilings.rules.ts';

interface PastFirstHotels {
  /** SQL of the release's number. */
  release: string;
  /** SQL of a condition on the day on which one began, `first.begun`; without it, all. */
  where?: string;
}

/**
 * Common table expression, `premises`, of addresses with the hotel of `past_property` that was the first at each. Their
 * first filings may be of other months than figures are asked for, so they are judged here.
 */
export function pastFirstHotels({ release, where = 'true' }: PastFirstHotels): string {
  return `first_hotel as materialized (
    select p.premises_id, p.id, p.taxpayer_number, p.location_number, p.responsibility_begin as begun
    from (
      select p.*, rank() over (partition by p.premises_id order by p.responsibility_begin) as place
      from past_property p
      where p.premises_id is not null and ${mayBeFirst('past_property')}
    ) p
    where p.place = 1
  ), first_filing as materialized (
    select first.*, filing.id as filing_id
    from first_hotel first
    cross join lateral (
      select f.id from (${currentAsOf('hotel_filing', release)}) f
      where f.property_id = first.id
      order by ${firstFiling}
      limit 1
    ) filing
    where ${where}
  ), judged_first as materialized (
    with hotel_filing as not materialized (
      ${versionsAsOf({ table: 'hotel_filing', columns: columnsToJudge, release, where: 'true' })}
    )
    ${judgedFilings('f.id = any(array(select filing_id from first_filing))', ['f.room_capacity'])}
  ), premises as materialized (
    select distinct on (p.premises_id) p.premises_id as id, p.begun as first_hotel_begin, p.id as first_hotel_id,
      p.rooms as first_hotel_rooms
    from (select o.*, ${firstRooms} as rooms from first_filing o join judged_first f on f.id = o.filing_id) p
    order by p.premises_id, ${largestFirst}
  )`;
}
