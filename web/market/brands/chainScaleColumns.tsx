import type { ReactNode } from 'react';
import { routes } from '../../app/paths.ts';
import type { PlaceChainScalesQuery, PlaceKind } from '../../gql/graphql.ts';
import {
  averageColumn,
  countColumn,
  moneyColumn,
  revparColumn,
  shareColumn,
  textColumn,
} from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { scaleLabel, scaleOrder, scaleValue } from './chainScales.ts';
import styles from './PlaceChainScales.module.css';
import { LinkAsOf } from '../figures/citing/LinkAsOf.tsx';
import { RevparOfMonths } from '../figures/RevparOfMonths.tsx';
import { PLACE_FIELDS } from '../figures/placeFields.ts';
import { NO_COUNTED_ROOMS } from '../../ui/formats/noCountedRooms.ts';

export type Mix = NonNullable<NonNullable<PlaceChainScalesQuery['place']>['chainScaleMix']>;
type Row = Mix['shares'][number];

const noRooms = (): string => NO_COUNTED_ROOMS;
const noReceipts = (): string => 'there are no receipts';

const roomsColumn = averageColumn<Row>({
  key: 'rooms',
  title: 'Rooms',
  shown: 'tablet',
  value: ({ rooms }) => rooms,
  why: noRooms,
});

const receiptsColumn = moneyColumn<Row>({
  key: 'receipts',
  title: 'Room receipts',
  shown: 'tablet',
  value: ({ roomReceipts }) => roomReceipts,
});

const hotelsColumn = countColumn<Row>({
  key: 'hotels',
  title: 'Properties',
  shown: 'desktop',
  value: ({ properties }) => properties,
});

/** Of the sums of a mix, in its file: the incomplete months and those without quarterly filers, separated by commas. */
interface Period {
  period: string;
  /** How many months the mix covers. */
  months: number;
  incomplete: string;
  awaited: string;
}

/** The columns of a place’s mix; each chain scale leads to its hotels. */
export function chainScaleColumns(kind: PlaceKind, name: string, over: Period): readonly Column<Row>[] {
  return [
    {
      key: 'scale',
      title: 'Chain scale',
      shown: 'phone',
      isHeading: true,
      value: ({ chainScale }) => scaleOrder(chainScale),
      csv: ({ chainScale }) => scaleLabel(chainScale),
      cell: ({ chainScale }) => (
        <LinkAsOf to={hotelsPath(kind, name, scaleValue(chainScale))}>{scaleLabel(chainScale)}</LinkAsOf>
      ),
    },
    withBar(
      shareColumn<Row>({
        key: 'roomshare',
        title: 'Share of rooms',
        value: ({ roomShare }) => roomShare,
        why: noRooms,
      }),
    ),
    withBar(
      shareColumn<Row>({
        key: 'receiptsshare',
        title: 'Share of receipts',
        value: ({ receiptsShare }) => receiptsShare,
        why: noReceipts,
      }),
    ),
    roomsColumn,
    receiptsColumn,
    revparOf(over.months),
    hotelsColumn,
    ...periodColumns(over),
  ];
}

function revparOf(months: number): Column<Row> {
  return {
    ...revparColumn<Row>({ key: 'revpar', title: 'RevPAR', value: ({ revpar }) => revpar, shown: 'desktop' }),
    cell: ({ revpar, revparMonths }) => (
      <RevparOfMonths revpar={revpar} revparMonths={revparMonths} months={months} why={NO_COUNTED_ROOMS} />
    ),
  };
}

function periodColumns({ period, incomplete, awaited }: Period): readonly Column<Row>[] {
  return [
    textColumn('incomplete', 'Incomplete months', () => incomplete, 'chosen'),
    textColumn('period', 'Period', () => period, 'chosen'),
    textColumn('awaited', 'Months without quarterly filings', () => awaited, 'chosen'),
    // After all others, so that no column of an earlier export moves.
    countColumn({
      key: 'revparmonths',
      title: 'Months of RevPAR',
      value: ({ revparMonths }) => revparMonths,
      shown: 'chosen',
    }),
  ];
}

function hotelsPath(kind: PlaceKind, name: string, chain: string): string {
  const params = new URLSearchParams({ of: 'properties', [PLACE_FIELDS[kind]]: name.toUpperCase(), chain });
  return `${routes.explore}?${params.toString()}`;
}

function withBar(column: Column<Row>): Column<Row> {
  return {
    ...column,
    cell: (row): ReactNode => (
      <span className={styles.share}>
        <span
          className={styles.bar}
          style={{ width: `${String(Math.max(0, Number(column.value(row) ?? 0)))}%` }}
          aria-hidden="true"
        />
        {column.cell?.(row)}
      </span>
    ),
  };
}
