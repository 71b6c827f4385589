import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import type { CitiesLodgingQuery, LodgingMonthFiguresFragment } from '../../gql/graphql.ts';
import type { FactsOf } from '../../app/factsOf.ts';
import type { ReleaseName } from '../../ui/formats/release.ts';
import { useInSlices } from '../../ui/hooks/useInSlices.ts';
import { graphql } from '../../gql/gql.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import type { MonthLeftOut } from '../figures/leftOut.ts';
import { withRoomsTwice } from '../figures/roomsTwice.ts';
import type { RoomsTwice } from '../figures/roomsTwice.ts';
import { AlcoholMonth, monthOfAlcohol } from './alcoholPlace.ts';
import { LodgingMonth, monthOfLodging } from './lodgingPlace.ts';
import type { PlaceMonth } from './placeFigures.ts';
import type { PlacePageKind } from './placePages.ts';

const CitiesLodgingDocument = graphql(`
  query CitiesLodging($name: String!, $asOf: AsOfInput, $from: Month, $to: Month) {
    place(kind: COUNTY, name: $name) {
      id
      lodgingMonths(asOf: $asOf, from: $from, to: $to) {
        month
        awaitsQuarterlyFilers
        isIncomplete
      }
      citiesLodgingMonthsLeftOut(asOf: $asOf, from: $from, to: $to) {
        city
        month {
          ...MonthLeftOutShown @unmask
        }
      }
      citiesLodging(asOf: $asOf, from: $from, to: $to) {
        releases {
          ...ReleaseName @unmask
        }
        cities {
          city
          months
          sources
          ...CityLodgingSeriesFigures @unmask
        }
      }
    }
  }
`);

/** Asked for by itself, as both together cost too much as of a release. */
const CitiesRoomsTwiceDocument = graphql(`
  query CitiesRoomsTwice($name: String!, $asOf: AsOfInput, $from: Month, $to: Month) {
    place(kind: COUNTY, name: $name) {
      id
      citiesLodgingRoomsTwice(asOf: $asOf, from: $from, to: $to) {
        city
        month {
          ...RoomsTwiceShown @unmask
        }
      }
    }
  }
`);

const CitiesAlcoholDocument = graphql(`
  query CitiesAlcohol($name: String!, $asOf: AsOfInput, $from: Month, $to: Month) {
    place(kind: COUNTY, name: $name) {
      id
      citiesAlcoholMonths(asOf: $asOf, from: $from, to: $to) {
        city
        month {
          ...AlcoholMonth
        }
      }
    }
  }
`);

/**
 * As it came, not taken apart by the cache: the 14,190 months of the largest county take 0.9 s to write there, 0.8 s to
 * read back, and 75 MB (measured in November 2026); a release as an object of each month would make that 116 MB.
 */
const NOT_CACHED = { fetchPolicy: 'no-cache' } as const;

/** A month of one of a county's cities. */
export interface CityMonth extends PlaceMonth {
  city: string;
}

/** A month of one of them of which nothing counts. */
interface CityLeftOut {
  city: string;
  month: MonthLeftOut;
}

const NONE_LEFT_OUT: readonly CityLeftOut[] = [];

export interface AskedCities {
  /** Null while loading. */
  cities: readonly CityMonth[] | null;
  /** The months of which nothing counts; none if `cities` has them as filed. */
  leftOut: readonly CityLeftOut[];
  failed: boolean;
  retry: () => void;
}

/** Months as of a release. */
interface PastMonths {
  asOf: AsOf;
  from: string;
  to: string;
  /** True once the page's own figures have loaded; cities load after them. */
  isReady: boolean;
}

