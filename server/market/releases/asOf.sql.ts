import type { Params } from '../../platform/lib/page.ts';

/**
 * The filings that were current as of a release, by its number: brought by then, and not yet replaced; null for
 * now. Two branches, so that the indexes over current and over replaced filings can each serve theirs.
 */
export function filingsAsOf(
  table: 'hotel_filing' | 'beverage_filing',
  asOf: number | null,
  params: Params,
): string {
  if (asOf === null) return `(select * from ${table} where replaced_by_release_id is null)`;
  const release = params.add(asOf, 'bigint');
  return `(
    select * from ${table} where replaced_by_release_id is null and release_id <= ${release}
    union all
    select * from ${table} where replaced_by_release_id > ${release} and release_id <= ${release}
  )`;
}
