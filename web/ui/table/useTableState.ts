import { useMemo } from 'react';
import { useWidth } from '../hooks/useMediaQuery.ts';
import { sortRows } from './sortRows.ts';
import { useUrlState } from '../hooks/useUrlState.ts';
import { defaultKeys } from './tableColumns.ts';
import type { Column } from './tableColumns.ts';

/** Numbers of rows that a page may have, unless a table says otherwise; the first is the usual one. */
const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];

interface Options<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Prefix of this table's state in the address. */
  prefix: string;
  /** `key` or, descending, `-key`. */
  sort: string;
  /** Numbers of rows that a page may have; the first is the usual one. */
  pageSizes?: readonly number[] | undefined;
}

export interface TableState<Row> {
  shown: Column<Row>[];
  sorted: readonly Row[];
  pageRows: readonly Row[];
  sort: Sort;
  page: number;
  pageCount: number;
  pageSize: number;
  pageSizes: readonly number[];
  sortBy: (key: string) => void;
  goTo: (page: number) => void;
  setPageSize: (size: number) => void;
  choose: (keys: readonly string[]) => void;
}

/** Sort, page, page size and columns of one table, all of them in the address. */
export function useTableState<Row>({
  columns,
  rows,
  prefix,
  sort: usualSort,
  pageSizes = PAGE_SIZES,
}: Options<Row>): TableState<Row> {
  const usual = defaultKeys(columns, useWidth()).join(',');
  const usualSize = pageSizes[0] ?? 10;
  const defaults = useMemo(
    () => ({ sort: usualSort, page: '1', size: String(usualSize), columns: usual }),
    [usualSort, usualSize, usual],
  );
  const [state, patch] = useUrlState(defaults, prefix);
  const sorted = useMemo(() => sortedBy(columns, rows, state.sort), [columns, rows, state.sort]);
  const sort = sortOf(state.sort);
  const pageSize = pageSizes.find((size) => String(size) === state.size) ?? usualSize;
  const pageCount = Math.max(1, Math.ceil(sorted.length / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(Number(state.page)) || 1), pageCount);
  const chosen = state.columns.split(',');

  return {
    shown: columns.filter(({ key }) => chosen.includes(key)),
    sorted,
    pageRows: sorted.slice((page - 1) * pageSize, page * pageSize),
    sort,
    page,
    pageCount,
    pageSize,
    pageSizes,
    sortBy: (key) => patch({ sort: nextSort(columns, sort, key), page: '1' }),
    goTo: (next) => patch({ page: String(next) }),
    setPageSize: (size) => patch({ size: String(size), page: '1' }),
    choose: (keys) => patch({ columns: keys.join(',') }, { replace: true }),
  };
}

interface Sort {
  key: string;
  descending: boolean;
}

function sortOf(text: string): Sort {
  return { key: text.replace('-', ''), descending: text.startsWith('-') };
}

function sortedBy<Row>(columns: readonly Column<Row>[], rows: readonly Row[], text: string): readonly Row[] {
  const { key, descending } = sortOf(text);
  const column = columns.find((each) => each.key === key);
  return column === undefined ? rows : sortRows(rows, column.order ?? column.value, descending);
}

/** Figures start with the largest, text with A; a second press turns it round. */
function nextSort<Row>(columns: readonly Column<Row>[], current: Sort, key: string): string {
  const first = columns.find((column) => column.key === key)?.numeric === true;
  const descending = current.key === key ? !current.descending : first;
  return descending ? `-${key}` : key;
}
