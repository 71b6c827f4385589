import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { alcoholFigures, PlaceAlcoholDocument } from './alcoholPlace.ts';
import { lodgingFigures, PlaceLodgingDocument } from './lodgingPlace.ts';
import type { PlaceFigures } from './placeFigures.ts';
import type { PlacePageKind } from './placePages.ts';
import { useInSlices } from '../../ui/hooks/useInSlices.ts';

interface Asked {
  /** Undefined while loading, null for a place that no release names. */
  figures: PlaceFigures | null | undefined;
  /** True once the place's figures have loaded, drawn or not; what the page asks further waits for it. */
  isReady: boolean;
  /** Why they did not come; undefined unless they failed. */
  error: unknown;
  retry: () => void;
}

/** The figures of a place for the tax of its page. */
export function usePlace({ kind, product }: PlacePageKind, name: string): Asked {
  const isLodging = product === 'HOTEL';
  const variables = { kind, name };
  const lodging = useInSlices(useQuery(PlaceLodgingDocument, isLodging ? { variables } : skipToken));
  const alcohol = useInSlices(useQuery(PlaceAlcoholDocument, isLodging ? skipToken : { variables }));
  const { place: lodgingPlace, latestPeriod } = lodging.data ?? {};
  const { place: alcoholPlace, latestPeriod: latestOfAlcohol } = alcohol.data ?? {};
  const figures = useMemo(
    () =>
      isLodging
        ? lodgingPlace && lodgingFigures(lodgingPlace, latestPeriod?.year ?? null)
        : alcoholPlace && alcoholFigures(alcoholPlace, latestOfAlcohol?.year ?? null),
    [isLodging, lodgingPlace, latestPeriod, alcoholPlace, latestOfAlcohol],
  );
  const asked = isLodging ? lodging : alcohol;
  const isReady = Boolean(asked.latest?.place);
  return { figures, isReady, error: asked.error, retry: () => void asked.refetch() };
}
