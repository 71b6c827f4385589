import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ReceiptsTable } from '../components/ReceiptsTable.tsx';
import { Segments } from '../components/Segments.tsx';
import { monthsByYear, yearGridColumns } from '../components/yearGrid.tsx';
import { readFragment } from '../gql/fragment-masking.ts';
import type { FragmentType } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';
import type { HotelMonthsFragment } from '../gql/graphql.ts';
import { oneOf, useUrlState } from '../lib/useUrlState.ts';
import { monthColumns } from './hotelMonthColumns.tsx';

const MonthsFragment = graphql(`
  fragment HotelMonths on Hotel {
    months {
      month
      roomReceipts
      taxableReceipts
      apportioned
      roomCapacity
      revpar
      yearChange {
        amount
        percent
      }
      flags
      release {
        id
        fileName
        issuedOn
        synthetic
      }
    }
  }
`);

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'years', label: 'Quarters', name: 'Months and quarters by year' },
] as const;

const DEFAULTS = { view: 'list' };
const SHARED = { title: 'Monthly & quarterly', exportName: 'Monthly&QuarterlyResults.csv' };

type Months = HotelMonthsFragment['months'];

/** The hotel's months: one a line, or the months and quarters of a year in one line. */
export function HotelMonths(props: { hotel: FragmentType<typeof MonthsFragment> | null }) {
  const months = readFragment(MonthsFragment, props.hotel)?.months ?? null;
  const [state, patch] = useUrlState(DEFAULTS);
  const view = oneOf(['list', 'years'], state.view, 'list');
  const choice = (
    <Segments label="View" value={view} options={VIEWS} onChange={(next) => patch({ view: next })} />
  );
  return view === 'list' ? (
    <List months={months} choice={choice} />
  ) : (
    <Years months={months} choice={choice} />
  );
}

interface ViewProps {
  months: Months | null;
  choice: ReactNode;
}

function List({ months, choice }: ViewProps) {
  return (
    <ReceiptsTable
      {...SHARED}
      columns={monthColumns}
      rows={months}
      rowKey={({ month }) => month}
      flagsOf={({ flags }) => flags}
      prefix="m."
      sort="-month"
      actions={choice}
    />
  );
}

function Years({ months, choice }: ViewProps) {
  const years = useMemo(
    () =>
      months && monthsByYear(months.map(({ month, roomReceipts }) => ({ month, receipts: roomReceipts }))),
    [months],
  );
  return (
    <ReceiptsTable
      {...SHARED}
      columns={yearGridColumns}
      rows={years}
      rowKey={({ year }) => String(year)}
      prefix="q."
      sort="-year"
      actions={choice}
    />
  );
}
