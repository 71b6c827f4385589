import { readFragment } from '../../../gql/fragment-masking.ts';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { formatCount, formatMoney } from '../../../ui/formats/formatMoney.ts';
import { formatDate, formatShortMonth, partsOf, quarterOf } from '../../../ui/formats/formatMonth.ts';
import { countColumn, moneyColumn } from '../../../ui/table/columnKinds.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { ListedBar, ListedHotel } from '../../search/portfolios/ListedProperty.tsx';
import type { ListedProperty } from '../../search/portfolios/ListedProperty.tsx';
import { listedPropertyColumn } from '../../search/portfolios/listedPropertyColumn.tsx';
import { KIND_NAMES, type NewsItem } from './newsDocuments.ts';
import styles from './newsColumns.module.css';

/** An item with its place in the server's order. */
export interface News extends NewsItem {
  place: number;
  property: ListedProperty | null;
}

export function newsOf(item: NewsItem, place: number): News {
  const property = readFragment(ListedHotel, item.hotel) ?? readFragment(ListedBar, item.beverageProperty);
  return { ...item, place, property };
}

function periodOf({ month, periodMonths, on }: NewsItem): string {
  if (month == null) return on == null ? '' : formatDate(on);
  if (periodMonths !== 3) return formatShortMonth(month);
  const parts = partsOf(month);
  return `Q${String(quarterOf(parts.month))} ${String(parts.year)}`;
}

/** Sentences about an item, shown below its row. */
export function sentencesOf(item: NewsItem): string[] {
  const { kind, reason, lastFiled, roomsBefore, roomsAfter } = item;
  if (item.otherHotel != null || item.otherBeverageProperty != null) return otherSentences(item);
  if (reason != null) return [reason];
  if (lastFiled != null)
    return [`Filed last for ${formatShortMonth(lastFiled)}, and for none of six months published since.`];
  const amounts = amountSentences(item);
  if (kind !== 'REVISED' || roomsBefore === roomsAfter) return amounts;
  return [...amounts, `Rooms: ${roomsText(roomsBefore)} → ${roomsText(roomsAfter)}.`];
}

/** Who files at the address now. Legacy releases name no owner, and a property may have ended before the other began. */
function otherSentences({ kind, lastFiled, otherHotel, otherBeverageProperty }: NewsItem): string[] {
  const other = otherHotel ?? otherBeverageProperty;
  const owner = other?.taxpayer.name ?? '';
  const name = `${other?.name ?? ''}${owner === '' ? '' : ` of ${owner}`}`;
  if (kind === 'OPENED' && lastFiled == null) return [`${name} files there too.`];
  const last =
    kind === 'OPENED' && lastFiled != null ? [`This one filed last for ${formatShortMonth(lastFiled)}.`] : [];
  return [`${name} files there now.`, ...last];
}

/** Which of the receipts do not count as filed, and which nobody filed. */
function amountSentences(item: NewsItem): string[] {
  const { receiptsBefore, receiptsAfter, countedBefore, countedAfter, wasEstimate, isEstimate } = item;
  const amounts = [
    { filed: receiptsBefore, counted: countedBefore, isGuess: wasEstimate },
    { filed: receiptsAfter, counted: countedAfter, isGuess: isEstimate },
  ];
  return amounts.flatMap(({ filed, counted, isGuess }) => {
    if (filed == null) return [];
    if (isGuess) return [`${formatMoney(filed)} is the comptroller’s estimate.`];
    if (filed === counted) return [];
    return [`Of ${formatMoney(filed)} filed, ${counted == null ? 'nothing' : formatMoney(counted)} counts.`];
  });
}

function receiptsText(receipts: number | null | undefined): string {
  return receipts == null ? 'unknown' : formatMoney(receipts);
}

function roomsText(rooms: number | null | undefined): string {
  return rooms == null ? 'unknown' : formatCount(rooms);
}

/** The period is below the kind, so that a phone has room for it. */
function Change({ item }: { item: News }) {
  return (
    <>
      <Chip>{KIND_NAMES[item.kind]}</Chip>
      <div className={styles.period}>{periodOf(item)}</div>
    </>
  );
}

function Receipts({ item }: { item: News }) {
  const { kind, receiptsBefore, receiptsAfter } = item;
  if (kind === 'REVISED' && receiptsBefore !== receiptsAfter) {
    return `${receiptsText(receiptsBefore)} → ${receiptsText(receiptsAfter)}`;
  }
  const shown = receiptsAfter ?? receiptsBefore;
  return shown == null ? <Unknown why="not about a filing, or unknown" /> : formatMoney(shown);
}

export const newsColumns: readonly Column<News>[] = [
  {
    key: 'what',
    title: 'Change',
    value: ({ place }) => place,
    csv: ({ kind }) => KIND_NAMES[kind],
    cell: (item) => <Change item={item} />,
    shown: 'phone',
  },
  listedPropertyColumn(),
  {
    key: 'period',
    title: 'Period',
    value: ({ month, on }) => month ?? on ?? null,
    csv: periodOf,
    cell: periodOf,
    shown: 'chosen',
  },
  {
    key: 'receipts',
    title: 'Receipts',
    value: ({ receiptsAfter, receiptsBefore }) => receiptsAfter ?? receiptsBefore ?? null,
    cell: (item) => <Receipts item={item} />,
    numeric: true,
    shown: 'phone',
  },
  moneyColumn({
    key: 'before',
    title: 'Receipts before',
    shown: 'chosen',
    value: ({ receiptsBefore }) => receiptsBefore ?? null,
    why: () => 'not filed before',
  }),
  countColumn({
    key: 'rooms',
    title: 'Rooms',
    shown: 'chosen',
    value: ({ roomsAfter }) => roomsAfter ?? null,
  }),
  countColumn({
    key: 'roomsbefore',
    title: 'Rooms before',
    shown: 'chosen',
    value: ({ roomsBefore }) => roomsBefore ?? null,
    why: () => 'not filed before',
  }),
  {
    key: 'note',
    title: 'Note',
    value: (item) => sentencesOf(item).join(' '),
    shown: 'chosen',
  },
];
