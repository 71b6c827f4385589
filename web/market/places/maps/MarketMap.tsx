import { useMemo, useState } from 'react';
import { Card } from '../../../ui/parts/Card.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { AsOfFailure } from '../../figures/citing/AsOfFailure.tsx';
import { usePublishedMonths, wholeMonths } from '../../search/usePublishedMonths.ts';
import { MapControls } from './MapControls.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { MapList } from './MapList.tsx';
import { yearBefore } from '../../../ui/formats/monthArithmetic.ts';
import { hasNoYearBefore } from './mapRows.ts';
import type { MapRow } from './mapRows.ts';
import { figureOf } from './mapState.ts';
import type { MapQuestion, MapState, SetMapState } from './mapState.ts';
import type { MapView } from './drawMarketMap.ts';
import { useMarketMap } from './useMarketMap.ts';
import styles from './MarketMap.module.css';

export interface MarketMapProps {
  title: string;
  question: MapQuestion;
  state: MapState;
  patch: SetMapState;
  /** Prefix of the list's state in the address. */
  listPrefix: string;
  isSmall?: boolean;
}

/** Hotels or bars on a map, coloured and sized by a figure of a month, and as a table of those in sight. */
export function MarketMap(props: MarketMapProps) {
  const { product, filter } = props.question;
  // A new filter starts a new map, which shows all of its rows: the view of the earlier rows would not fit.
  return <Answered key={JSON.stringify([product, filter])} {...props} />;
}

function Answered(props: MarketMapProps) {
  const { title, question, state, patch, listPrefix, isSmall = false } = props;
  const { product } = question;
  const { published, failure } = usePublishedMonths(product);
  const months = useMemo(() => wholeMonths(published ?? []), [published]);
  const asked = months.includes(state.month) ? state.month : null;
  const { data, isLoading, error, retry } = useMarketMap(question, asked);
  const [shown, setView] = useRowsInView(data?.rows);
  if (failure !== null) return <AsOfFailure what="The months to choose from" {...failure} />;
  if (error !== undefined) return <AsOfFailure what="The map" error={error} onRetry={retry} />;
  if (data?.month === '') return <p>Nothing is published yet. Maps start with the first release.</p>;
  const figure = figureOf(state, product);
  // If no month is chosen, the map shows the latest whole one.
  const month = asked ?? data?.month ?? months.at(-1) ?? '';
  const isWhole = published === undefined || months.includes(yearBefore(month));
  const hasChanges = isWhole && !hasNoYearBefore(data?.rows ?? []);
  const sortedBy = figure === 'change' && !hasChanges ? 'receipts' : figure;
  return (
    <>
      <Card title={title}>
        <MapControls product={product} state={state} months={months} month={month} patch={patch} />
        {data === undefined ? (
          <Waiting isSmall={isSmall} />
        ) : (
          <MapDrawing {...props} data={data} isLoading={isLoading} figure={figure} onView={setView} />
        )}
      </Card>
      <MapList
        key={sortedBy}
        product={product}
        rows={shown}
        month={data?.month ?? ''}
        figure={figure}
        prefix={listPrefix}
        sort={`-${sortedBy}`}
      />
    </>
  );
}

function Waiting({ isSmall }: { isSmall: boolean }) {
  return (
    <div className={isSmall ? `${styles.place} ${styles.isSmall}` : styles.place}>
      <Skeleton width={160} />
    </div>
  );
}

/** The rows in the part of the map that shows, null while they load; and a function to set that part. */
function useRowsInView(
  rows: readonly MapRow[] | undefined,
): readonly [readonly MapRow[] | null, (view: MapView) => void] {
  const [view, setView] = useState<MapView | null>(null);
  const shown = useMemo(() => (rows === undefined ? null : inView(rows, view)), [rows, view]);
  return [shown, setView];
}

/** Rows in the part of the map that shows; those without a place are in none. Before it has a size, all. */
function inView(rows: readonly MapRow[], view: MapView | null): readonly MapRow[] {
  if (view === null || view.west === view.east) return rows;
  const { west, east, south, north } = view;
  return rows.filter(
    ({ latitude, longitude }) =>
      latitude !== null &&
      longitude !== null &&
      latitude >= south &&
      latitude <= north &&
      longitude >= west &&
      longitude <= east,
  );
}
