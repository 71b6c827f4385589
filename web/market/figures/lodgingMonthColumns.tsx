import { formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import type { ReleaseName } from '../../ui/formats/release.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { releaseColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { counted } from '../../ui/formats/counted.ts';
import { figureColumn, lastColumns } from './figureColumns.tsx';
import type { Figures } from './figureColumns.tsx';
import { MONTHLY_FILERS_ONLY } from './doubtText.ts';
import { emptyRoomsNote } from './emptyRooms.ts';
import type { MayHaveEmptyRooms } from './emptyRooms.ts';
import { filedColumns } from './filedColumns.tsx';
import { INCOMPLETE } from './IncompleteChip.tsx';
import { LEFT_OUT } from './leftOut.ts';
import { revparOnce, roomsTwiceNote } from './roomsTwice.ts';
import type { MayHaveRoomsTwice } from './roomsTwice.ts';
import type { Reading } from './useReading.ts';
import styles from './lodgingMonthColumns.module.css';

/** A month of a place or a brand, as far as its reservations go. */
interface Reserved extends MayHaveRoomsTwice, MayHaveEmptyRooms {
  month: string;
  /** Published though rows are missing. */
  isIncomplete: boolean;
  /** True if quarterly filers, of whom there are some, have yet to file for the month. */
  awaitsQuarterlyFilers?: boolean;
  flaggedFilings?: number | null;
  /** Dollars of filings far above the usual. */
  unusual?: number | null;
  /** Why nothing counts of it, if nothing does. */
  leftOut?: string;
}

/** Reservations about a month. */
export function notesOf({
  awaitsQuarterlyFilers,
  isIncomplete,
  flaggedFilings,
  unusual,
  leftOut,
  ...month
}: Reserved): string[] {
  const ofRooms = [roomsTwiceNote(month), emptyRoomsNote(month)].filter((note) => note !== '');
  const doubtful = (flaggedFilings ?? 0) > 0 ? [counted(flaggedFilings ?? 0, 'doubtful filing')] : [];
  return [
    ...(awaitsQuarterlyFilers === true ? [MONTHLY_FILERS_ONLY] : []),
    ...(isIncomplete ? [INCOMPLETE] : []),
    ...(leftOut === undefined ? doubtful : [LEFT_OUT]),
    ...((unusual ?? 0) > 0 ? [`${formatWholeMoney(unusual ?? 0)} unusual`] : []),
    ...ofRooms,
  ];
}

function MonthCell({ month }: { month: Reserved }) {
  const notes = notesOf(month);
  return (
    <>
      {formatMonth(month.month)}{' '}
      {notes.length > 0 && (
        <span className={styles.notes}>
          {notes.map((note) => (
            <Chip key={note}>{note}</Chip>
          ))}
        </span>
      )}
    </>
  );
}

export function monthColumn<Row extends Reserved>(): Column<Row> {
  return {
    key: 'month',
    title: 'Month',
    value: ({ month }) => month,
    cell: (month) => <MonthCell month={month} />,
    shown: 'phone',
    isHeading: true,
  };
}

/** The columns that a table of months of several properties ends with. */
export function sourceColumns<Row extends Reserved & { release: ReleaseName }>(): readonly Column<Row>[] {
  return [
    textColumn('notes', 'Notes', (month) => notesOf(month).join(', '), 'chosen'),
    releaseColumn(({ release }) => release, 'chosen'),
  ];
}

function noRevpar({ filedRooms }: Figures): string {
  return (filedRooms ?? 0) > 0 ? 'none of the filed rooms count' : 'no rooms were filed';
}

/** Figures between the rooms and the filed figures, by list; those of places end with the number of properties. */
const OWN = {
  placeMonth: ['marketplace', 'apportioned', 'flaggedFilings', 'unusual', 'roomsLeftOut'],
  brandMonth: ['properties', 'apportioned', 'flaggedFilings', 'unusual'],
} as const;

/** A month of a place or a brand. */
export interface LodgingMonth extends Figures, Reserved {
  flaggedFilings: number | null;
  release: ReleaseName;
}

/** This column and those after it are the last: they are new, and no column of earlier exports may move. */
const revparOnceColumn = figureColumn<LodgingMonth>('revpar', {
  key: 'revparonce',
  title: 'RevPAR with sold hotels counted once',
  value: revparOnce,
  why: noRevpar,
  shown: 'chosen',
});

const OF_ROOMS = [
  figureColumn<LodgingMonth>('roomsWithoutReceipts'),
  figureColumn<LodgingMonth>('propertiesWithRooms', { shown: 'desktop' }),
];

/** The columns of the months of a place or a brand, as they count or as filed. */
export function lodgingMonthColumns<Row extends LodgingMonth>(
  list: 'placeMonth' | 'brandMonth',
  reading: Reading,
): readonly Column<Row>[] {
  const isFiled = reading === 'filed';
  const of = (title: string): string => (isFiled ? `${title} as filed` : title);
  // Beside rooms that count stand the properties that have them.
  const properties = isFiled ? 'desktop' : 'chosen';
  return [
    monthColumn<Row>(),
    figureColumn('roomReceipts', { title: of('Room receipts') }),
    figureColumn('taxableReceipts'),
    figureColumn('revpar', { title: of('RevPAR'), why: noRevpar }),
    figureColumn('rooms', { title: of('Rooms') }),
    ...OWN[list].map((name) => figureColumn<Row>(name, name === 'properties' ? { shown: properties } : {})),
    ...(isFiled ? [] : filedColumns),
    ...(list === 'placeMonth' ? [figureColumn<Row>('properties', { shown: properties })] : []),
    ...sourceColumns<Row>(),
    ...(isFiled ? [] : [...lastColumns<Row>(list), revparOnceColumn, ...OF_ROOMS]),
  ];
}
