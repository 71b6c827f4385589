import type { ReactNode } from 'react';
import type { Change } from '../../ui/formats/formatChange.ts';
import { YearChange } from '../../ui/parts/ChangeArrow.tsx';
import { Chip } from '../../ui/parts/Chip.tsx';
import { countColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import styles from './besideColumn.module.css';
import { partialMonthsText } from './partialMonths.ts';
import { namesOf } from './doubtText.ts';
import { emptyInOne } from './emptyMonths.ts';
import { LEFT_OUT } from './leftOut.ts';
import { IncompleteChip } from './IncompleteChip.tsx';
import type { IncompleteOfYear } from './incompleteYears.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { formatPercent } from '../../ui/formats/formatMoney.ts';
import { formatMonths } from '../../ui/formats/formatMonths.ts';
import { yearBefore } from '../../ui/formats/monthArithmetic.ts';
import { counted } from '../../ui/formats/counted.ts';

/** The note below every table of years. */
export const YEAR_NOTE = 'Years are compared over the months that both have.';

/** The same where several properties are summed. */
export const YEAR_NOTE_OF_SEVERAL = `${YEAR_NOTE.slice(0, -1)}, like for like: only properties with figures in both count.`;

/** The year, and its number of months if it has not all, if rows of some are missing, and what else is to be known; exports have that in separate columns. */
export function yearColumns<Row extends { year: number; months: number; leftOut?: string }>(
  incompleteOf: IncompleteOfYear,
  noteOf: (row: Row) => string | null = () => null,
): readonly Column<Row>[] {
  const yearColumn: Column<Row> = {
    key: 'year',
    title: 'Year',
    value: ({ year }) => year,
    cell: (row) => (
      <>
        {row.year}{' '}
        {row.months < 12 && (
          <Chip>{row.leftOut === undefined ? counted(row.months, 'month') : LEFT_OUT}</Chip>
        )}
        <IncompleteChip isIncomplete={incompleteOf(row.year).length > 0} />{' '}
        {noteOf(row) !== null && <Chip>{noteOf(row)}</Chip>}
      </>
    ),
    shown: 'phone',
    isHeading: true,
  };
  const months = countColumn<Row>({
    key: 'months',
    title: 'Months',
    value: (row) => row.months,
    shown: 'chosen',
  });
  return [yearColumn, months];
}

/** The same for exports; the year says only that there are some. */
export function incompleteYearColumn<Row extends { year: number }>(
  incompleteOf: IncompleteOfYear,
): Column<Row> {
  return textColumn('incomplete', 'Incomplete months', ({ year }) => incompleteOf(year).join(', '), 'chosen');
}

/** Why a year has no change, by its row: the year before has figures, of other months. Null without figures of that year. */
export type NoSharedMonth = (row: { year: number; receiptsChange: Change | null }) => string | null;

export function noSharedMonth(years: readonly { year: number }[]): NoSharedMonth {
  const known = new Set(years.map(({ year }) => year));
  return ({ year, receiptsChange }) =>
    receiptsChange === null && known.has(year - 1) ? `no month that ${String(year - 1)} has, too` : null;
}

interface NotedYear {
  partialMonths: readonly string[];
  emptyMonths: readonly string[];
}

/**
 * Names the months, if any, that make a change another one than it seems: partial ones of the year that it is against, and
 * those of $0 in one of the two years.
 */
export function besideChange<Row>(
  years: readonly NotedYear[],
  over: (row: Row) => readonly string[] | null,
): (row: Row) => ReactNode {
  const partial = new Set(years.flatMap(({ partialMonths }) => partialMonths));
  const empty = new Set(years.flatMap(({ emptyMonths }) => emptyMonths));
  return (row) => {
    const pairs = (over(row) ?? []).map((later) => ({ later, earlier: yearBefore(later) }));
    const ofPart = pairs.flatMap(({ earlier }) => (partial.has(earlier) ? [earlier] : []));
    const { later, earlier } = emptyInOne(pairs, (month) => empty.has(month));
    const ofZero = [...earlier, ...later];
    const texts = [partialMonthsText(ofPart), ofZero.length === 0 ? '' : `$0: ${namesOf(ofZero)}`];
    const text = texts.filter((each) => each !== '').join('; ');
    return text === '' ? null : <span className={styles.beside}>{` ${text}`}</span>;
  };
}

/** Names the months that a change compares; null if these are all of the year, or if there is no change. */
function comparedText(compared: readonly string[] | null): string | null {
  return compared === null || compared.length === 12 ? null : formatMonths(compared);
}

interface Shape<Row extends { year: number }> {
  key: string;
  title: string;
  change: (row: Row) => Change | null;
  /** Why there is no change though there is a year before. */
  why?: (row: Row) => string | null;
  /** The months of the year that are compared; null without a change. */
  over?: (row: Row) => readonly string[] | null;
  /** A remark that stands behind the change. */
  note?: (row: Row) => ReactNode;
  shown: Column<Row>['shown'];
}

/** A change between years: arrow, amount and percentage; apart from it the percentage, as the export has one figure a cell. */
export function yearChangeColumns<Row extends { year: number }>(shape: Shape<Row>): readonly Column<Row>[] {
  const { key, title, change, why = () => null, over = () => null, note, shown } = shape;
  return [
    {
      key,
      title,
      value: (row) => change(row)?.amount ?? null,
      cell: (row) => (
        <>
          <YearChange change={change(row)} why={why(row)} over={comparedText(over(row))} year={row.year} />
          {note?.(row)}
        </>
      ),
      numeric: true,
      shown,
    },
    {
      key: `${key}percent`,
      title: `${title}, percent`,
      value: (row) => change(row)?.percent ?? null,
      cell: (row) => {
        const percent = change(row)?.percent ?? null;
        return percent === null ? (
          <Unknown why={why(row) ?? 'there is nothing to compare with'} />
        ) : (
          formatPercent(percent)
        );
      },
      numeric: true,
      shown: 'chosen',
    },
  ];
}

/** The months that changes between years compare, for exports; after all others, so that no column of an earlier export moves. */
export function comparedMonthsColumn<Row>(
  over: (row: Row) => readonly string[] | null,
  title: 'Months compared' | 'Months compared for RevPAR' = 'Months compared',
): Column<Row> {
  const key = title === 'Months compared' ? 'compared' : 'revparcompared';
  return textColumn(key, title, (row) => (over(row) ?? []).join(', '), 'chosen');
}
