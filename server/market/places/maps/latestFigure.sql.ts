import type { YearMonths } from '../../figures/rankings/rankingPeriod.ts';
import { yearColumn } from '../../figures/rankings/yearRows.rules.ts';

/**
 * SQL of a number for the latest of some months in which a year row `y` has a figure: larger for a later month, and for
 * receipts than for none. Null without a figure. Of the rows of a sold hotel, those with the largest one have its figure
 * on the map, as `joinMonths` would take it: a seller may file $0 for years.
 */
export function latestFigure(window: readonly YearMonths[]): string {
  const years = window.map(({ year, months, january }) => {
    const cases = months.toReversed().map((month) => {
      const receipts = `y.${yearColumn('receipts', month)}`;
      const place = 2 * (january + month);
      return `when ${receipts} > 0 then ${String(place + 1)} when ${receipts} is not null then ${String(place)}`;
    });
    return `when ${String(year)} then case ${cases.join(' ')} end`;
  });
  return years.length === 0 ? 'null::integer' : `case y.year ${years.join(' ')} end`;
}

/** SQL of the value (SQL) of the row with the largest `latest`, and of several the first by `then`; null if no row has one. */
export function ofLatest(value: string, latest: string, then = '1'): string {
  return `(array_agg(${value} order by ${latest} desc, ${then}) filter (where ${latest} is not null))[1]`;
}
