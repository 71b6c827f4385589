import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { AsOf } from '../figures/citing/asOf.ts';
import type { TwoYears } from '../figures/citing/twoYears.ts';
import { alcoholMonthsAsOf, PlaceAlcoholAsOfDocument } from './alcoholPlace.ts';
import { lodgingMonthsAsOf, PlaceLodgingAsOfDocument } from './lodgingPlace.ts';
import type { PlaceFigures } from './placeFigures.ts';
import type { PlacePageKind } from './placePages.ts';

interface PastMonths {
  /** Null while loading. */
  figures: PlaceFigures | null;
  error: Error | undefined;
  refetch: () => Promise<unknown>;
}

/** The months of a place as of a release, at most two years of them. */
export function usePlaceMonthsAsOf(
  page: PlacePageKind,
  name: string,
  { asOf, from, to, until }: TwoYears & { asOf: AsOf },
): PastMonths {
  const isLodging = page.product === 'HOTEL';
  const variables = { kind: page.kind, name, asOf, from, to };
  const lodging = useQuery(PlaceLodgingAsOfDocument, isLodging ? { variables } : skipToken);
  const alcohol = useQuery(PlaceAlcoholAsOfDocument, isLodging ? skipToken : { variables });
  const hotels = lodging.data?.place;
  const bars = alcohol.data?.place?.alcoholMonths;
  const figures = useMemo(() => {
    if (hotels) return lodgingMonthsAsOf(name, hotels, until);
    return bars ? alcoholMonthsAsOf(name, bars, until) : null;
  }, [name, hotels, bars, until]);
  const { error, refetch } = isLodging ? lodging : alcohol;
  return { figures, error, refetch };
}
