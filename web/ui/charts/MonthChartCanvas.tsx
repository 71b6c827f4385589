import { DualAxes } from '@ant-design/plots';
import { useMemo } from 'react';
import type { Palette } from '../theme/palette.ts';
import { PHONE, useMediaQuery } from '../hooks/useMediaQuery.ts';
import { monthChartOptions, paddingsOf } from './monthChartOptions.ts';
import type { MonthChartData } from './monthSeries.ts';

interface Props {
  data: MonthChartData;
  palette: Palette;
  /** True if something below is aligned with its months. */
  isAligned: boolean;
}

/** The picture itself; it brings the chart library with it. */
export function MonthChartCanvas({ data, palette, isAligned }: Props) {
  const isPhone = useMediaQuery(PHONE);
  const options = useMemo(
    () => ({ ...monthChartOptions(data, palette, isPhone), ...(isAligned && paddingsOf(data)) }),
    [data, palette, isPhone, isAligned],
  );
  // The library changes the options that it is given: given the same ones again, it draws gaps at other months.
  return useMemo(() => <DualAxes {...options} />, [options]);
}