/** The months of each of a county's cities, which add up to the county; of other places there is nothing to ask. */
export function useCities({ kind, product }: PlacePageKind, name: string, past?: PastMonths): AskedCities {
  const isCounty = kind === 'COUNTY' && past?.isReady !== false;
  const isLodging = product === 'HOTEL';
  const { asOf = null, from = null, to = null } = past ?? {};
  const variables = { name, asOf, from, to };
  const lodging = useInSlices(
    useQuery(CitiesLodgingDocument, isCounty && isLodging ? { variables, ...NOT_CACHED } : skipToken),
  );
  const roomsTwice = useInSlices(
    useQuery(CitiesRoomsTwiceDocument, isCounty && isLodging ? { variables, ...NOT_CACHED } : skipToken),
  );
  const alcohol = useInSlices(
    useQuery(CitiesAlcoholDocument, isCounty && !isLodging ? { variables, ...NOT_CACHED } : skipToken),
  );
  const cities = useMemo(() => {
    // A query that is not asked keeps the answer of before, which may be of other years.
    if (!isCounty) return null;
    const twice = roomsTwice.data?.place?.citiesLodgingRoomsTwice;
    const ofLodging = lodging.data?.place && twice && monthsOfColumns(lodging.data.place, twice);
    const ofAlcohol = alcohol.data?.place?.citiesAlcoholMonths.map(({ city, month }) => ({
      city,
      ...monthOfAlcohol(readFragment(AlcoholMonth, month)),
    }));
    return ofLodging ?? ofAlcohol ?? null;
  }, [isCounty, lodging.data, roomsTwice.data, alcohol.data]);
  const asked: readonly Asked[] = isLodging ? [lodging, roomsTwice] : [alcohol];
  const failed = asked.filter(({ error }) => error !== undefined);
  const leftOut = lodging.data?.place?.citiesLodgingMonthsLeftOut ?? NONE_LEFT_OUT;
  const retry = (): void => failed.forEach(({ refetch }) => void refetch());
  return { cities, leftOut, failed: failed.length > 0, retry };
}

interface Asked {
  error?: unknown;
  refetch: () => Promise<unknown>;
}

type County = NonNullable<CitiesLodgingQuery['place']>;

/** Columns as rows. Facts about a month of the county apply to all of its cities. */
function monthsOfColumns(
  { lodgingMonths, citiesLodging: { releases, cities } }: County,
  twice: readonly CityRoomsTwice[],
): CityMonth[] {
  const known = new Map(lodgingMonths.map((each) => [each.month, each]));
  return cities.flatMap(({ city, months, sources, ...figures }) => {
    const rows = months.map((month, at) => {
      const facts = {
        ...figuresAt(figures, at),
        ...(known.get(month) ?? { month, awaitsQuarterlyFilers: false, isIncomplete: false }),
        release: releaseAt(releases, sources[at]),
      };
      return { city, ...monthOfLodging(facts) };
    });
    return withRoomsTwice(rows, twiceIn(twice, city));
  });
}

interface CityRoomsTwice {
  city: string;
  month: RoomsTwice;
}

function twiceIn(twice: readonly CityRoomsTwice[], city: string): RoomsTwice[] {
  return twice.filter((each) => each.city === city).map(({ month }) => month);
}

type CityFigures = FactsOf<LodgingMonthFiguresFragment>;

function figuresAt(columns: object, at: number): CityFigures {
  const lists = Object.entries(columns).filter(([, values]) => Array.isArray(values)) as [
    string,
    unknown[],
  ][];
  return Object.fromEntries(lists.map(([name, values]) => [name, values[at]])) as CityFigures;
}

function releaseAt(releases: County['citiesLodging']['releases'], position = -1): ReleaseName {
  const release = releases[position];
  if (release === undefined) throw new Error('A month of a city has no release.');
  return release;
}

interface CityLodgingMonth {
  city: string;
  month: FragmentType<typeof LodgingMonth>;
}

/** Months of lodging of a county's cities, of a member's county or of the sample. */
export function cityMonths(
  months: readonly CityLodgingMonth[],
  twice: readonly CityRoomsTwice[],
): CityMonth[] {
  return months.flatMap(({ city, month }) => {
    const row = { city, ...monthOfLodging(readFragment(LodgingMonth, month)) };
    return withRoomsTwice([row], twiceIn(twice, city));
  });
}
