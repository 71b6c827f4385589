import { pastHotelMonths } from '../../hotels/pastHotelMonths.sql.ts';
import { hotelsInScope } from '../../hotels/pastScope.sql.ts';
import { joinDescription } from '../../premises/describing.rules.ts';
import { currentParts } from '../../releases/asOf.sql.ts';
import { latestPeriodEndAsOf, pastPeriods } from '../../releases/pastPeriods.sql.ts';
import { selectComparableMonths, selectGrowthParts, type GrowthScopeKind } from './growth.sql.ts';

/** The statements of growth over tables of the same names that hold what was true as of a release. */

/** $1: the release's number. */
export const latestHotelMonthAsOf = `/* latestHotelMonthAsOf */
  select to_char(${latestPeriodEndAsOf('hotel', '$1::bigint')}, 'YYYY-MM') as month`;

/** $3: the release's number. */
export const comparableMonthsAsOf = `/* comparableMonthsAsOf */
  with ${pastPeriods('$3::bigint')}
  ${selectComparableMonths}`;

const release = '$3::bigint';
const span = {
  first: "((select min(later) from unnest($2::date[]) later) - interval '1 year')::date",
  last: '(select max(later) from unnest($2::date[]) later)',
};

/**
 * $3: the release's number. Reads the hotels of the scope, and the others at their addresses, which say why a month is
 * missing. Those CTEs must come first: later ones replace today's tables under the same names.
 */
export function growthPartsAsOf(kind: GrowthScopeKind): string {
  const own = hotelsInScope({ kind, key: '$1', release }, [span]);
  const ids = 'array(select id from reached)';
  return `/* growthPartsAsOf ${kind} */
  with own_property as materialized (select unnest(${own}) as id),
  reached as materialized (
    select id from own_property
    union
    select q.id from own_property o join hotel_property own on own.id = o.id
    join hotel_property q on q.premises_id = own.premises_id
  ), past_property as materialized (
    select p.id, p.premises_id, latest.responsibility_end, earliest.month as first_month,
      date_trunc('month', latest.period_end)::date as last_month
    from hotel_property p
    ${joinDescription('hotel', currentParts('hotel_filing', release))}
    where p.id = any(${ids})
  ),
  ${pastHotelMonths({ ids, release, spans: [span] })},
  hotel_property as (select * from past_property),
  ${selectGrowthParts(kind, 'byHash')}`;
}
