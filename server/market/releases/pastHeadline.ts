import { addMonths, type Month } from '../../platform/lib/month.ts';
import type { YearToDateSums } from '../figures/headline.ts';
import { upToLatest } from './upToLatest.ts';

/** Months of many hotels as of a release. Few are read at a time, because each judges its filings again. */
export interface PastMonths<Row extends { month: Month }> {
  /** Months with filings, oldest first. Some may have no figures. */
  filed: () => Promise<readonly Month[]>;
  /** The latest published month as of the release. */
  latest: () => Promise<Month | null>;
  read: (from: Month, to: Month) => Promise<Row[]>;
}

/** The months that a headline compares: the latest twelve and those a year before. */
const COMPARED = 24;

/** The headline of the latest month as of a release, as `headlineOf` makes it of all months. */
export async function pastHeadline<
  Row extends { month: Month },
  Headline extends { nearest: YearToDateSums | null },
>(past: PastMonths<Row>, headlineOf: (months: readonly Row[]) => Headline | null): Promise<Headline | null> {
  const [all, published] = await Promise.all([past.filed(), past.latest()]);
  const months = all.map((month) => ({ month }));
  const filed = upToLatest(months, published).map(({ month }) => month);
  const latest = await latestMonths(past, filed);
  const headline = headlineOf(latest);
  const nearest = headline?.nearest;
  if (nearest?.comparedYear !== null) return headline;
  const compared = await comparedYear(past, filed, nearest.months);
  return compared === null ? headline : headlineOf([...compared, ...latest]);
}

/** The months up to the latest one with figures. */
async function latestMonths<Row extends { month: Month }>(
  { read }: PastMonths<Row>,
  filed: readonly Month[],
): Promise<Row[]> {
  let end = filed.at(-1);
  while (end !== undefined) {
    const first = addMonths(end, 1 - COMPARED);
    const rows = await read(first, end);
    const last = rows.at(-1)?.month;
    if (last === end) return rows;
    end = last ?? filed.findLast((month) => month < first);
  }
  return [];
}

/** The same months of the latest earlier year that has all of them: not of the year before, which is already known. */
async function comparedYear<Row extends { month: Month }>(
  { read }: PastMonths<Row>,
  filed: readonly Month[],
  months: readonly Month[],
): Promise<Row[] | null> {
  const known = new Set(filed);
  const [first, last] = [months.at(0), months.at(-1)];
  if (first === undefined || last === undefined) return null;
  for (let years = 2; addMonths(last, -12 * years) >= (filed[0] ?? last); years += 1) {
    const same = months.map((month) => addMonths(month, -12 * years));
    if (!same.every((month) => known.has(month))) continue;
    const rows = await read(addMonths(first, -12 * years), addMonths(last, -12 * years));
    const found = new Set(rows.map(({ month }) => month));
    if (same.every((month) => found.has(month))) return rows;
  }
  return null;
}
