import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import type { TrialPlaceFragment as PlaceFragment } from '../../gql/graphql.ts';
import { lodgingHeadlineOf, monthOfLodging, yearOfLodging } from '../places/lodgingPlace.ts';
import type { PlaceFigures, PlaceHeadlineFigures, PlaceMonth } from '../places/placeFigures.ts';
import type { CityMonth } from '../places/useCities.ts';
import {
  TrialCityDocument,
  TrialCountyDocument,
  TrialPlaceFragment,
  TrialPlaceMonthFragment,
} from './trialPlaceDocuments.ts';
import { withRelease } from './trialRelease.ts';
import { useLatestYears } from './useLatestYears.ts';

export type TrialPlaceKind = 'CITY' | 'COUNTY';

/** A sample place and what became of asking for it. */
export interface AskedPlace {
  /** Undefined while they are on their way, null where the place has none. */
  figures: PlaceFigures | null | undefined;
  /** For what no choice of years changes: these or, while others are on their way, those of before. */
  headline: PlaceFigures | null;
  /** Of the county; null while they are on their way. */
  cities: CityMonth[] | null;
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
  const months = countyData?.county?.citiesLodgingMonths;
  const cities = useMemo(
    () => months?.map(({ city: name, month }) => ({ city: name, ...monthOf(month) })) ?? null,
    [months],
  );
  return { figures, headline, cities, error: asked.error, retry: () => void asked.refetch() };
}

function monthOf(month: FragmentType<typeof TrialPlaceMonthFragment>): PlaceMonth {
  return monthOfLodging(withRelease(readFragment(TrialPlaceMonthFragment, month)));
}

function figuresOf(place: FragmentType<typeof TrialPlaceFragment>, latestYear: number | null): PlaceFigures {
  const { name, lodgingHeadline, lodgingMonths, lodgingYears } = readFragment(TrialPlaceFragment, place);
  return {
    name,
    headline: lodgingHeadline && headlineOf(lodgingHeadline),
    months: lodgingMonths.map(monthOf),
    years: lodgingYears.map(yearOfLodging),
    latestYear,
  };
}

type Headline = NonNullable<PlaceFragment['lodgingHeadline']>;

function headlineOf({ mainCountyName, ...headline }: Headline): PlaceHeadlineFigures {
  const mainCounty = mainCountyName === null ? null : { name: mainCountyName };
  return lodgingHeadlineOf({ ...headline, mainCounty });
}
