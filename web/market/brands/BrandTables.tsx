import { useMemo } from 'react';
import { AwaitedNote } from '../figures/awaited.tsx';
import { fileAsOf } from '../figures/citing/asOf.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { leftOutRow } from '../figures/leftOut.ts';
import { lodgingMonthColumns } from '../figures/lodgingMonthColumns.tsx';
import type { LodgingMonth } from '../figures/lodgingMonthColumns.tsx';
import { exportOf, titleOf } from '../figures/useReading.ts';
import type { Reading } from '../figures/useReading.ts';
import { IncompleteMonths } from '../search/IncompleteMonths.tsx';
import type { BrandFigures } from './brandFigures.ts';
import { brandYearColumns, brandYears, useBrandYearMonths } from './brandGrid.tsx';
import type { BrandPageKind } from './brandPages.ts';
import styles from './BrandTables.module.css';

interface Props {
  page: BrandPageKind;
  /** Null while loading. */
  figures: BrandFigures | null;
  reading?: Reading;
  /** Null for the latest figures. */
  asOf?: AsOf | null;
}

/** A year in one line, January to December. */
export function BrandMonths({ page, figures, reading = 'counted', asOf = null }: Props) {
  const rows = useMemo(() => figures && brandYears(figures), [figures]);
  const details = useBrandYearMonths();
  return (
    <ReceiptsTable
      title={titleOf('Monthly revenue', reading)}
      columns={brandYearColumns}
      rows={rows}
      rowKey={({ year }) => String(year)}
      prefix="m."
      sort="-year"
      details={details}
      exportName={fileAsOf(exportOf(page.exports.months, reading), asOf)}
      className={styles.grid}
      note={
        <>
          <AwaitedNote months={figures?.months ?? []} />
          <IncompleteMonths product="HOTEL" months={figures?.months ?? []} />
        </>
      }
    />
  );
}

export function BrandDataSet({ page, figures, reading = 'counted', asOf = null }: Props) {
  const columns = useMemo(() => lodgingMonthColumns<LodgingMonth>('brandMonth', reading), [reading]);
  const rows = useMemo(
    () => figures && [...figures.months, ...figures.leftOut.map((month) => leftOutRow(month))],
    [figures],
  );
  return (
    <ReceiptsTable
      title={titleOf(asOf === null ? 'Complete data set' : 'All figures by month', reading)}
      columns={columns}
      rows={rows}
      rowKey={({ month }) => month}
      prefix="d."
      sort="-month"
      exportName={fileAsOf(exportOf(page.exports.all, reading), asOf)}
    />
  );
}
