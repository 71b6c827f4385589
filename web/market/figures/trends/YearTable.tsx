import { useMemo } from 'react';
import { Card } from '../../../ui/parts/Card.tsx';
import { countColumn } from '../../../ui/table/columnKinds.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { TablePager } from '../../../ui/table/TablePager.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { useTableState } from '../../../ui/table/useTableState.ts';
import type { TrendYear } from './trendYears.ts';
import styles from './YearTable.module.css';

const TITLE = 'New Hotels per Year';
const PAGE_SIZES = [5, 10, 20, 50, 100];
const NO_YEARS: readonly TrendYear[] = [];

interface Props {
  /** Null while loading. */
  years: readonly TrendYear[] | null;
  chosen: number | null;
  onChoose: (year: number) => void;
}

/** The years with their new hotels, without search and export as specified; a year chooses whose hotels show. */
export function YearTable({ years, chosen, onChoose }: Props) {
  const columns = useMemo(() => columnsOf(chosen, onChoose), [chosen, onChoose]);
  const rows = years ?? NO_YEARS;
  const table = useTableState({ columns, rows, prefix: 'y.', sort: '-year', pageSizes: PAGE_SIZES });
  return (
    <Card title={TITLE} flush>
      <DataTable
        label={TITLE}
        table={table}
        loading={years === null}
        rowKey={({ year }) => String(year)}
        rowHeight={24}
      />
      <TablePager label={TITLE} table={table} count={years?.length ?? null}>
        The year 2000 is left out. Choose a year to see its hotels.
      </TablePager>
    </Card>
  );
}

function columnsOf(chosen: number | null, onChoose: (year: number) => void): readonly Column<TrendYear>[] {
  return [
    {
      key: 'year',
      title: 'Year',
      value: ({ year }) => year,
      cell: ({ year }) => (
        <button
          type="button"
          className={styles.choice}
          aria-pressed={year === chosen}
          onClick={() => onChoose(year)}
        >
          {year}
        </button>
      ),
      shown: 'phone',
      isHeading: true,
    },
    countColumn({ key: 'hotels', title: 'New Hotels', value: ({ newHotels }) => newHotels }),
  ];
}
