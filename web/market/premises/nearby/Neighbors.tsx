import { useMemo } from 'react';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { Product } from '../../../gql/graphql.ts';
import { fileAsOf, useAsOf } from '../../figures/citing/asOf.ts';
import { IncompleteSentence } from '../../figures/IncompleteAside.tsx';
import { PartialChip, partialMonthsColumn } from '../../figures/PartialChip.tsx';
import { ReceiptsTable } from '../../figures/ReceiptsTable.tsx';
import { RevparOfMonths } from '../../figures/RevparOfMonths.tsx';
import { counted } from '../../../ui/formats/counted.ts';
import { formatCount } from '../../../ui/formats/formatMoney.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { monthsUpTo } from '../../../ui/formats/monthArithmetic.ts';
import { NO_COUNTED_ROOMS } from '../../../ui/formats/noCountedRooms.ts';
import { countColumn, moneyColumn, revparColumn, textColumn } from '../../../ui/table/columnKinds.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { ListedPropertyCell } from '../../search/portfolios/ListedProperty.tsx';
import { monthsText, nearbyRows, NearbyMonths, nearbyWords } from './nearbyProperty.ts';
import type { NearbyRow } from './nearbyProperty.ts';

const NeighborsFragment = graphql(`
  fragment Neighbors on Nearby {
    ...NearbyMonths
    rank {
      rank
      of
    }
    asNear
    neighbors {
      ...NearbyProperty
    }
  }
`);

interface Props {
  product: Product;
  nearby: FragmentType<typeof NeighborsFragment>;
}

/** The nearest properties, with their figures of the latest months. */
export function Neighbors({ product, nearby }: Props) {
  const answer = readFragment(NeighborsFragment, nearby);
  const { monthsPublished, to, withinMiles } = readFragment(NearbyMonths, answer);
  // Most are in the same ZIP code, with no other distance.
  const rows = nearbyRows(answer.neighbors).toSorted(
    (one, other) => (other.receipts ?? -1) - (one.receipts ?? -1),
  );
  const period = monthsText(product, monthsPublished, formatMonth(to));
  const columns = useColumns(product, period);
  const least = product === 'HOTEL' ? ' Hotels with fewer than a quarter of the rooms are left out.' : '';
  return (
    <ReceiptsTable
      title={`${nearbyWords[product].several} nearby`}
      columns={columns}
      rows={rows}
      rowKey={({ property }) => property.id}
      prefix="n."
      sort="distance"
      rowHeight={38}
      exportName={fileAsOf(product === 'HOTEL' ? 'HotelsNearBy' : 'MBTNearBy', useAsOf())}
      note={
        <p>
          {`The nearest ${nearbyWords[product].several.toLowerCase()}, at most 20 and at most ${counted(withinMiles, 'mile')} away${ofAllText(answer, rows.length)}. `}
          {rankText(product, answer.rank)}
          {`Figures of ${period}. Distances are measured between the middles of ZIP codes.`}
          {least}
          <IncompleteSentence product={product} months={monthsUpTo(to, 12)} />
        </p>
      }
    />
  );
}

/** Says that there are more in the same ZIP code than are listed. */
function ofAllText({ asNear }: { asNear: number | null }, listed: number): string {
  if (asNear === null) return ': some of the hundreds that are as near';
  return asNear > listed
    ? `: those with the highest receipts of ${formatCount(asNear)} that are as near`
    : '';
}

/** The property's own place among all that are as near. */
function rankText(product: Product, rank: { rank: number; of: number } | null): string {
  if (rank === null) return '';
  const figure = product === 'HOTEL' ? 'RevPAR' : 'receipts';
  const what = product === 'HOTEL' ? 'rooms that count' : 'figures';
  const among = `itself and those as near with ${what} for at least five sixths of the months`;
  return `This property ranks ${String(rank.rank)} of ${String(rank.of)} by ${figure}, among ${among}. `;
}

const noMonth = (): string => 'no month of the period was filed';

const LODGING: readonly Column<NearbyRow>[] = [
  countColumn({ key: 'rooms', title: 'Rooms', value: ({ rooms }) => rooms, shown: 'tablet' }),
  { key: 'brand', title: 'Brand', value: ({ brandName }) => brandName ?? 'Independent', shown: 'tablet' },
  {
    ...revparColumn<NearbyRow>({ key: 'revpar', title: 'RevPAR', value: ({ revpar }) => revpar }),
    cell: ({ revpar, revparMonths, monthsFiled: months }) => (
      <RevparOfMonths revpar={revpar} revparMonths={revparMonths} months={months} why={NO_COUNTED_ROOMS} />
    ),
  },
  countColumn({
    key: 'revparmonths',
    title: 'Months of RevPAR',
    value: ({ revparMonths }) => revparMonths,
    shown: 'chosen',
  }),
];

function useColumns(product: Product, period: string): readonly Column<NearbyRow>[] {
  return useMemo(() => columnsOf(product, period), [product, period]);
}

function nameColumn(product: Product): Column<NearbyRow> {
  return {
    key: 'name',
    title: 'Property',
    value: ({ property }) => property.name,
    cell: ({ property, partialMonths }) => (
      <>
        <ListedPropertyCell product={product} property={property} />
        <PartialChip months={partialMonths} />
      </>
    ),
    shown: 'phone',
    isHeading: true,
  };
}

function columnsOf(product: Product, period: string): readonly Column<NearbyRow>[] {
  return [
    nameColumn(product),
    {
      key: 'distance',
      title: 'Distance',
      value: ({ distance, miles }) => (distance === 'same address' ? -1 : (miles ?? 0)),
      csv: ({ distance }) => distance,
      cell: ({ distance }) => distance,
      shown: 'phone',
    },
    ...(product === 'HOTEL' ? LODGING : []),
    moneyColumn({
      key: 'receipts',
      title: 'Receipts',
      value: ({ receipts }) => receipts,
      shown: product === 'HOTEL' ? 'desktop' : 'phone',
      why: noMonth,
    }),
    countColumn({
      key: 'months',
      title: 'Months filed',
      value: ({ monthsFiled }) => monthsFiled,
      shown: 'desktop',
    }),
    textColumn('period', 'Period', () => period, 'chosen'),
    partialMonthsColumn,
  ];
}
