import type { Flag } from '../flags.ts';
import type { Change } from '../../../ui/formats/formatChange.ts';
import type { Compared } from '../../../ui/formats/noChange.ts';
import type { ReleaseName } from '../../../ui/formats/release.ts';
import { yearBefore } from '../../../ui/formats/monthArithmetic.ts';

interface Rank {
  rank: number;
  of: number;
}

/** One line of a comparison: the subject, a competitor, or all competitors as one. */
export interface ComparedLine {
  role: 'subject' | 'competitor' | 'set';
  id: string;
  name: string;
  address: string;
  city: string;
  taxpayerNumber: string | null;
  locationNumber: number | null;
  monthsFiled: number | null;
  /** Months whose rooms count, which RevPAR covers. */
  revparMonths: number | null;
  roomReceipts: number | null;
  rooms: number | null;
  /** Rooms that another owner filed, if so different that one number is probably wrong; none of the set. */
  otherRooms: number | null;
  roomNights: number | null;
  revpar: number | null;
  revparIndex: number | null;
  revparRank: Rank | null;
  receiptsRank: Rank | null;
  /** Percent. */
  share: number | null;
  /** Percent of the room-nights of all. */
  fairShare: number | null;
  receiptsChange: Change | null;
  /** The part of the receipts that is compared; null if there is nothing to compare with. */
  receiptsLikeForLike: Compared | null;
  /** Of the set: the change of its receipts without idle hotels. */
  changeWithoutIdle?: Change | null;
  /** Months that the change of receipts compares. */
  comparedMonths: readonly string[];
  revparChange: Change | null;
  /** Why months are doubtful. */
  flags: readonly Flag[];
  /** Months that do not count as filed. */
  flaggedMonths: readonly string[];
  /** Months with receipts far above the usual, which count. */
  unusualMonths: readonly string[];
  /** The same of earlier months, which changes are against. */
  unusualMonthsBefore: readonly string[];
  /** Partial months, earlier ones included; none of the set. */
  partialMonths: readonly string[];
  /** Months that lack what it, or some of the set, files by quarter. */
  awaitedMonths: readonly string[];
  /** Months filed with $0 whose rooms count; none of the set. */
  zeroMonths: readonly string[];
  /** Says that rooms of months filed with $0 count in RevPAR; empty if none do. */
  zeroNote: string;
  receiptsByMonth: readonly (number | null)[];
  revparByMonth: readonly (number | null)[];
}

/** The subject against its competitors over some months. */
interface ComparedPeriod {
  revpar: number | null;
  competitorsRevpar: number | null;
  competitorsFiled: number;
  revparIndex: number | null;
  revparRank: Rank | null;
  share: number | null;
  fairShare: number | null;
}

/** A month, and the 12 that end with it. */
export interface ComparedMonth extends ComparedPeriod {
  month: string;
  isPublished: boolean;
  trailing: ComparedPeriod | null;
}

/** The page's view of an answer: the subject first, then the set, then the competitors. */
export interface ComparisonFigures {
  from: string;
  to: string;
  months: readonly string[];
  /** By how many whole years changes go back. */
  yearsEarlier: number;
  /** Months that the releases have. */
  monthsPublished: readonly string[];
  /** Releases of the months and of those that changes are against, oldest first. */
  releases: readonly ReleaseName[];
  lines: readonly ComparedLine[];
  subjectByMonth: readonly ComparedMonth[];
}

/** The months of the comparison that lack what any of its hotels files by quarter. */
export function awaitedOf({ lines }: Pick<ComparisonFigures, 'lines'>): string[] {
  return [...new Set(lines.flatMap(({ awaitedMonths }) => awaitedMonths))];
}

/** The months of a period and those that changes are against. */
export function withBefore({
  months,
  yearsEarlier,
}: Pick<ComparisonFigures, 'months' | 'yearsEarlier'>): string[] {
  return [...months.map((month) => yearBefore(month, yearsEarlier)), ...months];
}
