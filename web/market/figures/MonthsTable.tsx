import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Product } from '../../gql/graphql.ts';
import { oneOf, useUrlState } from '../../ui/hooks/useUrlState.ts';
import { IncompleteMonths } from '../search/IncompleteMonths.tsx';
import { useReleasedMonths } from './useReleasedMonths.ts';
import { doubtfulMonths, estimatedMonths, unusualMonths } from './doubtText.ts';
import { DOUBTS, UNUSUAL } from './flags.ts';
import type { Flag } from './flags.ts';
import { flagNotes } from './flagNotes.ts';
import type { Flagged } from './flagNotes.ts';
import { ReceiptsTable } from './ReceiptsTable.tsx';
import { Segments } from '../../ui/parts/Segments.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { monthsByYear, yearGridColumns } from './yearGrid.tsx';
import { useYearGridMonths } from './yearGridMonths.tsx';

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'years', label: 'Quarters', name: 'Months and quarters by year' },
] as const;

const DEFAULTS = { view: 'list' };

interface Month extends Flagged {
  month: string;
  /** Why it does not count as filed, a sentence each. */
  reasons?: readonly string[];
  /** Why nothing counts of it, if nothing does. */
  leftOut?: string;
}

interface Props<Row extends Month> {
  product: Product;
  columns: readonly Column<Row>[];
  /** Null while loading. */
  months: readonly Row[] | null;
  /** Null if nothing counts of the month. */
  receipts: (row: Row) => number | null;
  exportName: string;
}

/** A property's months: one a line, or the months and quarters of a year in one line. */
export function MonthsTable<Row extends Month>(props: Props<Row>) {
  const [state, patch] = useUrlState(DEFAULTS);
  const view = oneOf(['list', 'years'], state.view, 'list');
  const choice = (
    <Segments label="View" value={view} options={VIEWS} onChange={(next) => patch({ view: next })} />
  );
  return view === 'list' ? <List {...props} choice={choice} /> : <Years {...props} choice={choice} />;
}

const TITLE = 'Monthly & quarterly';

type ViewProps<Row extends Month> = Props<Row> & { choice: ReactNode };

function List<Row extends Month>({ product, columns, months, exportName, choice }: ViewProps<Row>) {
  return (
    <ReceiptsTable
      title={TITLE}
      exportName={exportName}
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
      flagsOf={({ flags }) => flags}
      reasonsOf={({ reasons = [] }) => reasons}
      prefix="m."
      sort="-month"
      actions={choice}
      note={<IncompleteMonths product={product} months={months ?? []} />}
    />
  );
}

function Years<Row extends Month>({ product, months, receipts, exportName, choice }: ViewProps<Row>) {
  const released = useReleasedMonths(product, 'property');
  const details = useYearGridMonths();
  const years = useMemo(
    () =>
      months &&
      monthsByYear(
        months.map((row) => ({ ...row, receipts: receipts(row), notes: flagNotes(row) })),
        released,
      ),
    [months, receipts, released],
  );
  const monthsWith = (some: readonly Flag[]): string[] =>
    (months ?? []).filter(({ flags }) => flags.some((flag) => some.includes(flag))).map(({ month }) => month);
  const notes = [
    doubtfulMonths(monthsWith(DOUBTS)),
    unusualMonths(monthsWith(UNUSUAL)),
    estimatedMonths(monthsWith(['ESTIMATED'])),
  ];
  const note = notes.filter((each) => each !== '').join('; ');
  return (
    <ReceiptsTable
      title={TITLE}
      exportName={exportName}
      columns={yearGridColumns}
      rows={years}
      rowKey={({ year }) => String(year)}
      prefix="q."
      sort="-year"
      details={details}
      actions={choice}
      note={
        <>
          {note !== '' && <p>{`${note}; the list says why.`}</p>}
          <IncompleteMonths product={product} months={months ?? []} />
        </>
      }
    />
  );
}
