import type { Params } from '../../platform/lib/page.ts';

/**
 * SQL: true for a version that was published by a release. Not a plain comparison, or else PostgreSQL combines the index
 * by release with each look-up of a property, which takes a millisecond instead of a hundredth.
 */
export function publishedBy(release: string): string {
  return `release_id + 0 <= ${release}`;
}

/**
 * SQL of the filings that were current as of a release (SQL of its number): published by then and not yet replaced. Two
 * parts, so that each can use its own index: over current and over replaced filings.
 */
export function currentParts(table: 'hotel_filing' | 'beverage_filing', release: string): string[] {
  const isPublished = publishedBy(release);
  return ['is null', `> ${release}`].map(
    (replaced) => `select * from ${table} where replaced_by_release_id ${replaced} and ${isPublished}`,
  );
}

/** SQL of both parts. */
export function currentAsOf(table: 'hotel_filing' | 'beverage_filing', release: string): string {
  return currentParts(table, release).join('\n    union all\n    ');
}

/** SQL of the filings as of a release (SQL of its number); null for now. */
export function filingsAsOf(table: 'hotel_filing' | 'beverage_filing', release: string | null): string {
  if (release === null) return `(select * from ${table} where replaced_by_release_id is null)`;
  return `(${currentAsOf(table, release)})`;
}

/** A placeholder of a release's number; null for now. */
export function releaseIn(params: Params, asOf: number | null): string | null {
  return asOf === null ? null : params.add(asOf, 'bigint');
}

/** A statement about one product's figures as of a release. */
interface Past {
  table: 'hotel_filing' | 'beverage_filing';
  /** Columns to read besides the validity. */
  columns: readonly string[];
  /** SQL of the release's number. */
  release: string;
  /** A condition on the filings that an index serves. */
  where: string;
}

/**
 * SQL of every version of filings that was published by a release, with the validity that it had then: a version that
 * was replaced later has no `replaced_by_release_id`. Two parts, as above.
 */
export function versionsAsOf({ table, columns, release, where }: Past): string {
  const list = columns.join(', ');
  return `select ${list}, release_id, null::bigint as replaced_by_release_id from ${table}
      where replaced_by_release_id is null and ${publishedBy(release)} and ${where}
      union all
      select ${list}, release_id, case when replaced_by_release_id <= ${release} then replaced_by_release_id end
      from ${table}
      where replaced_by_release_id is not null and ${publishedBy(release)} and ${where}`;
}

/**
 * SQL of a condition on rows of a common table expression that many of them meet. PostgreSQL knows nothing of their
 * columns: of a comparison it expects a few rows, and joins thousands by nested loops for minutes; of this, half.
 */
export function expectHalf(condition: string): string {
  return `coalesce(${condition}, false)`;
}

/** SQL of the first and last month to read, dates; infinite for no bound. */
export interface Span {
  first: string;
  last: string;
}

/** The months of first and last ones (SQL of date arrays, null for no bound), with the year before for changes. */
export function spanAsked(first: string, last: string): Span {
  return { first: firstAsked(first), last: lastAsked(last) };
}

/** SQL of the first month that figures need, of first months (a date array). */
function firstAsked(months: string): string {
  return `(select min(coalesce(first, '-infinity')) - interval '1 year' from unnest(${months}::date[]) first)`;
}

/** SQL of the last of them, of last months (a date array). */
function lastAsked(months: string): string {
  return `(select max(coalesce(last, 'infinity')) from unnest(${months}::date[]) last)`;
}
