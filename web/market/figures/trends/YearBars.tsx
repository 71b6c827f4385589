import { Button } from 'antd';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useOldFiguresNote } from '../../../app/about.ts';
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx';
import { downloadChart } from '../../../ui/charts/chartImage.ts';
import { CHART_NOT_SAVED } from '../../../ui/formats/failures.ts';
import { formatCount } from '../../../ui/formats/formatMoney.ts';
import { useSeen } from '../../../ui/hooks/useSeen.ts';
import { fileAsOf, useAsOf } from '../citing/asOf.ts';
import type { YearBar } from './yearBarOptions.ts';
import monthChartStyles from '../../../ui/charts/MonthChart.module.css';
import styles from './YearBars.module.css';
import { lazy } from '../../../ui/parts/lazy.tsx';

const YearBarsCanvas = lazy(async () => (await import('./YearBarsCanvas.tsx')).YearBarsCanvas);

interface Props {
  title: string;
  /** Word for the things that a bar counts. */
  name: string;
  /** Null while loading. */
  bars: readonly YearBar[] | null;
  chosen: number | null;
  source: string;
  onChoose: (year: number) => void;
}

/** A bar a year; a press chooses one. The same figures and the same choice are in the tables of the page. */
export function YearBars({ title, name, bars, chosen, source, onChoose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const { palette } = useTheme();
  const { save, failure } = useSaving(title, source);
  const data = useMemo(() => bars && { name, bars, chosen }, [name, bars, chosen]);
  const isEmpty = data === null || data.bars.length === 0;
  return (
    <figure className={`${monthChartStyles.chart} ${styles.bars}`}>
      <figcaption className={styles.title}>
        <h3>{title}</h3>
        <span role="status">{failure}</span>
        <Button
          size="small"
          aria-label={`PNG of ${title}`}
          disabled={isEmpty}
          onClick={() => place.current !== null && save(place.current)}
        >
          PNG
        </Button>
      </figcaption>
      <div ref={place} className={monthChartStyles.canvas} role="img" aria-label={summaryOf(title, bars)}>
        {seen && !isEmpty && (
          <Suspense fallback={null}>
            <YearBarsCanvas data={data} palette={palette} onChoose={onChoose} />
          </Suspense>
        )}
        {data !== null && isEmpty && <p className={monthChartStyles.none}>No Records Found.</p>}
      </div>
    </figure>
  );
}

/** Saves the drawn chart as a picture, or says that it could not. */
function useSaving(title: string, source: string) {
  const { palette } = useTheme();
  const old = useOldFiguresNote();
  const asOf = useAsOf();
  const [failure, setFailure] = useState('');
  const save = (drawn: HTMLElement): void => {
    setFailure('');
    const words = [old, source].filter(Boolean).join('. ');
    downloadChart(drawn, { title: fileAsOf(title, asOf), source: words, palette }).catch(() =>
      setFailure(CHART_NOT_SAVED),
    );
  };
  return { save, failure };
}

function summaryOf(title: string, bars: readonly YearBar[] | null): string {
  const [first, last] = [bars?.[0], bars?.at(-1)];
  if (bars === null || first === undefined || last === undefined) return title;
  const most = bars.reduce((highest, bar) => (bar.value > highest.value ? bar : highest));
  const range = `${String(first.year)} to ${String(last.year)}`;
  return `${title}, ${range}: most in ${String(most.year)}, ${formatCount(most.value)}. The figures follow as a table.`;
}
