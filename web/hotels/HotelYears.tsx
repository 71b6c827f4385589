import { useMemo } from 'react';
import { YearChange } from '../components/ChangeArrow.tsx';
import { Chip } from '../components/Chip.tsx';
import { moneyColumn, revparColumn } from '../components/columnKinds.tsx';
import { ReceiptsTable } from '../components/ReceiptsTable.tsx';
import type { Column } from '../components/tableColumns.ts';
import { readFragment } from '../gql/fragment-masking.ts';
import type { FragmentType } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';
import type { HotelYearsFragment } from '../gql/graphql.ts';
import { formatChange } from '../lib/formatChange.ts';

const YearsFragment = graphql(`
  fragment HotelYears on Hotel {
    years {
      year
      months
      roomReceipts
      receiptsChange {
        amount
        percent
      }
      revpar
      revparChange {
        amount
        percent
      }
      apportioned
    }
  }
`);

type Year = HotelYearsFragment['years'][number];

function YearCell({ year }: { year: Year }) {
  return (
    <>
      {year.year} {year.months < 12 && <Chip>{`${String(year.months)} months`}</Chip>}
    </>
  );
}

const columns: readonly Column<Year>[] = [
  {
    key: 'year',
    title: 'Year',
    value: ({ year }) => year,
    cell: (year) => <YearCell year={year} />,
    shown: 'phone',
    isHeading: true,
  },
  moneyColumn({ key: 'revenue', title: 'Total revenue', value: ({ roomReceipts }) => roomReceipts }),
  {
    key: 'change',
    title: 'Change on the year',
    value: ({ receiptsChange }) => receiptsChange?.amount ?? 0,
    csv: ({ receiptsChange }) => formatChange(receiptsChange),
    cell: ({ receiptsChange }) => <YearChange change={receiptsChange} />,
    numeric: true,
    shown: 'phone',
  },
  revparColumn({ key: 'revpar', title: 'RevPAR', value: ({ revpar }) => revpar, shown: 'tablet' }),
  {
    key: 'revparchange',
    title: 'RevPAR change',
    value: ({ revparChange }) => revparChange?.amount ?? 0,
    csv: ({ revparChange }) => formatChange(revparChange),
    cell: ({ revparChange }) => <YearChange change={revparChange} />,
    numeric: true,
    shown: 'tablet',
  },
  moneyColumn({
    key: 'apportioned',
    title: 'Apportioned',
    value: ({ apportioned }) => apportioned,
    shown: 'chosen',
  }),
];

/** The hotel's years and how they changed. */
export function HotelYears(props: { hotel: FragmentType<typeof YearsFragment> | null }) {
  const hotel = readFragment(YearsFragment, props.hotel);
  const rows = useMemo(() => hotel?.years ?? null, [hotel]);
  return (
    <ReceiptsTable
      title="Yearly revenue"
      columns={columns}
      rows={rows}
      rowKey={({ year }) => String(year)}
      prefix="y."
      sort="-year"
      exportName="YearlyRevenueResults.csv"
      note={<p>A year that is not over is compared with the same months of the year before.</p>}
    />
  );
}
