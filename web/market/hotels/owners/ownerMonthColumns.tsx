import { figureColumn } from '../../figures/figureColumns.tsx';
import { monthColumn, sourceColumns } from '../../figures/lodgingMonthColumns.tsx';
import { formatShortMonth } from '../../../ui/formats/formatMonth.ts';
import { formatPercent } from '../../../ui/formats/formatMoney.ts';
import { noChangeText } from '../../../ui/formats/noChange.ts';
import { yearBefore } from '../../../ui/formats/monthArithmetic.ts';
import { NO_COUNTED_ROOMS } from '../../../ui/formats/noCountedRooms.ts';
import { ChangeArrow } from '../../../ui/parts/ChangeArrow.tsx';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { countColumn, moneyColumn, revparColumn } from '../../../ui/table/columnKinds.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import type { OwnerMonth } from './ownerFigures.ts';

const whyNoChange = ({ month, likeForLike }: OwnerMonth): string =>
  noChangeText(likeForLike, formatShortMonth(yearBefore(month)));

const change: Column<OwnerMonth> = {
  key: 'change',
  title: 'vs. a year earlier, like for like',
  value: ({ likeForLike }) => likeForLike?.change?.amount ?? null,
  cell: (month) => {
    const own = month.likeForLike?.change ?? null;
    return own === null ? <Unknown why={whyNoChange(month)} /> : <ChangeArrow change={own} />;
  },
  numeric: true,
  shown: 'phone',
};

const percent: Column<OwnerMonth> = {
  key: 'percent',
  title: 'vs. a year earlier, percent',
  value: ({ likeForLike }) => likeForLike?.change?.percent ?? null,
  cell: (month) => {
    const change = month.likeForLike?.change ?? null;
    if (change === null) return <Unknown why={whyNoChange(month)} />;
    return change.percent === null ? <Unknown why="the year before was $0" /> : formatPercent(change.percent);
  },
  numeric: true,
  shown: 'chosen',
};

const receipts = moneyColumn<OwnerMonth>({
  key: 'receipts',
  title: 'Receipts',
  value: (month) => month.receipts,
});
const properties = countColumn<OwnerMonth>({
  key: 'properties',
  title: 'Properties',
  value: (month) => month.properties,
  shown: 'tablet',
});

/** The columns of an owner's months of mixed beverages. */
export const alcoholColumns: readonly Column<OwnerMonth>[] = [
  monthColumn<OwnerMonth>(),
  receipts,
  change,
  percent,
  properties,
  moneyColumn({
    key: 'estimated',
    title: 'Estimated',
    value: ({ estimated }) => estimated,
    shown: 'desktop',
  }),
  moneyColumn({
    key: 'fromTax',
    title: 'Calculated from the tax',
    value: ({ fromTax }) => fromTax,
    shown: 'chosen',
  }),
  ...sourceColumns<OwnerMonth>(),
];

/** As in the tables of places. */
const NOT_AS_FILED = ['apportioned', 'flaggedFilings', 'unusual', 'roomsLeftOut', 'filedReceipts'] as const;

/** Those of lodging. */
export const lodgingColumns: readonly Column<OwnerMonth>[] = [
  monthColumn<OwnerMonth>(),
  receipts,
  change,
  percent,
  revparColumn<OwnerMonth>({
    key: 'revpar',
    title: 'RevPAR',
    value: ({ revpar }) => revpar,
    shown: 'tablet',
  }),
  { ...properties, shown: 'chosen' },
  countColumn<OwnerMonth>({
    key: 'rooms',
    title: 'Rooms',
    value: ({ rooms }) => rooms,
    shown: 'desktop',
    why: () => NO_COUNTED_ROOMS,
  }),
  ...NOT_AS_FILED.map((name) => figureColumn<OwnerMonth>(name)),
  ...sourceColumns<OwnerMonth>(),
  // The last columns, as they are new: no column of earlier exports may move.
  figureColumn('roomsWithoutReceipts'),
  figureColumn('propertiesWithRooms', { shown: 'tablet' }),
];
