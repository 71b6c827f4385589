import { addMonths, type Month } from '../../server/platform/lib/month.ts';
import { inOrder } from './rawFigures.ts';
import { cityOf, countyOf, type RawPlace } from './rawGeography.ts';

/** Ranks by receipts, recalculated from raw months. */
export interface RawRank {
  rank: number;
  of: number;
}

type Months<T> = ReadonlyMap<string, ReadonlyMap<Month, T>>;
interface Cents {
  cents: bigint;
}

/** Null without receipts above $0; others without are not counted. */
const rankOf = (own: Cents, all: readonly Cents[]): RawRank | null =>
  own.cents <= 0n
    ? null
    : {
        rank: 1 + all.filter(({ cents }) => cents > own.cents).length,
        of: all.filter(({ cents }) => cents > 0n).length,
      };

const ofMonth = <T>(all: Months<T>, month: Month): T[] =>
  [...all.values()].flatMap((months) => months.get(month) ?? []);

function latestOf<T>(all: Months<T>, name: string): [Month, T] {
  const [latest] = inOrder(all.get(name) ?? new Map<Month, T>()).slice(-1);
  if (latest === undefined) throw new Error(`${name} has no months.`);
  return latest;
}

interface Ranked<T> {
  isCompared: (month: T) => boolean;
  /** The parts of a month by place; by default, the month is one. */
  sharesOf?: (month: T) => readonly (Cents & RawPlace)[];
  /** The latest owner's property of each hotel or bar that was sold, by the properties of its owners. */
  latestOwner: ReadonlyMap<string, string>;
}

/**
 * Rank of a property in its latest month in its city and in its county; null if it has none, or is not
 * compared. The others count with what their month has so far, owners of one hotel or bar together.
 */
export function rawRanksOf<T extends Cents & RawPlace>(
  properties: Months<T>,
  key: string,
  { isCompared, sharesOf = (month) => [month], latestOwner }: Ranked<T>,
) {
  const [month, own] = latestOf(properties, key);
  const ownerOf = (each: string): string => latestOwner.get(each) ?? each;
  const all = new Map<string, (Cents & RawPlace)[]>();
  for (const [each, months] of properties) {
    const filed = months.get(month);
    if (filed === undefined || !isCompared(filed)) continue;
    all.set(ownerOf(each), [...(all.get(ownerOf(each)) ?? []), ...sharesOf(filed)]);
  }
  const among = (nameOf: (place: RawPlace) => string | null): RawRank | null => {
    const name = nameOf(own);
    if (name === null || !isCompared(own)) return null;
    const here = [...all].flatMap(([owner, shares]) => {
      const counted = shares.filter((share) => nameOf(share) === name);
      const sum = counted.reduce((total, { cents }) => total + cents, 0n);
      return counted.length === 0 ? [] : [{ owner, cents: sum }];
    });
    const joined = here.find(({ owner }) => owner === ownerOf(key));
    return joined ? rankOf(joined, here) : null;
  };
  return { cityRank: among(cityOf), countyRank: among(countyOf) };
}

/** A city's part of a county, as in {@link rawPlaceRanks}; null outside cities. */
export const partOf = (place: RawPlace): string | null => {
  const [city, county] = [cityOf(place), countyOf(place)];
  return city === null || county === null ? null : `${city}|${county}`;
};

/** Rank of a place in its latest month in Texas and, for a city, by parts of counties, in its main county. */
export function rawPlaceRanks(places: Months<Cents>, name: string, parts: Months<Cents> | null) {
  const [month, own] = latestOf(places, name);
  return {
    stateRank: rankOf(own, ofMonth(places, month)),
    countyRank: parts && rankInCounty(parts, name, month),
  };
}

/**
 * Rank among the cities of the county with most of the city's last twelve months; null if it has nothing there
 * now.
 */
function rankInCounty(parts: Months<Cents>, city: string, month: Month): RawRank | null {
  const year = Array.from({ length: 12 }, (_, back) => addMonths(month, -back));
  const sumOf = (months: ReadonlyMap<Month, Cents>): bigint =>
    year.reduce((sum, each) => sum + (months.get(each)?.cents ?? 0n), 0n);
  const [main] = [...parts]
    .filter(([part, months]) => part.startsWith(`${city}|`) && year.some((each) => months.has(each)))
    .sort(([, one], [, other]) => (sumOf(one) < sumOf(other) ? 1 : -1));
  const own = main?.[1].get(month);
  if (main === undefined || own === undefined) return null;
  const county = main[0].slice(city.length);
  return rankOf(own, ofMonth(new Map([...parts].filter(([part]) => part.endsWith(county))), month));
}
