import { useMemo } from 'react';
import { AwaitedNote } from '../figures/awaited.tsx';
import { fileAsOf } from '../figures/citing/asOf.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { Failure } from '../../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { placeNameColumn } from '../../ui/table/columnKinds.tsx';
import { exportOf, titleOf } from '../figures/useReading.ts';
import type { Reading } from '../figures/useReading.ts';
import { useIncompleteYears, YearNote } from '../figures/incompleteYears.tsx';
import { YEAR_NOTE_OF_SEVERAL } from '../figures/yearColumns.tsx';
import { monthsByYear, yearGridColumns } from '../figures/yearGrid.tsx';
import { useYearGridMonths } from '../figures/yearGridMonths.tsx';
import { IncompleteMonths } from '../search/IncompleteMonths.tsx';
import { useReleasedMonths } from '../figures/useReleasedMonths.ts';
import { notesOf } from '../figures/lodgingMonthColumns.tsx';
import { monthColumns, placeYearColumns } from './placeColumns.tsx';
import { rowLeftOut, yearRows } from './placeFigures.ts';
import type { PlaceFigures, PlaceMonthRow, YearFigures } from './placeFigures.ts';
import type { PlacePageKind } from './placePages.ts';
import type { AskedCities } from './useCities.ts';
import styles from './PlaceTables.module.css';

/** The tables that are long offer 100 rows as well. */
const SHORT = [10, 20, 50];

const NO_CHANGES = 'Changes are calculated from counted figures only.';

interface Props {
  page: PlacePageKind;
  /** Null while loading. */
  figures: PlaceFigures | null;
  reading?: Reading;
  /** Null for the latest figures. */
  asOf?: AsOf | null;
}

/** All months: those that count, and those of which nothing does. */
function rowsOf({ months, leftOut }: PlaceFigures): PlaceMonthRow[] {
  return [...months, ...leftOut.map(rowLeftOut)];
}

/** Months and quarters of a year in one line, as members compare them. */
export function PlaceMonths({ page, figures, reading = 'counted', asOf = null }: Props) {
  const released = useReleasedMonths(page.product, 'place');
  const details = useYearGridMonths();
  const rows = useMemo(
    () =>
      figures &&
      monthsByYear(
        rowsOf(figures).map((each) => ({ ...each, notes: notesOf(each) })),
        released,
      ),
    [figures, released],
  );
  return (
    <ReceiptsTable
      title={titleOf(`Monthly ${page.measure.toLowerCase()}`, reading)}
      columns={yearGridColumns}
      rows={rows}
      rowKey={({ year }) => String(year)}
      prefix="m."
      sort="-year"
      pageSizes={SHORT}
      details={details}
      exportName={fileAsOf(exportOf(page.exports.months, reading), asOf)}
      className={styles.months}
      note={
        <>
          <AwaitedNote months={figures?.months ?? []} />
          <IncompleteMonths product={page.product} months={figures?.months ?? []} />
        </>
      }
    />
  );
}

type YearsProps = Omit<Props, 'figures'> & { figures: YearFigures | null };

export function PlaceYears({ page, figures, reading = 'counted', asOf = null }: YearsProps) {
  const incompleteOf = useIncompleteYears(page.product);
  const columns = useMemo(
    () => placeYearColumns(page.product, reading, incompleteOf),
    [page.product, reading, incompleteOf],
  );
  const rows = useMemo(() => figures && yearRows(figures), [figures]);
  return (
    <ReceiptsTable
      title={titleOf(`Yearly ${page.measure.toLowerCase()}`, reading)}
      columns={columns}
      rows={rows}
      rowKey={({ year }) => String(year)}
      prefix="y."
      sort="-year"
      pageSizes={SHORT}
      exportName={fileAsOf(exportOf(page.exports.years, reading), asOf)}
      note={
        <YearNote product={page.product} years={rows ?? []}>
          {reading === 'filed' ? NO_CHANGES : YEAR_NOTE_OF_SEVERAL}
        </YearNote>
      }
    />
  );
}

export function PlaceDataSet({ page, figures, reading = 'counted', asOf = null }: Props) {
  const columns = useMemo(() => monthColumns<PlaceMonthRow>(page.product, reading), [page.product, reading]);
  const rows = useMemo(() => figures && rowsOf(figures), [figures]);
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

type CityRow = PlaceMonthRow & { city: string };

const cityOfMonth = placeNameColumn<CityRow>('city', 'City', ({ city }) => city, 'phone');

interface CityProps extends Omit<Props, 'figures'> {
  cities: AskedCities;
}

/** The months of each city of a county. They add up to the county's. */
export function CityTable({ page, cities: asked, reading = 'counted', asOf = null }: CityProps) {
  const { cities, leftOut, failed, retry } = asked;
  const columns = useMemo(
    () => [cityOfMonth, ...monthColumns<CityRow>(page.product, reading)],
    [page.product, reading],
  );
  const rows = useMemo(
    () => cities && [...cities, ...leftOut.map(({ city, month }) => ({ city, ...rowLeftOut(month) }))],
    [cities, leftOut],
  );
  return (
    <ReceiptsTable
      title={titleOf('By city', reading)}
      columns={columns}
      rows={rows}
      rowKey={({ city, month }) => `${city} ${month}`}
      prefix="c."
      sort="-month"
      exportName={fileAsOf(exportOf(page.exports.cities, reading), asOf)}
      instead={failed ? <Failure what="The cities" onRetry={retry} /> : undefined}
      note="Of each city only what lies in this county; its own page has all of it."
    />
  );
}
