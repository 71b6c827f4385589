import { hotelPath } from '../../../app/paths.ts';
import { Chip } from '../../../ui/parts/Chip.tsx';
import {
  placeNameColumn,
  countColumn,
  moneyColumn,
  revparColumn,
  textColumn,
} from '../../../ui/table/columnKinds.tsx';
import { useAsOf } from '../citing/asOf.ts';
import { awaitedColumn } from '../awaited.tsx';
import type { Flag } from '../flags.ts';
import { DefinitionLink } from '../DefinitionLink.tsx';
import { PartialChip, partialMonthsColumn } from '../PartialChip.tsx';
import { PropertyCell } from '../PropertyCell.tsx';
import { RevparOfMonths } from '../RevparOfMonths.tsx';
import type { Column, Width } from '../../../ui/table/tableColumns.ts';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { counted } from '../../../ui/formats/counted.ts';
import { formatMonths } from '../../../ui/formats/formatMonths.ts';
import { formatCount, formatPercent } from '../../../ui/formats/formatMoney.ts';
import { changesWithoutIdle, receiptsChanges, revparChanges } from './comparedChangeColumns.tsx';
import { reasonsOf } from './comparedReasons.ts';
import type { ComparedLine } from './comparison.ts';
import {
  NO_REVPAR,
  NONE_FILED,
  OF_HOTELS,
  why,
  whyUnrankedByReceipts,
  whyUnrankedByRevpar,
} from './unknownCells.ts';
import { formatPlace } from '../../../ui/formats/formatPlace.ts';
import { NO_COUNTED_ROOMS } from '../../../ui/formats/noCountedRooms.ts';

const ROLES = { subject: 'Subject', competitor: 'Competitor', set: 'Competitor set' };

export function flagsOf({ flags }: ComparedLine): readonly Flag[] {
  return flags;
}

function NameCell({ line }: { line: ComparedLine }) {
  const { role, name, taxpayerNumber, locationNumber } = line;
  const path =
    taxpayerNumber === null || locationNumber === null
      ? undefined
      : hotelPath({ name, taxpayerNumber, locationNumber });
  return (
    <>
      <PropertyCell
        name={name}
        {...(path !== undefined && { path })}
        detail={role === 'set' ? 'All hotels as one' : `${line.address}, ${formatPlace(line.city)}`}
        flags={flagsOf(line)}
      />
      <PartialChip months={line.partialMonths} />
      {line.otherRooms !== null && <OtherRooms rooms={line.otherRooms} />}
      {role === 'subject' && <Chip tone="beta">Subject</Chip>}
    </>
  );
}

/** The API knows the latest filings only, so that a page as of a release says when they are of. */
function OtherRooms({ rooms }: { rooms: number }) {
  const isPast = useAsOf() !== null;
  const text = `another owner filed ${counted(rooms, 'room')}${isPast ? ', as known today' : ''}`;
  return (
    <Chip>
      <DefinitionLink id="rooms">{text}</DefinitionLink>
    </Chip>
  );
}

type Rank = ComparedLine['revparRank'];

function rankColumn(
  key: string,
  title: string,
  rankOf: (line: ComparedLine) => Rank,
  shown: Width,
  whyUnranked: (line: ComparedLine) => string,
): Column<ComparedLine> {
  return {
    key,
    title,
    value: (line) => rankOf(line)?.rank ?? null,
    cell: (line) => {
      const rank = rankOf(line);
      if (rank !== null) return `${formatCount(rank.rank)} of ${formatCount(rank.of)}`;
      return <Unknown why={whyUnranked(line)} />;
    },
    numeric: true,
    shown,
  };
}

/** A figure that is neither money nor a count. */
function ratioColumn(
  key: string,
  title: string,
  value: (line: ComparedLine) => number | null,
  format: (value: number) => string,
): Column<ComparedLine> {
  return {
    key,
    title,
    value,
    cell: (line) => {
      const ratio = value(line);
      return ratio === null ? <Unknown why={line.role === 'set' ? OF_HOTELS : NO_REVPAR} /> : format(ratio);
    },
    numeric: true,
    shown: 'tablet',
  };
}

/** Doubtful and idle rooms were filed and do not count. */
function whyNoNights({ roomReceipts }: ComparedLine): string {
  return roomReceipts === null ? NONE_FILED : NO_COUNTED_ROOMS;
}

function whyNoRooms(line: ComparedLine): string {
  return line.role === 'set' ? OF_HOTELS : whyNoNights(line);
}

interface Asked {
  /** The incomplete months of its periods. */
  incomplete: string;
  period: string;
  /** How far changes go back: `a year earlier`. */
  earlier: string;
  /** The months of the period that are published. */
  published: readonly string[];
  releases: string;
}

