import { placeYearColumns } from '../../figures/figureSql.rules.ts';
import { pastLodging, placeOf, release, yearsOf } from '../../places/pastPlace.sql.ts';
import type { PlaceKind } from '../../places/placeKind.ts';
import { firstAtAddress, firstFiling, firstRooms, mayBeFirst } from '../../premises/firstHotel.rules.ts';
import { currentAsOf, versionsAsOf } from '../../releases/asOf.sql.ts';
import { judgedFilings } from '../judgedFilings.rules.ts';
import { pastHotelProperties } from '../pastProperties.sql.ts';
import { selectSupply } from './supply.sql.ts';

const [first, last] = ['($3::date[])[1]', '($4::date[])[1]'];
const end = `(${last} + interval '1 month - 1 day')::date`;

/** Hotels that may have opened or closed in the years, or been there, and the others at their addresses. */
function reached(column: string, value: string): string {
  return `here_property as materialized (
    select distinct property_id as id from hotel_filing
    where ${column} = ${value} and release_id <= ${release} and (
      (period_end >= ${first} - interval '1 year' and period_end <= ${last} + interval '3 months')
      or responsibility_begin between ${first} and ${end}
    )
  ), reached as materialized (
    select id from here_property
    union
    select q.id from here_property o join hotel_property own on own.id = o.id
    join hotel_property q on q.premises_id = own.premises_id
  )`;
}

/** Columns of a filing that the rules judge. */
const columns = [
  ...['id', 'property_id', 'period_end', 'period_months', 'filer_type', 'room_capacity'],
  ...['room_receipts_cents', 'taxable_receipts_cents', 'is_marketplace'],
];

/** The first hotels at the addresses that began in the years. Their first filings may be of other months, so they are judged here. */
const firstHotels = `first_hotel as materialized (
    select distinct on (p.premises_id) p.premises_id, p.id, p.responsibility_begin as begun
    from past_property p
    where p.premises_id is not null and ${mayBeFirst('past_property')}
    order by p.premises_id, ${firstAtAddress}
  ), first_filing as materialized (
    select first.premises_id, first.id, first.begun, filing.id as filing_id
    from first_hotel first
    cross join lateral (
      select f.id from (${currentAsOf('hotel_filing', release)}) f
      where f.property_id = first.id
      order by ${firstFiling}
      limit 1
    ) filing
    where first.begun between ${first} and ${end}
  ), judged_first as materialized (
    with hotel_filing as not materialized (
      ${versionsAsOf({ table: 'hotel_filing', columns, release, where: 'true' })}
    )
    ${judgedFilings('f.id = any(array(select filing_id from first_filing))', ['f.room_capacity'])}
  ), premises as materialized (
    select o.premises_id as id, o.begun as first_hotel_begin, o.id as first_hotel_id, ${firstRooms} as first_hotel_rooms
    from first_filing o join judged_first f on f.id = o.filing_id
  )`;

/**
 * Years of a place as of a release, otherwise as `placeSupply`; parameters as of its months. What needs the filings and
 * properties of today is read before the tables of then take their names.
 */
export function placeSupplyAsOf(kind: PlaceKind): string {
  const place = placeOf(kind);
  const ids = 'array(select id from reached)';
  const years = [first, last].map((month) => `extract(year from ${month})::integer`).join(', ');
  return `/* placeSupplyAsOf ${kind} */
  with ${reached(place.column, place.value)},
  ${pastHotelProperties({ ids, release })},
  ${firstHotels},
  ${pastLodging(place, ids)},
  ${yearsOf('hotel', placeYearColumns)},
  hotel_property as (select * from past_property),
  ${selectSupply({ kind, named: '($1::text[])[1]', key: place.key, years })}`;
}
