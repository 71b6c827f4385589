import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The point in the history of releases that a page shows figures of, as the API takes it. */
export interface AsOf {
  /** Its id, such as `release:12`. */
  release: string;
}

const PARAMETER = 'asOf';

/** The release that the page's address names; null if the page shows the latest figures. */
export function useAsOf(): AsOf | null {
  const release = useSearchParams()[0].get(PARAMETER);
  return useMemo(() => (release === null || release === '' ? null : { release }), [release]);
}

/** The path of a page with figures as of the same release. */
export function pathAsOf(path: string, asOf: AsOf | null): string {
  if (asOf === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${PARAMETER}=${asOf.release}`;
}

/** The whole address of a page as of a release, which shows the same filings for good. */
export function permalink(
  path: string,
  { release }: AsOf,
  parameters: Readonly<Record<string, string>>,
): string {
  const others = Object.entries(parameters).filter(([name]) => name !== PARAMETER);
  const more = others.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
  return `${window.location.origin}${path}?${PARAMETER}=${release}${more.join('')}`;
}

/** The name of a file with figures as of a release says so: `YearlyRevenueResults as of release 12.csv`. */
export function fileAsOf(name: string, asOf: AsOf | null): string {
  if (asOf === null) return name;
  return name.replace(/(\.csv)?$/, ` as of ${asOf.release.replace(':', ' ')}$1`);
}

/**
 * The year up to which charts go: the latest published one or, as of an earlier release, that of the property's latest
 * month then. Null while it is unknown. `months` are null for the latest figures.
 */
export function latestYear(
  published: number | undefined,
  months: readonly { month: string }[] | null | undefined,
): number | null {
  if (published === undefined || months === undefined) return null;
  const last = months?.at(-1)?.month;
  return last === undefined ? published : Number(last.slice(0, 4));
}
