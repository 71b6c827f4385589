import { DualAxes } from '@ant-design/plots';
import { useMemo } from 'react';
import type { Palette } from '../app/palette.ts';
import { PHONE, useMediaQuery } from '../lib/useMediaQuery.ts';
import { monthChartOptions } from './monthChartOptions.ts';
import type { MonthChartData } from './monthSeries.ts';

/** The picture itself; it brings the chart library with it. */
export function MonthChartCanvas({ data, palette }: { data: MonthChartData; palette: Palette }) {
  const isPhone = useMediaQuery(PHONE);
  const options = useMemo(() => monthChartOptions(data, palette, isPhone), [data, palette, isPhone]);
  return <DualAxes {...options} />;
}
