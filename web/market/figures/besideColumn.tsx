import type { Column } from '../../ui/table/tableColumns.ts';
import styles from './besideColumn.module.css';

/** The column with words below its figure, such as what was filed; null if a row needs none. */
export function besideColumn<Row>(column: Column<Row>, beside: (row: Row) => string | null): Column<Row> {
  const { cell, value } = column;
  return {
    ...column,
    cell: (row) => {
      const words = beside(row);
      const figure = cell === undefined ? value(row) : cell(row);
      if (words === null) return figure;
      return (
        <>
          {figure} <span className={styles.beside}>{words}</span>
        </>
      );
    },
  };
}
