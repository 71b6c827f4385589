import type { MarketContext } from '../../context.ts';
import { notFound } from '../../../platform/errors.ts';
import { awaitedOfHotels } from '../../hotels/awaitedMonths.ts';
import type { Hotel } from '../../hotels/hotel.type.ts';
import { groupByPosition, type Positioned } from '../../../platform/lib/byKey.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { addMonths, firstDayOf, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import { loadersAsOf } from '../../../platform/lib/rowLoader.ts';
import { publishedBetween, publishedBetweenAsOf } from '../../releases/publishedMonths.sql.ts';
import { compare, type MonthRange } from './compareFigures.ts';
import { yearsEarlier, type ComparedMonthRow } from './compare.rules.ts';
import { comparedMonths, comparedMonthsAsOf } from './compare.sql.ts';
import type { HotelComparison } from './compare.type.ts';

/** Months to compare, and the number of the release to read them as of; null for now. */
export interface AskedComparison extends MonthRange {
  release: number | null;
}

/** Compares known hotels, each through all its owners: three statements for all of them. */
export async function compareFound(
  { db, loaders }: MarketContext,
  { subject, competitors }: { subject: Hotel; competitors: readonly Hotel[] },
  { release, ...range }: AskedComparison,
): Promise<HotelComparison> {
  const hotels = [subject, ...competitors];
  const months = await monthsOf(db, hotels, range, release);
  const published = await publishedFor(db, range, release);
  const isPublished = new Set(published);
  const propertyIds = hotels.map(({ propertyId }) => propertyId);
  const { awaitedMonths } = loadersAsOf(loaders.hotels, release);
  const awaited = await awaitedOfHotels(awaitedMonths, { propertyIds, ...range });
  const [own, ...others] = hotels.map((hotel, i) => ({
    hotel,
    rows: (months[i] ?? []).filter(({ month }) => isPublished.has(month)),
    awaitedMonths: (awaited[i] ?? []).filter((month) => isPublished.has(month)),
  }));
  if (!own) throw notFound('The hotel');
  return { ...compare(own, others, range, published), releaseIds: releasesOf([own, ...others], range) };
}

/** The releases of the months and of those that changes are against, oldest first; months between the two are left out. */
function releasesOf(
  hotels: readonly { rows: readonly ComparedMonthRow[] }[],
  { from, to }: MonthRange,
): number[] {
  const months = monthsBetween(from, to);
  const earlier = months.map((month) => addMonths(month, -12 * yearsEarlier(months)));
  const used = new Set([...earlier, ...months]);
  const rows = hotels.flatMap((hotel) => hotel.rows.filter(({ month }) => used.has(month)));
  return [...new Set(rows.map(({ releaseId }) => releaseId))].sort((a, b) => a - b);
}

/** First days of the months from the first that a change is against to the last of the range. */
function daysRead({ from, to }: MonthRange): [first: string, last: string] {
  const years = yearsEarlier(monthsBetween(from, to));
  return [firstDayOf(addMonths(from, -12 * years)), firstDayOf(to)];
}

async function monthsOf(
  db: Db,
  hotels: readonly Hotel[],
  range: MonthRange,
  release: number | null,
): Promise<ComparedMonthRow[][]> {
  const asked = [hotels.map(({ propertyId }) => propertyId), ...daysRead(range)];
  const rows =
    release === null
      ? await db.query<(ComparedMonthRow & Positioned)[]>(comparedMonths, asked)
      : await db.query<(ComparedMonthRow & Positioned)[]>(comparedMonthsAsOf, [...asked, release]);
  return groupByPosition(rows, hotels.length);
}

/**
 * Leaves out months for which only quarterly filers are published: monthly filers would seem to have taken in nothing.
 */
async function publishedFor(db: Db, range: MonthRange, release: number | null): Promise<Month[]> {
  const asked = daysRead(range);
  const published =
    release === null
      ? await db.query<{ month: Month }[]>(publishedBetween('monthly filers'), asked)
      : await db.query<{ month: Month }[]>(publishedBetweenAsOf('monthly filers'), [...asked, release]);
  return published.map(({ month }) => month);
}
