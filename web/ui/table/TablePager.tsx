import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { formatCount } from '../formats/formatMoney.ts';
import textStyles from '../parts/text.module.css';
import type { TableState } from './useTableState.ts';
import styles from './TablePager.module.css';

interface Props<Row> {
  label: string;
  table: TableState<Row>;
  /** Null while the rows are on their way. */
  count: number | null;
  /** Notes on the rows above. */
  children?: ReactNode;
}

/** Says which rows show, leads to the others, and chooses how many show at once. */
export function TablePager<Row>({ label, table, count, children }: Props<Row>) {
  const { page, pageCount, pageSize, pageSizes } = table;
  const range = `${formatCount((page - 1) * pageSize + 1)}–${formatCount(Math.min(page * pageSize, count ?? 0))}`;
  if (count === 0) {
    return (
      <div className={styles.tablePager}>
        <div className={styles.notes}>{children}</div>
        <span className={textStyles.spoken} role="status">
          No rows
        </span>
      </div>
    );
  }
  return (
    <div className={styles.tablePager}>
      <div className={styles.notes}>{children}</div>
      <nav
        className={pageCount > 1 ? `${styles.pages} ${styles.several}` : styles.pages}
        aria-label={`Pages of ${label}`}
      >
        <Select
          size="small"
          // They are few. A list that makes only those in view would tell a screen reader of three at a time.
          virtual={false}
          aria-label={`Rows per page of ${label}`}
          value={pageSize}
          onChange={table.setPageSize}
          options={pageSizes.map((value) => ({ value, label: `${String(value)} rows` }))}
        />
        <span role="status">{count === null ? '' : `${range} of ${formatCount(count)}`}</span>
        <PageButton table={table} to={page - 1} label="Previous page" sign="‹" disabled={page <= 1} />
        <PageButton table={table} to={page + 1} label="Next page" sign="›" disabled={page >= pageCount} />
      </nav>
    </div>
  );
}

interface PageButtonProps<Row> {
  table: TableState<Row>;
  to: number;
  label: string;
  sign: string;
  disabled: boolean;
}

function PageButton<Row>({ table, to, label, sign, disabled }: PageButtonProps<Row>) {
  return (
    <Button
      size="small"
      aria-label={label}
      disabled={disabled}
      onClick={() => {
        table.goTo(to);
      }}
    >
      {sign}
    </Button>
  );
}
