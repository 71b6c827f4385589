import { useMemo } from 'react';
import { Failure } from '../components/Failure.tsx';
import { ReceiptsTable } from '../components/ReceiptsTable.tsx';
import type { Column } from '../components/tableColumns.ts';
import { monthsByYear, yearGridColumns } from '../components/yearGrid.tsx';
import { monthColumns, yearColumns } from './placeColumns.tsx';
import type { PlaceFigures } from './placeFigures.ts';
import type { PlacePageKind } from './placePages.ts';
import { useCities } from './useCities.ts';
import type { CityMonth } from './useCities.ts';

interface Props {
  page: PlacePageKind;
  /** Null while they are on their way. */
  figures: PlaceFigures | null;
}

/** Months and quarters of a year in one line, as members compare them. */
export function PlaceMonths({ page, figures }: Props) {
  const rows = useMemo(() => figures && monthsByYear(figures.months), [figures]);
  return (
    <ReceiptsTable
      title={`Monthly ${page.measure.toLowerCase()}`}
      columns={yearGridColumns}
      rows={rows}
      rowKey={({ year }) => String(year)}
      prefix="m."
      sort="-year"
      exportName={page.exports.months}
    />
  );
}

export function PlaceYears({ page, figures }: Props) {
  const columns = useMemo(() => yearColumns(page.product), [page.product]);
  return (
    <ReceiptsTable
      title={`Yearly ${page.measure.toLowerCase()}`}
      columns={columns}
      rows={figures?.years ?? null}
      rowKey={({ year }) => String(year)}
      prefix="y."
      sort="-year"
      exportName={page.exports.years}
      note={<p>A year that is not over is compared with the same months of the year before.</p>}
    />
  );
}

export function PlaceDataSet({ page, figures }: Props) {
  const columns = useMemo(() => monthColumns(page.product), [page.product]);
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

const cityColumn: Column<CityMonth> = {
  key: 'city',
  title: 'City',
  value: ({ city }) => city,
  shown: 'phone',
};

/** The months of each city of a county. They add up to the county's. */
export function CityTable({ page, name }: { page: PlacePageKind; name: string }) {
  const { cities, failed, retry } = useCities(page, name);
  const columns = useMemo(() => [cityColumn, ...monthColumns<CityMonth>(page.product)], [page.product]);
  return (
    <ReceiptsTable
      title="By city"
      columns={columns}
      rows={cities}
      rowKey={({ city, month }) => `${city} ${month}`}
      prefix="c."
      sort="-month"
      exportName={page.exports.cities}
      instead={failed ? <Failure what="The cities" onRetry={retry} /> : undefined}
    />
  );
}
