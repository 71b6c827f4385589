import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { lodgingFigures } from '../../places/lodgingPlace.ts';
import type { PlaceFigures } from '../../places/placeFigures.ts';
import { cityMonths } from '../../places/useCities.ts';
import type { AskedCities, CityMonth } from '../../places/useCities.ts';
import { useLatestYears } from './useLatestYears.ts';

const NONE_LEFT_OUT: AskedCities['leftOut'] = [];

const TrialPlaceFragment = graphql(`
  fragment TrialPlace on TrialPlace {
    ...LodgingHeadline
    lodgingMonths(latestYears: $latestYears) {
      ...LodgingMonth
    }
    lodgingMonthsLeftOut(latestYears: $latestYears) {
      ...MonthLeftOutShown
    }
    lodgingRoomsTwice(latestYears: $latestYears) {
      ...RoomsTwiceShown
    }
    lodgingYears(latestYears: $latestYears) {
      ...LodgingYear
    }
  }
`);

const TrialCityDocument = graphql(`
  query TrialCity($latestYears: Int) {
    trial {
      latestYear
      city {
        ...TrialPlace
      }
    }
  }
`);

const TrialCountyDocument = graphql(`
  query TrialCounty($latestYears: Int) {
    trial {
      latestYear
      county {
        ...TrialPlace
        citiesLodgingMonths(latestYears: $latestYears) {
          city
          month {
            ...LodgingMonth
          }
        }
        citiesLodgingMonthsLeftOut(latestYears: $latestYears) {
          city
          month {
            ...MonthLeftOutShown @unmask
          }
        }
        citiesLodgingRoomsTwice(latestYears: $latestYears) {
          city
          month {
            ...RoomsTwiceShown @unmask
          }
        }
      }
    }
  }
`);

export type TrialPlaceKind = 'CITY' | 'COUNTY';

/** A sample place and what became of asking for it. */
export interface AskedPlace {
  /** Undefined while loading, null if the place has none. */
  figures: PlaceFigures | null | undefined;
  /** For parts that do not depend on the chosen years: the current figures or, while others load, the earlier ones. */
  headline: PlaceFigures | null;
  /** Of the county; null while they load. */
  cities: CityMonth[] | null;
  /** Of the county: the months of its cities of which nothing counts. */
  citiesLeftOut: AskedCities['leftOut'];
  error: unknown;
  retry: () => void;
}

/** The sample city or county over the years that the chart's duration asks for. */
export function useTrialPlace(kind: TrialPlaceKind): AskedPlace {
  const variables = { latestYears: useLatestYears() };
  const city = useQuery(TrialCityDocument, kind === 'CITY' ? { variables } : skipToken);
  const county = useQuery(TrialCountyDocument, kind === 'COUNTY' ? { variables } : skipToken);
  const asked = kind === 'CITY' ? city : county;
  const cityData = city.data?.trial;
  const countyData = county.data?.trial;
  const latestYear = (asked.data ?? asked.previousData)?.trial.latestYear ?? null;
  const place = kind === 'CITY' ? cityData?.city : countyData?.county;
  const figures = useMemo(() => place && figuresOf(place, latestYear), [place, latestYear]);
  const before = city.previousData?.trial.city ?? county.previousData?.trial.county ?? null;
  const headline = useMemo(
    () => figures ?? (before && figuresOf(before, latestYear)),
    [figures, before, latestYear],
  );
  const { citiesLodgingMonths: months, citiesLodgingRoomsTwice: twice } = countyData?.county ?? {};
  const cities = useMemo(() => months && cityMonths(months, twice ?? []), [months, twice]);
  const citiesLeftOut = countyData?.county?.citiesLodgingMonthsLeftOut ?? NONE_LEFT_OUT;
  const known = { figures, headline, cities: cities ?? null, citiesLeftOut };
  return { ...known, error: asked.error, retry: () => void asked.refetch() };
}

function figuresOf(place: FragmentType<typeof TrialPlaceFragment>, latestYear: number | null): PlaceFigures {
  return lodgingFigures(readFragment(TrialPlaceFragment, place), latestYear);
}
