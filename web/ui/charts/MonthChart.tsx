import { Button } from 'antd';
import { use, useState } from 'react';
import { useTheme } from '../theme/ThemeProvider.tsx';
import { CHART_NOT_SAVED } from '../formats/failures.ts';
import { formatShortMonth } from '../formats/formatMonth.ts';
import { gapText, stretchesText } from './chartGaps.ts';
import { ChartShare } from './chartShare.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { MonthDrawing } from './MonthDrawing.tsx';
import { MonthChartTable } from './MonthChartTable.tsx';
import { MonthStrip } from './MonthStrip.tsx';
import type { StripPart } from './MonthStrip.tsx';
import { hasTwoAxes, isBlank } from './monthSeries.ts';
import type { MonthChartData } from './monthSeries.ts';
import { PictureNote } from './pictureNote.ts';
import { useDrawing } from './useDrawing.ts';
import styles from './MonthChart.module.css';

interface Props {
  title: string;
  /** Null while loading. */
  data: MonthChartData | null;
  /** Names the release of the figures and says which of them are not plainly as filed. */
  source: string;
  /** Stretches of its months below them, null while they load; without it there are none. */
  strip?: readonly StripPart[] | null;
  /** Shown in an empty chart: `Its figures end in April 2019.` Null for no such sentence. */
  elsewhere?: string | null;
}

/** Months as bars and lines, with the same figures as a table and the picture as a file. */
export function MonthChart({ title, data, source, strip, elsewhere = null }: Props) {
  const drawing = useDrawing();
  const { palette, shown } = useTheme();
  const isEmpty = data === null || data.months.length === 0 || isBlank(data);
  const words = wordsOf(data);
  const label = data === null ? title : summaryOf(title, data);
  return (
    <figure
      className={data !== null && hasTwoAxes(data) ? `${styles.chart} ${styles.twoAxes}` : styles.chart}
    >
      <div className={styles.canvas} role="img" aria-label={label} onPointerEnter={drawing.want}>
        {!isEmpty && <MonthDrawing data={data} palette={palette} drawing={drawing} />}
        {data !== null && isEmpty && (
          <p className={styles.none}>{[noneText(data), elsewhere].filter(Boolean).join(' ')}</p>
        )}
      </div>
      {strip !== undefined && <MonthStrip label="Filed under the name" parts={strip} />}
      {words !== '' && <p className={styles.words}>{words}</p>}
      <figcaption className={styles.foot}>
        <ChartLegend data={data} palette={shown} />
        <span className={styles.source}>{source}</span>
        <Share data={isEmpty ? null : data} title={title} words={[words, source]} />
      </figcaption>
      <MonthChartTable title={title} data={data} />
    </figure>
  );
}

/** Says which of the months have nothing to show, and why. */
function wordsOf(data: MonthChartData | null): string {
  if (data === null) return '';
  const { months, series, missing = [], marked = [], needs } = data;
  const pointed = marked.map((each) => `${stretchesText(each.months)}: ${each.word}.`);
  const gaps = [...pointed, gapText(missing)].join(' ').trim();
  if (needs === undefined || isBlank(data)) return gaps;
  const without = months.filter(
    (month, index) =>
      !missing.includes(month) && series.every(({ values }) => (values[index] ?? null) === null),
  );
  return [gaps, ...(without.length > 0 ? [`${needs}: none for ${stretchesText(without)}.`] : [])]
    .join(' ')
    .trim();
}

function noneText({ months, needs }: MonthChartData): string {
  if (months.length === 0) return 'No Records Found.';
  return needs === undefined ? 'These months have no figures.' : `There is none here: ${needs}.`;
}

function summaryOf(title: string, { months, series }: MonthChartData): string {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return `${title}: no months`;
  const names = series.map(({ name }) => name).join(' and ');
  return `${title}: ${names} from ${formatShortMonth(first)} to ${formatShortMonth(last)}. The figures follow as a table.`;
}

interface ShareProps {
  title: string;
  /** Null if there is nothing to see. */
  data: MonthChartData | null;
  /** Text below it. */
  words: readonly string[];
}

/** Offers the chart as files that say by themselves where they are from. */
function Share({ title, data, words }: ShareProps) {
  const { palette } = useTheme();
  const note = use(PictureNote);
  const share = use(ChartShare);
  const [failure, setFailure] = useState('');
  const save = async (format: 'svg' | 'png'): Promise<void> => {
    if (data === null) return;
    // The first chart that is saved loads the code for it.
    const { saveChart } = await import('./saveChart.tsx');
    const said = [note, ...words].filter(Boolean).map((each) => (each.endsWith('.') ? each : `${each}.`));
    await saveChart(format, { title, data, palette, words: said.join(' '), link: window.location.href });
  };
  const trySaving = (format: 'svg' | 'png') => (): void => {
    setFailure('');
    save(format).catch(() => setFailure(CHART_NOT_SAVED));
  };
  return (
    <span className={styles.share}>
      <span role="status">{failure}</span>
      <Button size="small" disabled={data === null} onClick={trySaving('png')}>
        PNG
      </Button>
      <Button size="small" disabled={data === null} onClick={trySaving('svg')}>
        SVG
      </Button>
      {data !== null && share}
    </span>
  );
}
