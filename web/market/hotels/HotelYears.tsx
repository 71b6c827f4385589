import { figureColumn, lastColumns } from '../figures/figureColumns.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { YEAR_NOTE, yearChangeColumns, yearColumns } from '../figures/yearColumns.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelYearsFragment } from '../../gql/graphql.ts';

const YearsFragment = graphql(`
  fragment HotelYears on Hotel {
    years {
      year
      months
      ...HotelYearFigures @unmask
      receiptsChange {
        amount
        percent
      }
      revparChange {
        amount
        percent
      }
    }
  }
`);

type Year = HotelYearsFragment['years'][number];

const columns: readonly Column<Year>[] = [
  ...yearColumns<Year>(),
  figureColumn('roomReceipts', { key: 'revenue', title: 'Total revenue' }),
  ...yearChangeColumns<Year>({
    key: 'change',
    title: 'Change vs. a year earlier',
    change: ({ receiptsChange }) => receiptsChange,
    shown: 'phone',
  }),
  figureColumn('revpar', { shown: 'tablet' }),
  ...yearChangeColumns<Year>({
    key: 'revparchange',
    title: 'RevPAR change',
    change: ({ revparChange }) => revparChange,
    shown: 'tablet',
  }),
  figureColumn('apportioned', { shown: 'chosen' }),
  ...lastColumns<Year>('hotelYear'),
];

/** The hotel's years and how they changed. */
export function HotelYears(props: { hotel: FragmentType<typeof YearsFragment> | null }) {
  const hotel = readFragment(YearsFragment, props.hotel);
  return <HotelYearsTable years={hotel?.years ?? null} />;
}

/** The same of years that are at hand; null while they are on their way. */
export function HotelYearsTable({ years }: { years: readonly Year[] | null }) {
  return (
    <ReceiptsTable
      title="Yearly revenue"
      columns={columns}
      rows={years}
      rowKey={({ year }) => String(year)}
      prefix="y."
      sort="-year"
      exportName="YearlyRevenueResults.csv"
      note={<p>{YEAR_NOTE}</p>}
    />
  );
}
