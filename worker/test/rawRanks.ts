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

/** Sums of the owners of compared properties, by the name of their place. */
type Sums = Map<string, Map<string, bigint>>;
type NameOf = (place: RawPlace) => string | null;

/**
 * Rank of a property in its latest month in its city and in its county; null if it has none, or is not
 * compared. The others count with what their month has so far, owners of one hotel or bar together.
 */
export function rawRanksOf<T extends Cents & RawPlace>(properties: Months<T>, ranked: Ranked<T>) {
  const { isCompared, latestOwner } = ranked;
  const ofCities = sumsByMonth(properties, ranked, cityOf);
  const ofCounties = sumsByMonth(properties, ranked, countyOf);
  return (key: string) => {
    const [month, own] = latestOf(properties, key);
    const among = (sumsOf: (month: Month) => Sums, nameOf: NameOf): RawRank | null => {
      const name = nameOf(own);
      if (name === null || !isCompared(own)) return null;
      const here = sumsOf(month).get(name);
      const cents = here?.get(latestOwner.get(key) ?? key);
      if (here === undefined || cents === undefined) return null;
      return rankOf(
        { cents },
        [...here.values()].map((sum) => ({ cents: sum })),
      );
    };
    return { cityRank: among(ofCities, cityOf), countyRank: among(ofCounties, countyOf) };
  };
}

/** Of a month, counted once: most properties have the same latest month. */
function sumsByMonth<T extends Cents & RawPlace>(
  properties: Months<T>,
  { isCompared, sharesOf = (month) => [month], latestOwner }: Ranked<T>,
  nameOf: NameOf,
): (month: Month) => Sums {
  const known = new Map<Month, Sums>();
  const counted = (month: Month): Sums => {
    const sums: Sums = new Map();
    for (const [key, months] of properties) {
      const filed = months.get(month);
      if (filed === undefined || !isCompared(filed)) continue;
      for (const share of sharesOf(filed))
        addTo(sums, nameOf(share), latestOwner.get(key) ?? key, share.cents);
    }
    return sums;
  };
  return (month) => {
    const sums = known.get(month) ?? counted(month);
    known.set(month, sums);
    return sums;
  };
}

function addTo(sums: Sums, name: string | null, owner: string, cents: bigint): void {
  if (name === null) return;
  const here = sums.get(name) ?? new Map<string, bigint>();
  sums.set(name, here.set(owner, (here.get(owner) ?? 0n) + cents));
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
