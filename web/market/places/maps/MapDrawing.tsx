import { Suspense, useMemo } from 'react';
import { useAbout } from '../../../app/about.ts';
import { oneOf } from '../../../ui/hooks/useUrlState.ts';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { ChosenMark } from './ChosenMark.tsx';
import { MapLegend } from './MapLegend.tsx';
import { MapNotes } from './MapNotes.tsx';
import type { MapFigure } from './mapRows.ts';
import { scaleOf } from './mapScale.ts';
import type { MapScale } from './mapScale.ts';
import { MOST_POINTS, SHADES, wordsOf } from './mapState.ts';
import type { MapQuestion, MapState, SetMapState, Shade } from './mapState.ts';
import type { MapView } from './drawMarketMap.ts';
import { useCountyShades } from './useMarketMap.ts';
import type { CountyShades } from './countyShades.ts';
import type { MarketMapData } from './useMarketMap.ts';
import styles from './MarketMap.module.css';
import { lazy } from '../../../ui/parts/lazy.tsx';

const MarketMapCanvas = lazy(async () => (await import('./MarketMapCanvas.tsx')).MarketMapCanvas);

interface Props {
  question: MapQuestion;
  state: MapState;
  patch: SetMapState;
  data: MarketMapData;
  isLoading: boolean;
  figure: MapFigure;
  isSmall?: boolean;
  onView: (view: MapView) => void;
}

/** The map with its legend, its notes and the mark that was pressed. */
export function MapDrawing(props: Props) {
  const { question, state, patch, data, isLoading, figure, isSmall = false, onView } = props;
  const { rows, month } = data;
  const { mapTilesUrl } = useAbout();
  const shade = oneOf(SHADES, state.shade, 'none');
  const isByCounty = shade === 'counties';
  const scale = useMemo(() => scaleOf(figure, rows), [figure, rows]);
  const shades = useCountyShades(question, { month, figure, isWanted: isByCounty });
  const { several } = wordsOf(question.product);
  return (
    <>
      <div className={isSmall ? `${styles.place} ${styles.isSmall}` : styles.place} aria-busy={isLoading}>
        <Suspense fallback={<Skeleton width={160} />}>
          <MarketMapCanvas
            label={`Map of ${several}: arrows move it, plus and minus zoom, Enter chooses the mark in the middle. The table below has the same ${several}`}
            rows={isByCounty ? NO_ROWS : rows}
            month={month}
            scale={scale}
            several={several}
            byZip={shade === 'zips'}
            shades={isByCounty ? (shades?.fills ?? NO_FILLS) : null}
            tilesUrl={mapTilesUrl}
            chosen={state.at}
            view={state.view}
            first={rows}
            onChoose={(mark) => patch({ at: mark?.key ?? '' }, { replace: true })}
            onView={(view, byHand) => {
              onView(view);
              if (byHand && view.text !== state.view) patch({ view: view.text }, { replace: true });
            }}
          />
        </Suspense>
      </div>
      <Chosen {...props} isByZip={shade === 'zips'} />
      <Legend {...props} scale={scale} shade={shade} shades={isByCounty ? shades : undefined} />
      <MapNotes data={data} isByCounty={isByCounty} shades={shades} question={question} figure={figure} />
    </>
  );
}

interface LegendProps extends Pick<Props, 'question' | 'data' | 'figure'> {
  scale: MapScale;
  shade: Shade;
  /** Undefined if counties are not shaded, null while their figures load. */
  shades: CountyShades | null | undefined;
}

function Legend({ question, data: { rows }, figure, scale, shade, shades }: LegendProps) {
  const { several } = wordsOf(question.product);
  if (shades === null) return null;
  const points = shade === 'zips' ? 0 : rows.filter(({ isPoint }) => isPoint).length;
  const marks = {
    hasAreas: points < rows.length,
    hasGroups: points > MOST_POINTS,
    hasHollow: rows.some((row) => row[figure] === null),
  };
  const none = { hasAreas: false, hasGroups: false, hasHollow: true };
  return shades === undefined ? (
    <MapLegend scale={scale} several={several} {...marks} />
  ) : (
    <MapLegend title="Counties" scale={shades.scale} several={several} {...none} />
  );
}

const NO_ROWS: readonly never[] = [];
const NO_FILLS: ReadonlyMap<string, string> = new Map();

function Chosen({ question, state, data, figure, isByZip }: Props & { isByZip: boolean }) {
  if (state.at === '') return null;
  const own = data.rows.filter(({ id }) => id === state.at);
  const isArea = own.length === 0;
  const rows = isArea
    ? data.rows.filter(({ zip, isPoint }) => zip === state.at && (isByZip || !isPoint))
    : own;
  if (rows.length === 0) return null;
  return (
    <ChosenMark product={question.product} rows={rows} figure={figure} isArea={isArea} month={data.month} />
  );
}
