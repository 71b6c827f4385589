import { Column } from '@ant-design/plots';
import { useEffect, useMemo, useRef } from 'react';
import type { Palette } from '../../../ui/theme/palette.ts';
import { PHONE, useMediaQuery } from '../../../ui/hooks/useMediaQuery.ts';
import { yearBarOptions } from './yearBarOptions.ts';
import type { YearBarData } from './yearBarOptions.ts';

interface Props {
  data: YearBarData;
  palette: Palette;
  onChoose: (year: number) => void;
}

/** The parts of the library's chart that are used here. */
interface Chart {
  on: (event: string, listener: (event: { offsetX: number; offsetY: number }) => void) => void;
  getDataByXY: (point: { x: number; y: number }, options: { shared: boolean }) => { year?: string }[];
}

/** The picture itself; it brings the chart library with it. */
export function YearBarsCanvas({ data, palette, onChoose }: Props) {
  const isPhone = useMediaQuery(PHONE);
  const options = useMemo(() => yearBarOptions(data, palette, isPhone), [data, palette, isPhone]);
  // The library keeps the listener of the first time.
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  }, [onChoose]);
  const onReady = useMemo(
    () =>
      ({ chart }: { chart: Chart }) => {
        // Anywhere above a year is as good as on its bar, which may be low.
        chart.on('plot:click', ({ offsetX, offsetY }) => {
          const [point] = chart.getDataByXY({ x: offsetX, y: offsetY }, { shared: true });
          if (point?.year !== undefined) choose.current(Number(point.year));
        });
      },
    [],
  );
  // The library changes the options that it is given: given the same ones again, it draws gaps at other years.
  return useMemo(() => <Column {...options} onReady={onReady} />, [options, onReady]);
}
