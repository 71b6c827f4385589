import { DualAxes } from '@ant-design/plots';
import { useMemo } from 'react';
import type { Palette } from '../theme/palette.ts';
import { NO_HOVER, PHONE, useMediaQuery } from '../hooks/useMediaQuery.ts';
import { monthChartOptions } from './monthChartOptions.ts';
import type { MonthChartData } from './monthSeries.ts';
import type { LibraryChart } from './usePointerWords.ts';

interface Props {
  data: MonthChartData;
  palette: Palette;
  /** Of the picture, in pixels. */
  width: number;
  /** Called each time it is drawn. */
  onDrawn: (chart: LibraryChart) => void;
}

/** The library's chart within that of its React component, which passes on what a pointer does alone. */
interface Drawing {
  chart: LibraryChart;
}

/** Labels are cut anew each time that the width has changed by so much: the library then draws everything again. */
const STEP = 20;

/** The picture with words at the pointer; it brings the chart library with it. */
export function MonthChartCanvas({ data, palette, width: exact, onDrawn }: Props) {
  const isPhone = useMediaQuery(PHONE);
  const isTouched = useMediaQuery(NO_HOVER);
  const width = Math.floor(exact / STEP) * STEP;
  const options = useMemo(
    () => ({
      ...monthChartOptions(data, palette, { isPhone, isTouched, width }),
      onReady: ({ chart }: Drawing) => {
        chart.on('afterrender', () => onDrawn(chart));
      },
    }),
    [data, palette, isPhone, isTouched, width, onDrawn],
  );
  // The library changes the options that it is given: given the same ones again, it draws gaps at other months.
  return useMemo(() => <DualAxes {...options} />, [options]);
}
