import { useMemo } from 'react';
import { countColumn, moneyColumn, releaseColumn, revparColumn } from '../components/columnKinds.tsx';
import { ReceiptsTable } from '../components/ReceiptsTable.tsx';
import type { Column } from '../components/tableColumns.ts';
import { formatMonth } from '../lib/formatMonth.ts';
import type { BrandFigures, BrandMonth } from './brandFigures.ts';
import { brandYearColumns, brandYears } from './brandGrid.tsx';
import type { BrandPageKind } from './brandPages.ts';

interface Props {
  page: BrandPageKind;
  /** Null while they are on their way. */
  figures: BrandFigures | null;
}

/** A year in one line, January to December. */
export function BrandMonths({ page, figures }: Props) {
  const rows = useMemo(() => figures && brandYears(figures), [figures]);
  return (
    <ReceiptsTable
      title="Monthly revenue"
      columns={brandYearColumns}
      rows={rows}
      rowKey={({ year }) => String(year)}
      prefix="m."
      sort="-year"
      exportName={page.exports.months}
      className="brand-grid"
    />
  );
}

const columns: readonly Column<BrandMonth>[] = [
  {
    key: 'month',
    title: 'Month',
    value: ({ month }) => month,
    cell: ({ month }) => formatMonth(month),
    shown: 'phone',
    isHeading: true,
  },
  moneyColumn({ key: 'receipts', title: 'Room receipts', value: ({ roomReceipts }) => roomReceipts }),
  moneyColumn({
    key: 'taxable',
    title: 'Taxable',
    value: ({ taxableReceipts }) => taxableReceipts,
    shown: 'tablet',
  }),
  revparColumn({ key: 'revpar', title: 'RevPAR', value: ({ revpar }) => revpar }),
  countColumn({ key: 'rooms', title: 'Rooms', value: ({ rooms }) => rooms, shown: 'tablet' }),
  countColumn({
    key: 'properties',
    title: 'Properties',
    value: ({ properties }) => properties,
    shown: 'tablet',
  }),
  moneyColumn({
    key: 'apportioned',
    title: 'Apportioned',
    value: ({ apportioned }) => apportioned,
    shown: 'desktop',
  }),
  releaseColumn(({ release }) => release, 'chosen'),
];

export function BrandDataSet({ page, figures }: Props) {
  return (
    <ReceiptsTable
      title="Complete data set"
      columns={columns}
      rows={figures?.months ?? null}
      rowKey={({ month }) => month}
      prefix="d."
      sort="-month"
      exportName={page.exports.all}
    />
  );
}
