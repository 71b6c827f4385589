import type { MarketContext } from '../../context.ts';
import { badInput, notFound } from '../../../platform/errors.ts';
import type { Hotel } from '../../hotels/hotel.type.ts';
import { groupByPosition, type Positioned } from '../../../platform/lib/byKey.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { addMonths, firstDayOf, yearOf, type Month } from '../../../platform/lib/month.ts';
import { standingHotels } from '../../premises/establishment.ts';
import { compare, type MonthRange } from './compareFigures.ts';
import type { HotelMonthRow } from './compare.rules.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import { latestMonth } from '../../releases/latestMonth.ts';
import { publishedBetween, publishedBetweenAsOf } from '../../releases/publishedMonths.sql.ts';
import type { AsOfInput } from '../../releases/release.type.ts';
import { comparedMonths, comparedMonthsAsOf } from './compare.sql.ts';
import { MOST_COMPETITORS, MOST_MONTHS } from './compare.rules.ts';
import type { CompareHotelsInput, HotelComparison, PropertyKeyInput } from './compare.type.ts';

/** A property as page addresses name it. */
function nameOf({ taxpayerNumber, locationNumber }: PropertyKeyInput): string {
  return `${taxpayerNumber}-${String(locationNumber)}`;
}

function checkNamed({ subject, competitors }: CompareHotelsInput): void {
  if (competitors.length === 0) throw badInput('Name at least one competitor.');
  if (competitors.length > MOST_COMPETITORS) {
    throw badInput(`Name at most ${String(MOST_COMPETITORS)} competitors.`);
  }
  const names = competitors.map(nameOf);
  if (names.includes(nameOf(subject))) {
    throw badInput(`The hotel ${nameOf(subject)} cannot be its own competitor.`);
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw badInput(`Name each competitor once: ${twice} is there twice.`);
}

/** Throws BAD_USER_INPUT. `latest` is the latest published month. */
function rangeOf({ from, to }: { from?: Month | null; to?: Month | null }, latest: Month | null): MonthRange {
  const last = to ?? latest;
  if (last === null) throw badInput('Nothing is published yet, so say from and to.');
  const first = from ?? addMonths(last, -11);
  if (yearOf(first) < 1950 || yearOf(last) > 2100) throw badInput('from and to must be of 1950 to 2100.');
  if (first > last) throw badInput('from must not be after to.');
  if (addMonths(first, MOST_MONTHS) <= last) {
    throw badInput(`At most ${String(MOST_MONTHS)} months can be compared.`);
  }
  return { from: first, to: last };
}

/** Months to compare, and the number of the release to read them as of; null for now. */
interface AskedComparison extends MonthRange {
  release: number | null;
}

/** Throws the errors that refuse the input, and NOT_FOUND for an unknown hotel. */
export async function compareHotels(
  context: MarketContext,
  input: CompareHotelsInput,
  asOf: AsOfInput | null | undefined,
): Promise<HotelComparison> {
  checkNamed(input);
  const asked = await comparisonAsked(context, input, asOf);
  const named = await hotelsNamed(context, [input.subject, ...input.competitors]);
  const [subject, ...competitors] = await standingHotels(context.loaders, named);
  if (!subject) throw notFound('The hotel');
  // Hotels are told apart by their owners' numbers, of which each may have several.
  if (competitors.length === 0) {
    throw badInput(`${subject.name} is the same hotel under another owner. Name another competitor.`);
  }
  return compareFound(context, { subject, competitors }, asked);
}

/** The hotels of the keys, in their order. Throws NOT_FOUND for an unknown hotel. */
function hotelsNamed({ loaders }: MarketContext, keys: readonly PropertyKeyInput[]): Promise<Hotel[]> {
  return Promise.all(
    keys.map(async (key): Promise<Hotel> => {
      const hotel = await loaders.hotels.byNumber.load(key);
      if (!hotel) throw notFound(`The hotel ${nameOf(key)}`);
      return hotel;
    }),
  );
}

/** The months to compare; by default the 12 that end with the latest published one. Throws BAD_USER_INPUT. */
export async function comparisonAsked(
  context: MarketContext,
  asked: { from?: Month | null; to?: Month | null },
  asOf: AsOfInput | null | undefined,
): Promise<AskedComparison> {
  const release = await asOfRelease(context, 'hotel', asOf);
  const range = rangeOf(asked, asked.to ? null : await latestMonth(context, 'HOTEL', asOf));
  return { ...range, release };
}

/** Compares known hotels, each through all its owners: two statements for all of them. */
export async function compareFound(
  { db }: MarketContext,
  { subject, competitors }: { subject: Hotel; competitors: readonly Hotel[] },
  { release, ...range }: AskedComparison,
): Promise<HotelComparison> {
  const hotels = [subject, ...competitors];
  const months = await monthsOf(db, hotels, range, release);
  const published = await publishedFor(db, range, release);
  const [own, ...others] = hotels.map((hotel, i) => ({ hotel, rows: months[i] ?? [] }));
  if (!own) throw notFound('The hotel');
  return compare(own, others, range, published);
}

/** First days of the months from a year before the range to its last. */
function daysRead({ from, to }: MonthRange): [first: string, last: string] {
  return [firstDayOf(addMonths(from, -12)), firstDayOf(to)];
}

async function monthsOf(
  db: Db,
  hotels: readonly Hotel[],
  range: MonthRange,
  release: number | null,
): Promise<HotelMonthRow[][]> {
  const asked = [hotels.map(({ propertyId }) => propertyId), ...daysRead(range)];
  const rows =
    release === null
      ? await db.query<(HotelMonthRow & Positioned)[]>(comparedMonths, asked)
      : await db.query<(HotelMonthRow & Positioned)[]>(comparedMonthsAsOf, [...asked, release]);
  return groupByPosition(rows, hotels.length);
}

async function publishedFor(db: Db, range: MonthRange, release: number | null): Promise<Month[]> {
  const asked = daysRead(range);
  const published =
    release === null
      ? await db.query<{ month: Month }[]>(publishedBetween('hotel'), asked)
      : await db.query<{ month: Month }[]>(publishedBetweenAsOf('hotel'), [...asked, release]);
  return published.map(({ month }) => month);
}
