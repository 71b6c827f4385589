import { lazy, Suspense } from 'react';
import { PHONE, useMediaQuery } from '../hooks/useMediaQuery.ts';
import { useSize } from '../hooks/useSize.ts';
import type { Palette } from '../theme/palette.ts';
import { MonthPicture } from './MonthPicture.tsx';
import type { MonthChartData } from './monthSeries.ts';
import type { Drawing } from './useDrawing.ts';
import styles from './MonthDrawing.module.css';

const MonthChartCanvas = lazy(async () => ({
  default: (await import('./MonthChartCanvas.tsx')).MonthChartCanvas,
}));

interface Props {
  data: MonthChartData;
  palette: Palette;
  drawing: Drawing;
}

/**
 * A chart's picture: at once and without the chart library, which is larger than the page around it. The library draws
 * the same once there is a pointer that words belong to, or a file is wanted.
 */
export function MonthDrawing({ data, palette, drawing }: Props) {
  const isPhone = useMediaQuery(PHONE);
  const [place, size] = useSize<HTMLDivElement>();
  const { isWanted, isDrawn, onDrawn } = drawing;
  return (
    <div ref={place} className={styles.drawing}>
      {!isDrawn && size !== null && (
        <MonthPicture data={data} palette={palette} isPhone={isPhone} size={size} />
      )}
      {isWanted && (
        <Suspense fallback={null}>
          <div className={styles.canvas}>
            <MonthChartCanvas data={data} palette={palette} onDrawn={onDrawn} />
          </div>
        </Suspense>
      )}
    </div>
  );
}
