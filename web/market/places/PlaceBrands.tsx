import { skipToken, useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useAsOf } from '../figures/citing/asOf.ts';
import { brandPath, definitionPath } from '../../app/paths.ts';
import { averageColumn, countColumn, moneyColumn, revparColumn } from '../../ui/table/columnKinds.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { AwaitedChip, awaitedColumn } from '../figures/awaited.tsx';
import { IncompleteSentence } from '../figures/IncompleteAside.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { RevparOfMonths } from '../figures/RevparOfMonths.tsx';
import { useReleasedMonths } from '../figures/useReleasedMonths.ts';
import type { Column } from '../../ui/table/tableColumns.ts';
import { graphql } from '../../gql/gql.ts';
import type { PlaceBrandsQuery } from '../../gql/graphql.ts';
import { formatMonthsOf } from '../../ui/formats/formatMonths.ts';
import { counted } from '../../ui/formats/counted.ts';
import { formatMoney } from '../../ui/formats/formatMoney.ts';
import { monthsUpTo } from '../../ui/formats/monthArithmetic.ts';
import { NO_COUNTED_ROOMS } from '../../ui/formats/noCountedRooms.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { useInSlices } from '../../ui/hooks/useInSlices.ts';
import type { PlacePageKind } from './placePages.ts';
import { LinkAsOf } from '../figures/citing/LinkAsOf.tsx';

const PlaceBrandsDocument = graphql(`
  query PlaceBrands($kind: PlaceKind!, $name: String!, $asOf: AsOfInput) {
    place(kind: $kind, name: $name) {
      id
      brandRanks(asOf: $asOf) {
        brand {
          ...BrandName @unmask
        }
        properties
        months
        revparMonths
        rooms
        roomReceipts
        revpar
        revparRank {
          rank
          of
        }
        receiptsPerRoom
        receiptsPerRoomRank {
          rank
          of
        }
        awaitedMonths
      }
    }
    latestPeriod(product: HOTEL, asOf: $asOf) {
      month
    }
  }
`);

type PlaceBrand = NonNullable<PlaceBrandsQuery['place']>['brandRanks'][number];

const FEWEST_MONTHS = 10;
const FEWEST_ROOMS = 10;
const noRooms = (): string => NO_COUNTED_ROOMS;

function unranked({ months, revparMonths, revpar }: PlaceBrand): string {
  if (months < FEWEST_MONTHS) {
    return `figures for ${String(months)} of 12 months; ranks need ${String(FEWEST_MONTHS)}`;
  }
  if (revpar === null) return NO_COUNTED_ROOMS;
  if (revparMonths < FEWEST_MONTHS) {
    return `rooms that count in ${String(revparMonths)} of 12 months; ranks need ${String(FEWEST_MONTHS)}`;
  }
  return `fewer than ${String(FEWEST_ROOMS)} rooms, too few to be ranked`;
}

/** Receipts per room, with the number of months if they are not twelve. */
function PerRoom({ value, months }: { value: number | null; months: number }) {
  if (value === null) return <Unknown why={NO_COUNTED_ROOMS} />;
  const chip = months < 12 && <Chip>{`${String(months)} of 12 months`}</Chip>;
  return (
    <>
      {formatMoney(value)} {chip}
    </>
  );
}

/** Why a brand has no rank by receipts per room: it may have one by RevPAR, but fewer months to sum than other brands. */
function unrankedPerRoom(brand: PlaceBrand): string {
  if (brand.revparRank === null) return unranked(brand);
  return `rooms that count in ${counted(brand.revparMonths, 'month')}, fewer than other brands have`;
}

