import { formatChange } from '../lib/formatChange.ts';
import type { Change } from '../lib/formatChange.ts';
import { YearChange } from './ChangeArrow.tsx';
import { Chip } from './Chip.tsx';
import type { Column } from './tableColumns.ts';

/** What stands below every table of years. */
export const YEAR_NOTE = 'Years are compared by the months that both have.';

/** The year, and how many months it has where it has not all of them. */
export function yearColumn<Row extends { year: number; months: number }>(): Column<Row> {
  return {
    key: 'year',
    title: 'Year',
    value: ({ year }) => year,
    cell: ({ year, months }) => (
      <>
        {year} {months < 12 && <Chip>{months === 1 ? '1 month' : `${String(months)} months`}</Chip>}
      </>
    ),
    shown: 'phone',
    isHeading: true,
  };
}

interface Shape<Row> {
  key: string;
  title: string;
  change: (row: Row) => Change | null;
  shown: Column<Row>['shown'];
}

/** A change between years: arrow, word, amount and percentage. */
export function yearChangeColumn<Row>({ key, title, change, shown }: Shape<Row>): Column<Row> {
  return {
    key,
    title,
    value: (row) => change(row)?.amount ?? 0,
    csv: (row) => formatChange(change(row)),
    cell: (row) => <YearChange change={change(row)} />,
    numeric: true,
    shown,
  };
}
