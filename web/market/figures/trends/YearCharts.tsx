import { useMemo } from 'react';
import { Card } from '../../../ui/parts/Card.tsx';
import { Segments } from '../../../ui/parts/Segments.tsx';
import { formatCount } from '../../../ui/formats/formatMoney.ts';
import { oneOf, useUrlState } from '../../../ui/hooks/useUrlState.ts';
import { earlyText, missingText, RANGES, yearsWithin } from './trendYears.ts';
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
  chosen: number | null;
  source: string;
  onChoose: (year: number) => void;
}

/** New hotels by year, and beside them the rooms that they brought. */
export function YearCharts({ years, unpublished, first, chosen, source, onChoose }: Props) {
  const [state, patch] = useUrlState(DEFAULTS);
  const range = oneOf(RANGES, state.range, 'recent');
  const shown = useMemo(() => years && yearsWithin(years, range), [years, range]);
  const missing = useMemo(
    () => yearsOf(shown).filter((year) => unpublished.includes(year)),
    [shown, unpublished],
  );
  const early = useMemo(
    () => yearsOf(shown).filter((year) => first !== null && year < first),
    [shown, first],
  );
  const bars = useMemo(() => {
    const partial = [...early, ...missing];
    return {
      hotels: barsOf(shown, partial, ({ newHotels }) => newHotels),
      rooms: barsOf(shown, partial, ({ roomsAdded }) => roomsAdded),
    };
  }, [shown, early, missing]);
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
      {first !== null && early.length > 0 && <p className={monthChartStyles.words}>{earlyText(first)}</p>}
      {missing.length > 0 && <p className={monthChartStyles.words}>{missingText(missing)}</p>}
      <p className={styles.source}>{source}</p>
      <YearFigures years={shown ?? []} />
    </Card>
  );
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

/** The figures of both charts as text. */
function YearFigures({ years }: { years: readonly TrendYear[] }) {
  return (
    <details className={monthChartTableStyles.text}>
      <summary>Figures as a table</summary>
      <ScrollArea className={monthChartTableStyles.scroll} label="New hotels and rooms added as a table">
        <table aria-label="New hotels and rooms added">
          <thead>
            <tr>
              {['Year', 'New hotels', 'Rooms added', 'Hotels with unknown rooms'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, newHotels, roomsAdded, roomsUnknown }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{formatCount(newHotels)}</td>
                <td>{formatCount(roomsAdded)}</td>
                <td>{formatCount(roomsUnknown)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  );
}
