import { useMemo } from 'react';
import { releaseColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import { figureColumn, lastColumns } from '../figures/figureColumns.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { Chip } from '../../ui/parts/Chip.tsx';
import { counted } from '../figures/doubtText.ts';
import { filedColumns } from '../figures/filedColumns.tsx';
import { INCOMPLETE, IncompleteChip } from '../figures/IncompleteChip.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { exportOf, titleOf } from '../figures/useReading.ts';
import type { Reading } from '../figures/useReading.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { IncompleteMonths } from '../search/IncompleteMonths.tsx';
import type { BrandFigures, BrandMonth } from './brandFigures.ts';
import { brandYearColumns, brandYears } from './brandGrid.tsx';
import type { BrandPageKind } from './brandPages.ts';
import styles from './BrandTables.module.css';

interface Props {
  page: BrandPageKind;
  /** Null while they are on their way. */
  figures: BrandFigures | null;
  reading: Reading;
}

/** A year in one line, January to December. */
export function BrandMonths({ page, figures, reading }: Props) {
  const rows = useMemo(() => figures && brandYears(figures), [figures]);
  return (
    <ReceiptsTable
      title={titleOf('Monthly revenue', reading)}
      columns={brandYearColumns}
      rows={rows}
      rowKey={({ year }) => String(year)}
      prefix="m."
      sort="-year"
      exportName={exportOf(page.exports.months, reading)}
      className={styles.grid}
      note={<IncompleteMonths product="HOTEL" months={figures?.months ?? []} />}
    />
  );
}

const month: Column<BrandMonth> = {
  key: 'month',
  title: 'Month',
  value: (row) => row.month,
  cell: (row) => (
    <>
      {formatMonth(row.month)}
      <IncompleteChip {...row} />{' '}
      {row.flaggedFilings > 0 && <Chip>{counted(row.flaggedFilings, 'doubtful filing')}</Chip>}
    </>
  ),
  shown: 'phone',
  isHeading: true,
};

function noRevpar({ filedRooms }: BrandMonth): string {
  return filedRooms > 0 ? 'none of the filed rooms count' : 'no rooms were filed';
}

function columnsOf(reading: Reading): readonly Column<BrandMonth>[] {
  const isFiled = reading === 'filed';
  const of = (title: string): string => (isFiled ? `${title} as filed` : title);
  return [
    month,
    figureColumn('roomReceipts', { title: of('Room receipts') }),
    figureColumn('taxableReceipts'),
    figureColumn('revpar', { title: of('RevPAR'), why: noRevpar }),
    figureColumn('rooms', { title: of('Rooms') }),
    figureColumn('properties', { shown: 'tablet' }),
    figureColumn('apportioned'),
    ...(isFiled ? [] : [figureColumn<BrandMonth>('flaggedFilings'), ...filedColumns]),
    textColumn('notes', 'Notes', ({ isIncomplete }) => (isIncomplete ? INCOMPLETE : ''), 'chosen'),
    releaseColumn(({ release }) => release, 'chosen'),
    ...(isFiled ? [] : lastColumns<BrandMonth>('brandMonth')),
  ];
}

export function BrandDataSet({ page, figures, reading }: Props) {
  const columns = useMemo(() => columnsOf(reading), [reading]);
  return (
    <ReceiptsTable
      title={titleOf('Complete data set', reading)}
      columns={columns}
      rows={figures?.months ?? null}
      rowKey={({ month }) => month}
      prefix="d."
      sort="-month"
      exportName={exportOf(page.exports.all, reading)}
    />
  );
}
