import type { Params } from '../../platform/lib/page.ts';

/**
 * Filings that were current as of a release (its number; null for now): published by then and not yet replaced. Two
 * branches, so that each can use its own index: over current and over replaced filings.
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
