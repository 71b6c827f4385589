import { Fragment } from 'react';
import type { ReactNode } from 'react';
import {
  formatAverage,
  formatCount,
  formatMoney,
  formatRevpar,
  formatShare,
} from '../formats/formatMoney.ts';
import type { CsvCell } from '../formats/csv.ts';
import { partsOf } from '../formats/formatMonth.ts';
import { releaseFile, releaseLabel } from '../formats/release.ts';
import type { ReleaseName } from '../formats/release.ts';
import type { Column } from './tableColumns.ts';
import { Unknown } from '../parts/Unknown.tsx';
import { formatPlace } from '../formats/formatPlace.ts';
import { NO_COUNTED_ROOMS } from '../formats/noCountedRooms.ts';
import styles from './columnKinds.module.css';

export interface Shape<Row> {
  key: string;
  title: string;
  value: (row: Row) => number | null;
  shown?: Column<Row>['shown'];
  /** Why a row has no figure. */
  why?: (row: Row) => string;
}

function numericColumn<Row>(shape: Shape<Row>, format: (value: number) => string): Column<Row> {
  const { key, title, value, shown = 'phone', why = () => 'not in the release' } = shape;
  const cell: NonNullable<Column<Row>['cell']> = (row) => {
    const figure = value(row);
    return figure === null ? <Unknown why={why(row)} /> : format(figure);
  };
  return { key, title, value, cell, shown, numeric: true };
}

/** A column of dollars. */
export function moneyColumn<Row>(shape: Shape<Row>): Column<Row> {
  return numericColumn(shape, formatMoney);
}

/** A column of RevPAR; without rooms there is none. */
export function revparColumn<Row>(shape: Shape<Row>): Column<Row> {
  return numericColumn({ why: () => NO_COUNTED_ROOMS, ...shape }, formatRevpar);
}

/** A column of shares in percent. */
export function shareColumn<Row>(shape: Shape<Row>): Column<Row> {
  return numericColumn(shape, formatShare);
}

/** A column of whole numbers. */
export function countColumn<Row>(shape: Shape<Row>): Column<Row> {
  return numericColumn(shape, formatCount);
}

/** A column of averages that are rounded to whole numbers: one above 0 never reads 0, in the export neither. */
export function averageColumn<Row>(shape: Shape<Row>): Column<Row> {
  const csv = (row: Row): CsvCell => (shape.value(row) === 0 ? formatAverage(0) : shape.value(row));
  return { ...numericColumn(shape, formatAverage), csv };
}

/** A column of text. */
export function textColumn<Row>(
  key: string,
  title: string,
  value: (row: Row) => string | null,
  shown: Column<Row>['shown'],
): Column<Row> {
  return { key, title, value, shown, cell: (row) => value(row) ?? <Unknown why="not in the release" /> };
}

/** A column of names of places: in normal case on the screen, as the release spells them on hover and in the export. */
export function placeNameColumn<Row>(
  key: string,
  title: string,
  value: (row: Row) => string | null,
  shown: Column<Row>['shown'],
): Column<Row> {
  const cell: NonNullable<Column<Row>['cell']> = (row) => {
    const name = value(row);
    if (name === null) return <Unknown why="not in the release" />;
    return <span title={name}>{formatPlace(name)}</span>;
  };
  return { key, title, value, shown, cell };
}

/** The calendar month (of a quarter the last) and year of a row, as numbers: no thousands separators. */
export function periodColumns<Row extends { periodEnd: string }>(): readonly Column<Row>[] {
  return [
    {
      key: 'month',
      title: 'Month',
      value: ({ periodEnd }) => partsOf(periodEnd).month,
      numeric: true,
      shown: 'chosen',
    },
    {
      key: 'year',
      title: 'Year',
      value: ({ periodEnd }) => partsOf(periodEnd).year,
      numeric: true,
      shown: 'chosen',
    },
  ];
}

/** A file's name, which may go on in another line after each `_`. */
function breakable(fileName: string): ReactNode {
  return fileName.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The column of releases: the file on the screen, with its date on hover and in the export. */
export function releaseColumn<Row>(
  releaseOf: (row: Row) => ReleaseName,
  shown: Column<Row>['shown'],
): Column<Row> {
  return {
    key: 'release',
    title: 'Release',
    value: (row) => releaseLabel(releaseOf(row)),
    cell: (row) => (
      <span className={styles.release} title={releaseLabel(releaseOf(row))}>
        {breakable(releaseFile(releaseOf(row)))}
      </span>
    ),
    shown,
  };
}
