import { MONTH_NAMES } from '../../ui/formats/formatMonth.ts';
import { useWidth } from '../../ui/hooks/useMediaQuery.ts';
import type { RowDetails } from '../../ui/table/DataRow.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { yearGridColumns } from './yearGrid.tsx';
import type { YearOfMonths } from './yearGrid.tsx';
import styles from './yearGridMonths.module.css';

const details = monthsBelow(yearGridColumns);

/** On a phone, which has room for quarters only, each year opens its months; elsewhere they are columns. */
export function useYearGridMonths(): RowDetails<YearOfMonths> | undefined {
  return useWidth() === 'phone' ? details : undefined;
}

/** Details of a year's row: those of the columns that are months. */
export function monthsBelow<Year extends { year: number }>(
  columns: readonly Column<Year>[],
): RowDetails<Year> {
  const months = columns.filter(({ title }) => MONTH_NAMES.some((name) => name === title));
  return {
    label: () => 'Months',
    content: (year) => <Months columns={months} year={year} />,
  };
}

interface Props<Year> {
  columns: readonly Column<Year>[];
  year: Year;
}

/** Twelve months in four lines of three, so that each line is a quarter. */
function Months<Year extends { year: number }>({ columns, year }: Props<Year>) {
  return (
    <dl className={styles.months} aria-label={`Months of ${String(year.year)}`}>
      {columns.map(({ key, title, cell }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{cell?.(year)}</dd>
        </div>
      ))}
    </dl>
  );
}
