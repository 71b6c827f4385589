import { Suspense, useCallback } from 'react';
import { PHONE, useMediaQuery } from '../hooks/useMediaQuery.ts';
import { useSize } from '../hooks/useSize.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import type { Palette } from '../theme/palette.ts';
import { MonthPicture } from './MonthPicture.tsx';
import type { MonthChartData } from './monthSeries.ts';
import type { Drawing } from './useDrawing.ts';
import { usePointerWords } from './usePointerWords.ts';
import type { LibraryChart } from './usePointerWords.ts';
import styles from './MonthDrawing.module.css';
import { lazy } from '../parts/lazy.tsx';

// Without it the first picture stays.
const MonthChartCanvas = lazy(
  async () => (await import('./MonthChartCanvas.tsx')).MonthChartCanvas,
  () => null,
);

/** As wide as a card of a page that prints on one sheet; the style sheet has the same shape. */
const SHEET = { width: 960, height: 190 };

interface Props {
  data: MonthChartData;
  palette: Palette;
  drawing: Drawing;
}

/**
 * A chart's picture: at once and without the chart library, which is larger than the page around it. The library draws
 * the same once there is a pointer that words belong to, or a file is wanted. On paper is the first picture again, in
 * the size and the colours of paper, for which the library has no time.
 */
export function MonthDrawing({ data, palette, drawing }: Props) {
  const isPhone = useMediaQuery(PHONE);
  const isPaper = useMediaQuery('print');
  const { shown } = useTheme();
  const [place, size] = useSize<HTMLDivElement>();
  const { isWanted, isDrawn, onDrawn } = drawing;
  const { listeners, drawn } = usePointerWords();
  const onLibraryDrawn = useCallback(
    (chart: LibraryChart) => {
      onDrawn();
      drawn(chart);
    },
    [onDrawn, drawn],
  );
  return (
    <div ref={place} className={styles.drawing} {...listeners}>
      {isPaper && <MonthPicture data={data} palette={shown} isPhone={false} size={SHEET} />}
      {!isPaper && !isDrawn && size !== null && (
        <MonthPicture data={data} palette={palette} isPhone={isPhone} size={size} />
      )}
      {isWanted && (
        <Suspense fallback={null}>
          <div className={styles.canvas}>
            <MonthChartCanvas
              data={data}
              palette={palette}
              width={size?.width ?? 0}
              onDrawn={onLibraryDrawn}
            />
          </div>
        </Suspense>
      )}
    </div>
  );
}
