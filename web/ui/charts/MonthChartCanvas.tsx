import { DualAxes } from '@ant-design/plots';
import { useMemo } from 'react';
import type { Palette } from '../theme/palette.ts';
import { PHONE, useMediaQuery } from '../hooks/useMediaQuery.ts';
import { monthChartOptions } from './monthChartOptions.ts';
import type { MonthChartData } from './monthSeries.ts';

interface Props {
  data: MonthChartData;
  palette: Palette;
  /** Called each time it is drawn. */
  onDrawn: () => void;
}

/** The library's chart within that of its React component, which passes on what a pointer does alone. */
interface Drawing {
  chart: { on: (event: 'afterrender', listener: () => void) => void };
}

/** The picture with words at the pointer; it brings the chart library with it. */
export function MonthChartCanvas({ data, palette, onDrawn }: Props) {
  const isPhone = useMediaQuery(PHONE);
  const options = useMemo(
    () => ({
      ...monthChartOptions(data, palette, isPhone),
      onReady: ({ chart }: Drawing) => {
        chart.on('afterrender', onDrawn);
      },
    }),
    [data, palette, isPhone, onDrawn],
  );
  // The library changes the options that it is given: given the same ones again, it draws gaps at other months.
  return useMemo(() => <DualAxes {...options} />, [options]);
}