const columns: readonly Column<PlaceBrand>[] = [
  {
    key: 'brand',
    title: 'Brand',
    value: ({ brand }) => brand.name,
    cell: ({ brand, awaitedMonths }) => (
      <>
        <LinkAsOf to={brandPath(brand)}>{brand.name}</LinkAsOf> <AwaitedChip months={awaitedMonths} />
      </>
    ),
    shown: 'phone',
    isHeading: true,
  },
  countColumn({
    key: 'rank',
    title: 'By RevPAR',
    value: ({ revparRank }) => revparRank?.rank ?? null,
    why: unranked,
  }),
  {
    ...revparColumn<PlaceBrand>({ key: 'revpar', title: 'RevPAR', value: ({ revpar }) => revpar }),
    cell: ({ revpar, revparMonths, months }) => (
      <RevparOfMonths revpar={revpar} revparMonths={revparMonths} months={months} why={NO_COUNTED_ROOMS} />
    ),
  },
  countColumn({
    key: 'roomrank',
    title: 'By revenue per room',
    value: ({ receiptsPerRoomRank }) => receiptsPerRoomRank?.rank ?? null,
    why: unrankedPerRoom,
    shown: 'tablet',
  }),
  {
    ...moneyColumn<PlaceBrand>({
      key: 'perroom',
      title: 'Revenue per room',
      value: ({ receiptsPerRoom }) => receiptsPerRoom,
      why: noRooms,
    }),
    cell: ({ receiptsPerRoom, revparMonths }) => <PerRoom value={receiptsPerRoom} months={revparMonths} />,
  },
  moneyColumn({
    key: 'receipts',
    title: 'Room receipts',
    value: ({ roomReceipts }) => roomReceipts,
    shown: 'tablet',
  }),
  countColumn({ key: 'months', title: 'Months', value: ({ months }) => months, shown: 'desktop' }),
  countColumn({
    key: 'revparmonths',
    title: 'Months of RevPAR',
    value: ({ revparMonths }) => revparMonths,
    shown: 'chosen',
  }),
  averageColumn({
    key: 'rooms',
    title: 'Rooms',
    value: ({ rooms, revpar }) => (revpar === null ? null : rooms),
    why: noRooms,
    shown: 'desktop',
  }),
  countColumn({
    key: 'properties',
    title: 'Properties',
    value: ({ properties }) => properties,
    shown: 'desktop',
  }),
  awaitedColumn<PlaceBrand>(),
];

function twelveOf(data: PlaceBrandsQuery | undefined): string[] {
  const latest = data?.latestPeriod ?? null;
  return latest === null ? [] : monthsUpTo(latest.month, 12);
}

/** Over which months brands are compared: the latest 12, or those of them that the releases have. */
function periodText(twelve: readonly string[], published: ReadonlySet<string>): string {
  if (twelve.length === 0) return '';
  const months = twelve.filter((month) => published.has(month));
  if (months.length === 12) return 'Over the latest 12 months.';
  return `Over ${formatMonthsOf(months, 12)}: the other months are not in the releases.`;
}

interface Props {
  page: PlacePageKind;
  name: string;
  /** True once the page's own figures have loaded; this loads after them. */
  isReady: boolean;
}

/** The brands of a place, ranked by RevPAR and by revenue per room; hidden if there are none. */
export function PlaceBrands({ page: { kind }, name, isReady }: Props) {
  const asOf = useAsOf();
  const { data, error, refetch } = useInSlices(
    useQuery(PlaceBrandsDocument, isReady ? { variables: { kind, name, asOf } } : skipToken),
  );
  const released = useReleasedMonths('HOTEL', 'place');
  const twelve = twelveOf(data);
  const brands = data === undefined ? null : (data.place?.brandRanks ?? []);
  if (brands?.length === 0) return null;
  return (
    <ReceiptsTable
      title="Brands here"
      columns={columns}
      rows={brands}
      rowKey={({ brand }) => brand.id}
      prefix="b."
      sort="rank"
      instead={error === undefined ? undefined : <Failure what="The brands" onRetry={() => void refetch()} />}
      note={
        <p>
          {released !== null && periodText(twelve, released)}
          <IncompleteSentence product="HOTEL" months={twelve} /> Brands need rooms that count in 10 of the
          months, and 10 rooms, to be ranked.{' '}
          <Link to={definitionPath('revenue-per-room')}>Revenue per room</Link> is the receipts per room.
        </p>
      }
    />
  );
}
