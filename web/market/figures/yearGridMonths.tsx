import { MONTH_NAMES } from '../../ui/formats/formatMonth.ts';
import { useWidth } from '../../ui/hooks/useMediaQuery.ts';
import type { RowDetails } from '../../ui/table/DataRow.tsx';
import { yearGridColumns } from './yearGrid.tsx';
import type { YearOfMonths } from './yearGrid.tsx';
import styles from './yearGridMonths.module.css';

const MONTH_COLUMNS = yearGridColumns.filter(({ title }) => MONTH_NAMES.some((name) => name === title));

const details: RowDetails<YearOfMonths> = {
  label: () => 'Months',
  content: (year) => <Months year={year} />,
};

/** On a phone, which has room for quarters only, each year opens its months; elsewhere they are columns. */
export function useYearGridMonths(): RowDetails<YearOfMonths> | undefined {
  return useWidth() === 'phone' ? details : undefined;
}

/** Twelve months in four lines of three, so that each line is a quarter. */
function Months({ year }: { year: YearOfMonths }) {
  return (
    <dl className={styles.months} aria-label={`Months of ${String(year.year)}`}>
      {MONTH_COLUMNS.map(({ key, title, cell }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{cell?.(year)}</dd>
        </div>
      ))}
    </dl>
  );
}
