import { formatMonth } from '../formats/formatMonth.ts';
import { ScrollArea } from '../table/ScrollArea.tsx';
import { monthText } from './monthSeries.ts';
import type { MonthChartData } from './monthSeries.ts';
import styles from './MonthChartTable.module.css';

/** The figures of a chart as text. */
export function MonthChartTable({ title, data }: { title: string; data: MonthChartData | null }) {
  return (
    <details className={styles.text}>
      <summary>Figures as a table</summary>
      <ScrollArea className={styles.scroll} label={`${title} as a table`}>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">Month</th>
              {data?.series.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.months.map((month, index) => (
              <tr key={month}>
                <th scope="row">
                  {formatMonth(month)}
                  {data.marked?.map((each) => each.months.includes(month) && `, ${each.word}`)}
                </th>
                {data.series.map((series) => (
                  <td key={series.key}>{monthText(series, data, index)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  );
}
