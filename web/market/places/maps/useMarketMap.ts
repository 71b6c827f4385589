import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { MapFilter, RankingFilter } from '../../../gql/graphql.ts';
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx';
import { useAsOf } from '../../figures/citing/asOf.ts';
import { CountyShadesDocument, PropertyMapDocument } from './mapDocuments.ts';
import { countyShades } from './countyShades.ts';
import type { CountyShades } from './countyShades.ts';
import { rowsOf } from './mapRows.ts';
import type { MapAnswer, MapFigure, MapRow } from './mapRows.ts';
import type { MapQuestion } from './mapState.ts';

export interface MarketMapData {
  answer: MapAnswer;
  rows: readonly MapRow[];
  month: string;
}

interface Asked {
  /** Undefined while loading; that of the month before while another month loads. */
  data: MarketMapData | undefined;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** The rows of a map, as of the release that the page's address names; `month` is null for the latest. */
export function useMarketMap({ product, filter, top }: MapQuestion, month: string | null): Asked {
  const variables = { product, filter, top, month, asOf: useAsOf() };
  const { data, previousData, error, loading, refetch } = useQuery(PropertyMapDocument, { variables });
  const answer = (data ?? previousData)?.propertyMap;
  const known = useMemo(
    () => answer && { answer, rows: rowsOf(answer), month: answer.month ?? '' },
    [answer],
  );
  return { data: known, isLoading: loading, error, retry: () => void refetch() };
}

/** Colours of counties by their own figures of a month; null if they are not wanted or not known. */
export function useCountyShades(
  { product, filter }: MapQuestion,
  asked: { month: string; figure: MapFigure; isWanted: boolean },
): CountyShades | null {
  const { month, figure, isWanted } = asked;
  const variables = { product, month, filter: rankingFilter(filter), asOf: useAsOf() };
  const { data } = useQuery(CountyShadesDocument, isWanted && month !== '' ? { variables } : skipToken);
  const { palette } = useTheme();
  return useMemo(() => {
    if (!isWanted || data === undefined) return null;
    return countyShades(data.rankPlaces.nodes, figure, palette);
  }, [isWanted, data, figure, palette]);
}

function rankingFilter({ properties: _, ...filter }: MapFilter): RankingFilter {
  return filter;
}
