import type { MarketContext } from '../../context.ts';
import { badInput, notFound } from '../../../platform/errors.ts';
import type { Hotel } from '../../hotels/hotel.type.ts';
import { addMonths, yearOf, type Month } from '../../../platform/lib/month.ts';
import { standingHotels } from '../../premises/establishment.ts';
import type { MonthRange } from './compareFigures.ts';
import { compareFound, type AskedComparison } from './compareFound.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import { latestMonth } from '../../releases/latestMonth.ts';
import type { AsOfInput } from '../../releases/release.type.ts';
import { MOST_COMPETITORS, MOST_MONTHS } from './compare.rules.ts';
import type { CompareHotelsInput, PropertyKeyInput } from './compare.input.ts';
import type { HotelComparison } from './compare.type.ts';

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
  if (twice !== undefined) throw badInput(`Name each competitor once: ${twice} is listed twice.`);
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
  // A hotel may be named by any of its owners' numbers, so a competitor may be the subject itself.
  if (competitors.length === 0) {
    throw badInput(`${subject.name} is the same hotel under another owner. Name another competitor.`);
  }
  return compareFound(context, { subject, competitors }, asked);
}

/** The hotels of the keys, in their order. Throws NOT_FOUND for an unknown hotel, BAD_USER_INPUT for a marketplace. */
function hotelsNamed({ loaders }: MarketContext, keys: readonly PropertyKeyInput[]): Promise<Hotel[]> {
  return Promise.all(
    keys.map(async (key): Promise<Hotel> => {
      const hotel = await loaders.hotels.byNumber.load(key);
      if (!hotel) throw notFound(`The hotel ${nameOf(key)}`);
      if (hotel.isMarketplace) throw badInput(`${nameOf(key)} is a booking marketplace, not a hotel.`);
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
