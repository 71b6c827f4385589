import type { Keyset } from '../../../platform/lib/page.ts';
import { pastYearsOfProperties, type PastYears } from './pastYears.sql.ts';
import type { RankingSpec } from './rankedPairs.sql.ts';
import { rankedRows, rankedTotal, rankingPage } from './ranking.sql.ts';

/**
 * A page of a ranking as of a release: the keys in their order, their figures and those of everything together, each as
 * JSON. One statement, because the year rows of all of Texas are made anew for it.
 */
export function rankingAsOf(
  spec: RankingSpec,
  keys: Keyset,
  past: Pick<PastYears, 'release' | 'spans'>,
): string {
  const { product, kind, by } = spec;
  return `/* rankingAsOf ${product} ${kind} ${by} */
  with ${pastYearsOfProperties({ ...past, product, ids: null })},
  page as materialized (${rankingPage(spec, keys)})
  select (select json_agg(page) from page) as found,
    (select json_agg(own) from (${rankedRows(spec, '(select array_agg(key) from page)')}) own) as raw,
    (select json_agg(whole) from (${rankedTotal(spec)}) whole) as total`;
}
