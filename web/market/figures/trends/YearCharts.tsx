import { useMemo } from 'react';
import { Card } from '../../../ui/parts/Card.tsx';
import { Segments } from '../../../ui/parts/Segments.tsx';
import { formatCount } from '../../../ui/formats/formatMoney.ts';
import { oneOf, useUrlState } from '../../../ui/hooks/useUrlState.ts';
import {
  earlierWords,
  earlyText,
  missingText,
  RANGES,
  runningText,
  runningYear,
  yearsWithin,
} from './trendYears.ts';
import type { Range, TrendYear } from './trendYears.ts';
import type { YearBar } from './yearBarOptions.ts';
import { YearBars } from './YearBars.tsx';
import { ScrollArea } from '../../../ui/table/ScrollArea.tsx';
import monthChartStyles from '../../../ui/charts/MonthChart.module.css';
import monthChartTableStyles from '../../../ui/charts/MonthChartTable.module.css';
import styles from './YearCharts.module.css';

const DEFAULTS = { range: 'recent' };
const OPTIONS: { value: Range; label: string; name: string }[] = [
  { value: 'recent', label: 'Since 2001', name: 'Years since 2001' },
  { value: 'all', label: 'All', name: 'All years' },
];

interface Props {
  /** Null while loading. */
  years: readonly TrendYear[] | null;
  /** Years that no release has. */
  unpublished: readonly number[];
  /** The first year that a release has; null if none is published. */
  first: number | null;
  /** The latest published month; null while loading, or if there is none. */
  latest: string | null;
  chosen: number | null;
  source: string;
  onChoose: (year: number) => void;
}

/** New hotels by year, and beside them the rooms that they brought. */
export function YearCharts({ years, unpublished, first, latest, chosen, source, onChoose }: Props) {
  const [state, patch] = useUrlState(DEFAULTS);
  const range = oneOf(RANGES, state.range, 'recent');
  const { shown, early, missing, running, bars } = useShown({ years, unpublished, first, latest }, range);
  const common = { chosen, source, onChoose };
  return (
    <Card
      title="New hotels by year"
      flush
      actions={
        <Segments label="Years" value={range} options={OPTIONS} onChange={(next) => patch({ range: next })} />
      }
    >
      <div className={styles.charts}>
        <YearBars title="New hotels" name="New hotels" bars={bars.hotels} {...common} />
        <YearBars title="Rooms added" name="Rooms added" bars={bars.rooms} {...common} />
      </div>
      <Words
        texts={[
          first !== null && early.length > 0 && earlyText(first),
          missing.length > 0 && missingText(missing),
          latest !== null && running.length > 0 && runningText(latest),
          earlierWords(shown ?? []),
        ]}
      />
      <p className={styles.source}>{source}</p>
      <YearFigures years={shown ?? []} />
    </Card>
  );
}

type Known = Pick<Props, 'years' | 'unpublished' | 'first' | 'latest'>;

/** The years of the range, those of which the releases do not have everything, and their bars. */
function useShown({ years, unpublished, first, latest }: Known, range: Range) {
  return useMemo(() => {
    const shown = years && yearsWithin(years, range);
    const those = (isSo: (year: number) => boolean): number[] => yearsOf(shown).filter(isSo);
    const missing = those((year) => unpublished.includes(year));
    const early = those((year) => first !== null && year < first);
    const running = those((year) => year === runningYear(latest));
    const partial = [...early, ...missing, ...running];
    const bars = {
      hotels: barsOf(shown, partial, ({ newHotels }) => newHotels),
      rooms: barsOf(shown, partial, ({ roomsAdded }) => roomsAdded),
    };
    return { shown, early, missing, running, bars };
  }, [years, unpublished, first, latest, range]);
}

function Words({ texts }: { texts: readonly (string | false)[] }) {
  return texts
    .filter((text) => text !== false)
    .map((text) => (
      <p key={text} className={monthChartStyles.words}>
        {text}
      </p>
    ));
}

function yearsOf(years: readonly TrendYear[] | null): number[] {
  return years?.map(({ year }) => year) ?? [];
}

function barsOf(
  years: readonly TrendYear[] | null,
  missing: readonly number[],
  valueOf: (year: TrendYear) => number,
): YearBar[] | null {
  const barOf = (each: TrendYear): YearBar => ({
    year: each.year,
    value: valueOf(each),
    isMissing: missing.includes(each.year),
  });
  return years?.map(barOf) ?? null;
}

const TITLES = [
  'Year',
  'New hotels',
  'Rooms added',
  'Hotels with unknown rooms',
  'Hotels with earlier receipts',
  'Their rooms',
];

/** The figures of both charts as text. */
function YearFigures({ years }: { years: readonly TrendYear[] }) {
  return (
    <details className={monthChartTableStyles.text}>
      <summary>Figures as a table</summary>
      <ScrollArea className={monthChartTableStyles.scroll} label="New hotels and rooms added as a table">
        <table aria-label="New hotels and rooms added">
          <thead>
            <tr>
              {TITLES.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((each) => (
              <tr key={each.year}>
                <th scope="row">{each.year}</th>
                <td>{formatCount(each.newHotels)}</td>
                <td>{formatCount(each.roomsAdded)}</td>
                <td>{formatCount(each.roomsUnknown)}</td>
                <td>{formatCount(each.hotelsOpenedEarlier)}</td>
                <td>{each.roomsOpenedEarlier === null ? 'unknown' : formatCount(each.roomsOpenedEarlier)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  );
}
