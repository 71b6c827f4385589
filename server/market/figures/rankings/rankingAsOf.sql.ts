import type { Keyset } from '../../../platform/lib/page.ts';
import { barsInScope } from '../../beverages/pastBarScope.sql.ts';
import { hotelsInScope } from '../../hotels/pastScope.sql.ts';
import { isWithOneOf, pastEstablishments } from '../../premises/pastEstablishments.sql.ts';
import { pastYearsOfProperties, type PastYears } from './pastYears.sql.ts';
import type { RankingSpec } from './rankedPairs.sql.ts';
import { rankedMonths, rankedRows, rankedTotal, rankingPage } from './ranking.sql.ts';

export type PastRanking = Pick<PastYears, 'release' | 'spans'>;

/**
 * Common table expressions that a ranking as of a release reads. The latest owner who had filed by then represents a hotel
 * or bar, even if only an earlier owner filed for the months; rooms are compared with those of owners before the months.
 */
export function pastRankingTables({ product, kind }: RankingSpec, past: PastRanking): string {
  const years = { ...past, product, ids: null };
  if (kind !== 'PROPERTY') return pastYearsOfProperties(years);
  const also = 'select property_id from establishment_property';
  return `${pastEstablishments({ product, release: past.release })},
  ${pastYearsOfProperties({ ...years, also })}`;
}

/**
 * A page of a ranking as of a release: the keys in their order, their figures and those of everything together, each as
 * JSON. One statement, because it computes the year rows of all of Texas again.
 */
export function rankingAsOf(spec: RankingSpec, keys: Keyset, past: PastRanking): string {
  const { product, kind, by } = spec;
  return `/* rankingAsOf ${product} ${kind} ${by} */
  with ${pastRankingTables(spec, past)},
  page as materialized (${rankingPage(spec, keys)})
  select (select json_agg(page) from page) as found,
    (select json_agg(own) from (${rankedRows(spec, '(select array_agg(key) from page)')}) own) as raw,
    (select json_agg(whole) from (${rankedTotal(spec)}) whole) as total`;
}

/**
 * Receipts of some rows by calendar year as of a release, otherwise as `rankedMonths`: made of the filings of the
 * properties that may count toward the rows alone.
 */
export function rankedMonthsAsOf(
  spec: RankingSpec,
  years: readonly number[],
  keys: string,
  past: PastRanking,
): string {
  return `/* rankedMonthsAsOf ${spec.product} ${spec.kind} */
  with ${tablesOfRows(spec, keys, past)}
  ${rankedMonths(spec, years, keys)}`;
}

/** Common table expressions of what some rows (a placeholder of an array of their keys) are made of. */
function tablesOfRows({ product, kind }: RankingSpec, keys: string, past: PastRanking): string {
  const { release, spans } = past;
  if (kind === 'PROPERTY') {
    const own = `${keys}::int[]`;
    const also = `select unnest(${own}) union select property_id from establishment_property`;
    return `${pastEstablishments({ product, release, only: isWithOneOf(product, own) })},
  ${pastYearsOfProperties({ ...past, product, ids: `array(${also})`, also })}`;
  }
  const scope = { kind, key: keys, hasSeveral: true, release };
  const ids = product === 'hotel' ? hotelsInScope(scope, spans) : barsInScope(scope);
  return pastYearsOfProperties({ ...past, product, ids });
}
