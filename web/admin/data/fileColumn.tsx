import type { Column } from '../../ui/table/tableColumns.ts';
import styles from './data.module.css';

/** The heading column of a table of files. */
export function fileColumn<Row>(title: string, value: (row: Row) => string): Column<Row> {
  const cell = (row: Row) => <span className={styles.file}>{value(row)}</span>;
  return { key: 'file', title, value, cell, shown: 'phone', isHeading: true };
}
