import { useMemo } from 'react';
import { Failure } from '../components/Failure.tsx';
import { ReceiptsTable } from '../components/ReceiptsTable.tsx';
import type { Column } from '../components/tableColumns.ts';
import { YEAR_NOTE } from '../components/yearColumns.tsx';
import { monthsByYear, yearGridColumns } from '../components/yearGrid.tsx';
import { monthColumns, yearColumns } from './placeColumns.tsx';
import type { PlaceFigures } from './placeFigures.ts';
import type { PlacePageKind } from './placePages.ts';
import type { AskedCities, CityMonth } from './useCities.ts';

/** The tables that are long offer 100 rows as well. */
const SHORT = [10, 20, 50];

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
      pageSizes={SHORT}
      exportName={page.exports.months}
      className="place-months"
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
      pageSizes={SHORT}
      exportName={page.exports.years}
      note={<p>{YEAR_NOTE}</p>}
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
export function CityTable({ page, cities: asked }: { page: PlacePageKind; cities: AskedCities }) {
  const { cities, failed, retry } = asked;
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
