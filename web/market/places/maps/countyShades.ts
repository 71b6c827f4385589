import type { CountyShadesQuery } from '../../../gql/graphql.ts';
import type { Palette } from '../../../ui/theme/palette.ts';
import { isUnusual } from './mapRows.ts';
import type { MapFigure } from './mapRows.ts';
import { classOf, fillsOf, quantiles, scaleOf } from './mapScale.ts';
import type { MapScale } from './mapScale.ts';

export interface CountyShades {
  scale: Pick<MapScale, 'figure' | 'bounds'>;
  /** Fill colours by the county's name in capitals. */
  fills: ReadonlyMap<string, string>;
  /** Names of the counties whose figures are unusual. */
  unusual: readonly string[];
  /** Names of those whose changes idle hotels, or bars that filed $0, distort. */
  idle: readonly string[];
  /** Names of those with more than a tenth of parts of quarterly filings. */
  apportioned: readonly string[];
}

type County = CountyShadesQuery['rankPlaces']['nodes'][number];

/** A change is like for like, as pages of counties state it and as areas of ZIP codes are shaded. */
function valueOf({ figures, likeForLike }: County, figure: MapFigure): number | null | undefined {
  return figure === 'change' ? likeForLike?.change?.percent : figures[figure];
}

/** Colours of counties by their own figures; those without the figure have none. */
export function countyShades(counties: readonly County[], figure: MapFigure, palette: Palette): CountyShades {
  const known = counties.flatMap((county) => {
    const value = valueOf(county, figure);
    return value == null ? [] : [{ name: county.name.toUpperCase(), value }];
  });
  const bounds =
    figure === 'change' ? scaleOf('change', []).bounds : quantiles(known.map(({ value }) => value)).bounds;
  const fills = fillsOf({ figure, bounds }, palette);
  const fillOf = (value: number): string => fills[classOf(bounds, value)] ?? '';
  return {
    scale: { figure, bounds },
    fills: new Map(known.map(({ name, value }) => [name, fillOf(value)])),
    unusual: namesOf(counties.filter((county) => isUnusualCounty(county, figure))),
    idle: namesOf(counties.filter((county) => figure === 'change' && isIdle(county))),
    apportioned: namesOf(counties.filter(({ marks }) => marks.includes('APPORTIONED'))),
  };
}

function isIdle({ marks }: County): boolean {
  return marks.includes('IDLE_HOTELS') || marks.includes('IDLE_BARS');
}

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
