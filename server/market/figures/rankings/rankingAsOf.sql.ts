import type { Keyset } from '../../../platform/lib/page.ts';
import { pastEstablishments } from '../../premises/pastEstablishments.sql.ts';
import { pastYearsOfProperties, type PastYears } from './pastYears.sql.ts';
import type { RankingSpec } from './rankedPairs.sql.ts';
import { rankedRows, rankedTotal, rankingPage } from './ranking.sql.ts';

export type PastRanking = Pick<PastYears, 'release' | 'spans'>;

/**
 * Common table expressions of what a ranking as of a release reads. The latest owner who had filed by then stands for a
 * hotel or bar, even if only an earlier one filed for the months.
 */
export function pastRankingTables({ product, kind }: RankingSpec, past: PastRanking): string {
  const years = { ...past, product, ids: null };
  if (kind !== 'PROPERTY') return pastYearsOfProperties(years);
  const also = 'select latest_property_id from establishment_property';
  return `${pastEstablishments({ product, release: past.release })},
  ${pastYearsOfProperties({ ...years, also })}`;
}

/**
 * A page of a ranking as of a release: the keys in their order, their figures and those of everything together, each as
 * JSON. One statement, because the year rows of all of Texas are made anew for it.
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
