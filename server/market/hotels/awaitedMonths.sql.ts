import { propertiesWith } from '../premises/establishment.sql.ts';
import { filingsAsOf } from '../releases/asOf.sql.ts';
import { pastPeriods } from '../releases/pastPeriods.sql.ts';
import { hasQuarterlyFilers } from '../releases/publishedMonths.rules.ts';
import { gaps, isAround, isOpenIn } from './quarterlyFilers.rules.ts';

/**
 * The filings of all owners of the hotels ($1). Without `offset 0`, PostgreSQL would read those of all Texas by quarter to
 * find the few of a hotel, which takes seconds as of a release.
 */
function filingsOfHotels(release: string | null): string {
  return `owned as materialized (
    select k.key, part.property_id, f.*
    from (select distinct unnest($1::int[]) as key) k
    cross join lateral ${propertiesWith('hotel', 'k.key')} part
    cross join lateral (
      select period_end, period_months, filer_type, responsibility_begin as begins, responsibility_end as ends
      from ${filingsAsOf('hotel_filing', release)} filed
      where filed.property_id = part.property_id
      offset 0
    ) f
  )`;
}

/** Quarterly filings of the hotels for the last quarter before a gap in the releases and the first one after it. */
const quarterlyHotels = `quarterly_hotel as materialized (
    select distinct f.key, gap.before, gap.after, f.property_id, f.begins, f.ends
    from quarterly_gap gap join owned f on f.filer_type = 60 and ${isAround}
  )`;

/** True if any owner of a quarterly hotel `q` filed for the month. */
function isFiled(month: string): string {
  return `exists (
      select from owned filed
      where filed.key = q.key and filed.period_end >= ${month} and filed.period_end < ${month} + interval '3 months'
        and filed.period_end < ${month} + make_interval(months => filed.period_months)
    )`;
}

/**
 * $1: ids of properties, $2 and $3: first and last month of each as dates. The months for which no release has what
 * quarterly filers filed, and the hotel, through all its owners, is one: see `quarterlyFilers.rules.ts`. Those of a release
 * (SQL of its number), or of now (null).
 */
function selectAwaited(release: string | null): string {
  return `with ${release === null ? '' : `${pastPeriods(release)},`} ${gaps}, ${filingsOfHotels(release)},
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
  where not ${isFiled('l.month')}
  order by k.position, month`;
}

export const awaitedMonthsOfHotels = `/* awaitedMonthsOfHotels */
  ${selectAwaited(null)}`;

/** $4: the release's number. */
export const awaitedMonthsOfHotelsAsOf = `/* awaitedMonthsOfHotelsAsOf */
  ${selectAwaited('$4::bigint')}`;
