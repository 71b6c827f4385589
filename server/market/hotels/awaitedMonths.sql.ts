import { propertiesWith } from '../premises/establishment.sql.ts';
import { filingsAsOf } from '../releases/asOf.sql.ts';
import { pastPeriods } from '../releases/pastPeriods.sql.ts';
import { hasQuarterlyFilers } from '../releases/publishedMonths.rules.ts';
import { hotelsAround, isAround, isOpenIn, quarterlyFilings } from './quarterlyFilers.rules.ts';

/** The properties of all owners of the hotels ($1), by what they filed by quarter around a gap. */
const quarterlyHotels = hotelsAround(
  '$1::int[]',
  `cross join lateral ${propertiesWith('hotel', 'k.key')} part
    join quarterly_filing f on f.property_id = part.property_id and ${isAround}`,
);

/** True if any owner of a quarterly hotel `q` filed for the month; `release` as below. */
function isFiled(month: string, release: string | null): string {
  return `exists (
      select from ${propertiesWith('hotel', 'q.key')} part
      join ${filingsAsOf('hotel_filing', release)} filed on filed.property_id = part.property_id
      where filed.period_end >= ${month} and filed.period_end < ${month} + interval '3 months'
        and filed.period_end < ${month} + make_interval(months => filed.period_months)
    )`;
}

/**
 * $1: ids of properties, $2 and $3: first and last month of each as dates. The months for which no release has what
 * quarterly filers filed, and the hotel, through all its owners, is one: see `quarterlyFilers.rules.ts`. Those of a release
 * (SQL of its number), or of now (null).
 */
function selectAwaited(release: string | null): string {
  return `with ${release === null ? '' : `${pastPeriods(release)},`} ${quarterlyFilings(release)},
  ${quarterlyHotels}, lacking as materialized (
    select lacked.month::date as month from generate_series(
      (select min(first) from unnest($2::date[]) first)::timestamp, (select max(last) from unnest($3::date[]) last), '1 month'
    ) lacked(month)
    where not ${hasQuarterlyFilers('lacked.month::date')}
  )
  select distinct k.position, to_char(l.month, 'YYYY-MM') as month
  from unnest($1::int[], $2::date[], $3::date[]) with ordinality as k(property_id, first, last, position)
  join quarterly_hotel q on q.key = k.property_id
  join lacking l on l.month between k.first and k.last and ${isOpenIn('l.month')}
  where not ${isFiled('l.month', release)}
  order by k.position, month`;
}

export const awaitedMonthsOfHotels = `/* awaitedMonthsOfHotels */
  ${selectAwaited(null)}`;

/** $4: the release's number. */
export const awaitedMonthsOfHotelsAsOf = `/* awaitedMonthsOfHotelsAsOf */
  ${selectAwaited('$4::bigint')}`;
