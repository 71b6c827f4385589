import { placeYearColumns } from '../../figures/figureSql.rules.ts';
import { pastLodging, placeOf, release, yearsOf } from '../../places/pastPlace.sql.ts';
import type { PlaceKind } from '../../places/placeKind.ts';
import { currentAsOf } from '../../releases/asOf.sql.ts';
import { pastFirstHotels } from '../pastFirstHotels.sql.ts';
import { pastHotelProperties, withOthersAtAddresses } from '../pastProperties.sql.ts';
import { isBeforeYearOf } from '../../premises/firstHotel.rules.ts';
import { selectSupply, type Receipts } from './supply.sql.ts';

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
  ), reached as materialized (${withOthersAtAddresses('select id from here_property')})`;
}

const receipts: Receipts = {
  hasPaid: 'p.id in (select property_id from paid)',
  hadReceiptsBefore: (day) =>
    `p.id in (select property_id from paid where ${isBeforeYearOf(day, 'first_end')})`,
};

/**
 * As `placeSupply`, as of a release; the parameters are those of a place's months. CTEs that need today's filings and
 * properties must come first: later ones replace these tables under the same names.
 */
export function placeSupplyAsOf(kind: PlaceKind): string {
  const place = placeOf(kind);
  const ids = 'array(select id from reached)';
  const years = [first, last].map((month) => `extract(year from ${month})::integer`).join(', ');
  return `/* placeSupplyAsOf ${kind} */
  with ${reached(place.column, place.value)},
  ${pastHotelProperties({ ids, release })},
  paid as materialized (
    select property_id, min(period_end) filter (where decision is distinct from 'LEFT_OUT') as first_end
    from (${currentAsOf('hotel_filing', release)}) filing
    where property_id = any(${ids}) and room_receipts_cents > 0
    group by 1
  ),
  ${pastFirstHotels({ release, where: `first.begun between ${first} and ${end}` })},
  ${pastLodging(place, ids)},
  ${yearsOf('hotel', placeYearColumns)},
  hotel_property as (select * from past_property),
  ${selectSupply({ kind, named: '($1::text[])[1]', key: place.key, years, receipts })}`;
}