/** The columns of a comparison, and of HotelComparison.csv. */
export function comparisonColumns({
  incomplete,
  period,
  earlier,
  published,
  releases,
}: Asked): readonly Column<ComparedLine>[] {
  return [
    ...figureColumns,
    ...receiptsChanges(earlier, published),
    ...revparChanges(earlier),
    ...countColumns,
    textColumn(
      'unusualbefore',
      `Unusual months ${earlier}`,
      (line) => line.unusualMonthsBefore.join(', '),
      'chosen',
    ),
    ...factColumns,
    textColumn('incomplete', 'Incomplete months', () => incomplete, 'chosen'),
    textColumn('period', 'Period', () => period, 'chosen'),
    // After all others, so that no column of an earlier export moves.
    ...changesWithoutIdle(earlier),
    textColumn('compared', 'Months compared', (line) => formatMonths(line.comparedMonths), 'chosen'),
    awaitedColumn(),
    partialMonthsColumn,
    textColumn(
      'otherrooms',
      'Rooms of another owner',
      ({ otherRooms }) => otherRooms?.toString() ?? '',
      'chosen',
    ),
    textColumn('releases', 'Releases', () => releases, 'chosen'),
  ];
}

const figureColumns: readonly Column<ComparedLine>[] = [
  {
    key: 'name',
    title: 'Hotel',
    value: ({ name }) => name,
    cell: (line) => <NameCell line={line} />,
    shown: 'phone',
    isHeading: true,
  },
  textColumn('role', 'Role', ({ role }) => ROLES[role], 'chosen'),
  moneyColumn({
    key: 'receipts',
    title: 'Room receipts',
    value: ({ roomReceipts }) => roomReceipts,
    shown: 'tablet',
    why,
  }),
  countColumn({
    key: 'rooms',
    title: 'Rooms',
    value: ({ rooms }) => rooms,
    shown: 'desktop',
    why: whyNoRooms,
  }),
  {
    ...revparColumn<ComparedLine>({ key: 'revpar', title: 'RevPAR', value: ({ revpar }) => revpar }),
    cell: ({ revpar, revparMonths, monthsFiled: months }) => (
      <RevparOfMonths revpar={revpar} revparMonths={revparMonths} months={months} why={NO_REVPAR} />
    ),
  },
  {
    ...ratioColumn(
      'index',
      'RevPAR index',
      ({ revparIndex }) => revparIndex,
      (index) => index.toFixed(1),
    ),
    shown: 'phone',
  },
  rankColumn('rank', 'RevPAR rank', ({ revparRank }) => revparRank, 'tablet', whyUnrankedByRevpar),
  ratioColumn('share', 'Share', ({ share }) => share, formatPercent),
  {
    ...ratioColumn('fairshare', 'Fair share', ({ fairShare }: ComparedLine) => fairShare, formatPercent),
    shown: 'desktop',
  },
];

const countColumns: readonly Column<ComparedLine>[] = [
  {
    ...rankColumn(
      'receiptsrank',
      'Receipts rank',
      ({ receiptsRank }) => receiptsRank,
      'desktop',
      whyUnrankedByReceipts,
    ),
    shown: 'chosen',
  },
  countColumn({
    key: 'nights',
    title: 'Available room-nights',
    value: ({ roomNights }) => roomNights,
    shown: 'chosen',
    why: whyNoNights,
  }),
  countColumn({
    key: 'months',
    title: 'Months filed',
    value: ({ monthsFiled }) => monthsFiled,
    shown: 'chosen',
  }),
  countColumn({
    key: 'revparmonths',
    title: 'Months of RevPAR',
    value: ({ revparMonths }) => revparMonths,
    shown: 'chosen',
    why,
  }),
  textColumn('flagged', 'Doubtful months', ({ flaggedMonths }) => flaggedMonths.join(', '), 'chosen'),
  textColumn('unusual', 'Unusual months', (line) => line.unusualMonths.join(', '), 'chosen'),
];

const factColumns: readonly Column<ComparedLine>[] = [
  textColumn('reasons', 'Reasons', (line) => reasonsOf(line).join(' '), 'chosen'),
  textColumn('address', 'Address', ({ address }) => address, 'chosen'),
  placeNameColumn('city', 'City', ({ city }) => city, 'chosen'),
  textColumn('taxpayer', 'Taxpayer number', ({ taxpayerNumber }) => taxpayerNumber, 'chosen'),
  countColumn({
    key: 'location',
    title: 'Location number',
    value: ({ locationNumber }) => locationNumber,
    shown: 'chosen',
  }),
];
