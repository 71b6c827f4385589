import { gapText } from '../../../ui/charts/chartGaps.ts';
import { graphql } from '../../../gql/gql.ts';
import type { NewHotelsQuery } from '../../../gql/graphql.ts';
import { formatMonth, partsOf } from '../../../ui/formats/formatMonth.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { formatCount } from '../../../ui/formats/formatMoney.ts';
import { everyMonth } from '../../../ui/formats/monthArithmetic.ts';

export const NewHotelsDocument = graphql(`
  query NewHotels($asOf: AsOfInput) {
    newHotels(asOf: $asOf) {
      year
      newHotels
      roomsAdded
      roomsUnknown
      hotelsOpenedEarlier
      roomsOpenedEarlier
      release {
        ...ReleaseName @unmask
      }
    }
    latestPeriod(product: HOTEL, asOf: $asOf) {
      month
      year
    }
  }
`);

export type TrendYear = Omit<NewHotelsQuery['newHotels'][number], 'release'>;

/** The years of the charts. */
export const RANGES = ['recent', 'all'] as const;
export type Range = (typeof RANGES)[number];

/** The year 2000 is left out, and of the years before only hotels are known that lasted. */
const FIRST_FULL_YEAR = 2001;

export const NO_HOTELS: Omit<TrendYear, 'year'> = {
  newHotels: 0,
  roomsAdded: 0,
  roomsUnknown: 0,
  hotelsOpenedEarlier: 0,
  roomsOpenedEarlier: 0,
};

/** The years of a chart without gaps; one without a new hotel has none. */
export function yearsWithin(years: readonly TrendYear[], range: Range): TrendYear[] {
  const kept = years.filter(({ year }) => range === 'all' || year >= FIRST_FULL_YEAR);
  const [first, last] = [kept[0]?.year, kept.at(-1)?.year];
  if (first === undefined || last === undefined) return [];
  const at = new Map(kept.map((each) => [each.year, each]));
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
    .filter((year) => year !== 2000)
    .map((year) => at.get(year) ?? { year, ...NO_HOTELS });
}

/** The years of which no release has a month, from the first published one to the last. */
export function unpublishedYears(published: readonly string[]): number[] {
  const known = new Set(published.map((month) => Number(month.slice(0, 4))));
  const first = Math.min(...known);
  const between = known.size === 0 ? 0 : Math.max(...known) - first;
  return Array.from({ length: between }, (_, step) => first + step).filter((year) => !known.has(year));
}

/** The first year of which a release has a month; null if none is published. */
export function firstPublishedYear(published: readonly string[]): number | null {
  const [first] = published.toSorted();
  return first === undefined ? null : Number(first.slice(0, 4));
}

/**
 * Words on the years before the first release. Of a hotel that was sold in one of them only the buyer is known, so that it
 * counts as new: of 398 hotels of 20 rooms or more that began in 2016 after January, 190 had filed at their address in
 * that January.
 */
export function earlyText(first: number): string {
  return `The releases begin in ${String(first)}. New hotels of earlier years include older hotels that were sold in the year, because no release has their former owner, and lack hotels that closed before ${String(first)}.`;
}

/** Words on the new hotels of a year that were open before it; none if there are no such hotels. */
export function earlierText({ hotelsOpenedEarlier: hotels, roomsOpenedEarlier: rooms }: Earlier): string[] {
  if (hotels === 0) return [];
  const size = rooms === null ? 'rooms unknown' : counted(rooms, 'room');
  return [`${formatCount(hotels)} (${size}) had receipts in an earlier year`];
}

type Earlier = Pick<TrendYear, 'hotelsOpenedEarlier' | 'roomsOpenedEarlier'>;

/** Words on all such hotels of the years of a chart. */
export function earlierWords(years: readonly Earlier[]): string | false {
  const hotels = years.reduce((sum, each) => sum + each.hotelsOpenedEarlier, 0);
  if (hotels === 0) return false;
  return `Hotels count by the date that was filed. ${counted(hotels, 'hotel')} had receipts in a year before that date; the table below says in which years.`;
}

/** Words on the bar of a year that no release has. */
export function missingText(years: readonly number[]): string {
  const months = years.flatMap((year) => everyMonth([`${String(year)}-01`, `${String(year)}-12`]));
  const those = years.length === 1 ? 'that year' : 'those years';
  return `${gapText(months)} New hotels of ${those} are known from later releases, excluding those that closed earlier.`;
}

/** The year of the latest published month (`2023-09`) if that is not its last; null if it is, or nothing is published. */
export function runningYear(latest: string | null): number | null {
  return latest === null || latest.endsWith('-12') ? null : partsOf(latest).year;
}

/** Words on the bar of a running year. */
export function runningText(latest: string): string {
  return `${String(partsOf(latest).year)} counts hotels that began up to ${formatMonth(latest)}.`;
}

/** The year of the address if it has new hotels, else the latest. */
export function chosenYear(years: readonly TrendYear[], text: string): number | null {
  return years.find(({ year }) => String(year) === text)?.year ?? years.at(-1)?.year ?? null;
}
