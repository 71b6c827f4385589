import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { CountyShadesQuery, MapFilter, RankingFilter } from '../../../gql/graphql.ts';
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx';
import { useAsOf } from '../../figures/citing/asOf.ts';
import { CountyShadesDocument, PropertyMapDocument } from './mapDocuments.ts';
import { isUnusual, rowsOf } from './mapRows.ts';
import type { MapAnswer, MapFigure, MapRow } from './mapRows.ts';
import { classOf, fillsOf, quantiles, scaleOf } from './mapScale.ts';
import type { MapScale } from './mapScale.ts';
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

export interface CountyShades {
  scale: Pick<MapScale, 'figure' | 'bounds'>;
  /** Fill colours by the county's name in capitals. */
  fills: ReadonlyMap<string, string>;
  /** Names of the counties whose figures are unusually high. */
  unusual: readonly string[];
  /** Names of those with more than a tenth of parts of quarterly filings. */
  apportioned: readonly string[];
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
    const { nodes } = data.rankPlaces;
    const known = nodes.flatMap(({ name, figures, change }) => {
      const value = figure === 'change' ? change?.percent : figures[figure];
      return value == null ? [] : [{ name: name.toUpperCase(), value }];
    });
    const bounds =
      figure === 'change' ? scaleOf('change', []).bounds : quantiles(known.map(({ value }) => value)).bounds;
    const fills = fillsOf({ figure, bounds }, palette);
    const fillOf = (value: number): string => fills[classOf(bounds, value)] ?? '';
    return {
      scale: { figure, bounds },
      fills: new Map(known.map(({ name, value }) => [name, fillOf(value)])),
      unusual: namesOf(nodes.filter((node) => isUnusualCounty(node, figure))),
      apportioned: namesOf(nodes.filter(({ marks }) => marks.includes('APPORTIONED'))),
    };
  }, [isWanted, data, figure, palette]);
}

type County = CountyShadesQuery['rankPlaces']['nodes'][number];

function namesOf(counties: readonly County[]): string[] {
  return counties.map(({ name }) => name);
}

function isUnusualCounty({ figures, earlier }: County, figure: MapFigure): boolean {
  return isUnusual(
    {
      isUnusual: (figures.unusualFilings ?? 0) > 0,
      isUnusualBefore: (earlier?.unusualFilings ?? 0) > 0,
    },
    figure,
  );
}

function rankingFilter({ properties: _, ...filter }: MapFilter): RankingFilter {
  return filter;
}
