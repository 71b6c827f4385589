import { counted } from '../../ui/formats/counted.ts';
import { roomsTwiceNote } from '../figures/roomsTwice.ts';
import { RECEIPTS_DOUBTS, ROOMS_DOUBTS } from '../figures/doubtText.ts';
import { UNUSUAL } from '../figures/flags.ts';
import type { Flag } from '../figures/flags.ts';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { OfListed } from '../figures/OfListed.tsx';
import { Stat, StatRow } from '../../ui/parts/StatRow.tsx';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { formatCount, formatMoney, formatRevpar, formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { sumMoney } from '../../ui/formats/sumMoney.ts';
import { NO_COUNTED_ROOMS } from '../../ui/formats/noCountedRooms.ts';
import type { LodgingType } from '../../app/paths.ts';
import { DefinitionLink } from '../figures/DefinitionLink.tsx';
import type { HotelResultRow } from './hotelResultColumns.tsx';
import { revparIfOnce, roomsTwiceIn, type SoldRooms } from './roomsTwiceIn.ts';

interface Summary {
  /** Null if no filing counts. */
  receipts: number | null;
  hotels: number;
  rooms: number;
  revpar: number | null;
  /** Receipts that RevPAR divides: of hotels whose rooms count. */
  ratedReceipts: number;
  /** Filings whose taxable receipts count instead of their total. */
  doubtful: number;
  /** Filings whose receipts are far above the usual and count. */
  unusual: number;
  leftOut: number;
  /** Filings whose rooms do not count, and those rooms. */
  withoutRooms: number;
  roomsLeftOut: number;
  marketplaces: number;
  /** Receipts of these. */
  marketplace: number;
  roomsTwice: SoldRooms;
  /** RevPAR with rooms of sold hotels counted once, in words; empty if it hardly differs. */
  revparOnce: string;
}

/** Sums of what counts of result rows; marketplaces have no rooms and no RevPAR. */
function summaryOf(rows: readonly HotelResultRow[]): Summary {
  const lodgings = rows.filter(({ flags }) => !flags.includes('MARKETPLACE'));
  const marketplaces = flagged(rows, ['MARKETPLACE']);
  const withRooms = lodgings.filter(({ countedRooms }) => countedRooms !== null);
  // A quarter's row may have months whose rooms do not count: its RevPAR is of the others alone.
  const nights = lodgings.reduce((sum, row) => sum + (row.availableRoomNights ?? 0), 0);
  const ratedReceipts = sumMoney(lodgings, ({ revparReceipts }) => revparReceipts ?? 0);
  const receipts = (row: HotelResultRow): number => row.countedReceipts ?? 0;
  const withoutRooms = flagged(rows, ROOMS_DOUBTS);
  return {
    receipts: rows.some(({ countedReceipts }) => countedReceipts !== null) ? sumMoney(rows, receipts) : null,
    hotels: lodgings.length,
    rooms: withRooms.reduce((sum, row) => sum + (row.countedRooms ?? 0), 0),
    revpar: nights === 0 ? null : ratedReceipts / nights,
    ratedReceipts,
    doubtful: flagged(rows, RECEIPTS_DOUBTS).length,
    unusual: flagged(rows, UNUSUAL).length,
    leftOut: flagged(rows, ['LEFT_OUT']).length,
    withoutRooms: withoutRooms.length,
    roomsLeftOut: withoutRooms.reduce((sum, row) => sum + row.roomCapacity - (row.countedRooms ?? 0), 0),
    roomsTwice: roomsTwiceIn(withRooms),
    revparOnce: revparIfOnce(withRooms),
    marketplaces: marketplaces.length,
    marketplace: sumMoney(marketplaces, receipts),
  };
}

function flagged(rows: readonly HotelResultRow[], any: readonly Flag[]): HotelResultRow[] {
  return rows.filter(({ flags }) => flags.some((flag) => any.includes(flag)));
}

interface Props {
  type: LodgingType;
  /** Those that the member looks for. */
  rows: readonly HotelResultRow[] | null;
  /** Number of all rows; left out if these are all. */
  of?: number;
}

/** Filers of results that leave out others, whose sums therefore differ from those on the page of the place. */
const FILERS: Record<LodgingType, string> = {
  monthly: 'monthly filers, without quarterly ones',
  quarterly: 'quarterly filers, without monthly ones',
  quarterlymonthly: '',
};

/** The headline of hotel results: what those listed below took in together. */
export function HotelResultsSummary({ type, rows, of }: Props) {
  const all = rows === null ? null : summaryOf(rows);
  const wait = <Skeleton width={120} height={34} />;
  return (
    <StatRow label="All rows together">
      <Stat
        label="Room receipts"
        figure={all === null ? wait : receiptsFigure(all.receipts)}
        exact={all?.receipts == null ? '' : formatMoney(all.receipts)}
      >
        {all !== null && all.marketplace !== 0 && `${formatMoney(all.marketplace)} of it by marketplaces`}
        <OfListed listed={rows?.length ?? 0} of={of} />
        {all !== null && receiptsNotes(all).map((note) => <div key={note}>{note}</div>)}
      </Stat>
      <Stat label="Hotels" figure={all === null ? wait : formatCount(all.hotels)}>
        {all !== null && all.marketplaces > 0 && (
          <div>{`and ${counted(all.marketplaces, 'marketplace')}`}</div>
        )}
        {FILERS[type] !== '' && <DefinitionLink id="filer-types">{FILERS[type]}</DefinitionLink>}
      </Stat>
      <Stat label="Rooms" figure={all === null ? wait : formatCount(all.rooms)}>
        {all !== null && roomsNotes(all).map((note) => <div key={note}>{note}</div>)}
      </Stat>
      <Stat label="RevPAR" figure={all === null ? wait : revparFigure(all.revpar)}>
        {all === null || all.receipts === all.ratedReceipts
          ? 'receipts ÷ (rooms × days)'
          : `${formatMoney(all.ratedReceipts)} of hotels with rooms ÷ (rooms × days)`}
        {all?.revparOnce}
      </Stat>
    </StatRow>
  );
}

/** Says how many filings are doubtful, and what counts. */
function receiptsNotes({ doubtful, unusual, leftOut }: Summary): string[] {
  return [
    doubtful === 0 ? '' : `${counted(doubtful, 'filing')} with doubtful receipts: the taxable receipts count`,
    unusual === 0 ? '' : `${counted(unusual, 'filing')} with unusual receipts, which count`,
    leftOut === 0 ? '' : `${counted(leftOut, 'filing')} left out by an operator`,
  ].filter((note) => note !== '');
}

/** Says which rooms do not count, and which count twice. */
function roomsNotes(all: Summary): string[] {
  const rooms = counted(all.roomsLeftOut, 'doubtful or idle room does', 'doubtful or idle rooms do');
  return [
    all.withoutRooms === 0 ? '' : `${rooms} not count, in ${counted(all.withoutRooms, 'filing')}`,
    all.roomsTwice.hotels === 0 ? '' : roomsTwiceNote(all),
  ].filter((note) => note !== '');
}

function receiptsFigure(receipts: number | null) {
  return receipts === null ? <Unknown why="no filing counts" /> : formatWholeMoney(receipts);
}

function revparFigure(revpar: number | null) {
  return revpar === null ? <Unknown why={NO_COUNTED_ROOMS} /> : formatRevpar(revpar);
}
