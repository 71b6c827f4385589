import type { ReactNode } from 'react';
import { formatCount, formatRevpar } from '../../ui/formats/formatMoney.ts';
import { NO_COUNTED_ROOMS } from '../../ui/formats/noCountedRooms.ts';
import { Stat } from '../../ui/parts/StatRow.tsx';
import { Aside } from './Aside.tsx';
import { awaitedOf } from './awaited.tsx';
import { hasEmptyRooms } from './emptyRooms.ts';
import type { MayHaveEmptyRooms } from './emptyRooms.ts';
import { whyNoRevpar } from './HeadlineStats.tsx';
import { lastTwelve, revparOverOnce } from './roomsTwice.ts';
import type { MayHaveRoomsTwice } from './roomsTwice.ts';
import { UnknownStat } from './UnknownStat.tsx';
import { NearestRevparStat } from './YearToDateStat.tsx';
import type { Nearest } from './YearToDateStat.tsx';

interface MonthProps {
  /** Null without rooms that count. */
  revpar: number | null;
  /** Why there are none. */
  noRooms?: string;
  /** A note on the figure. */
  children?: ReactNode;
}

/** RevPAR of the latest month. */
export function RevparStat({ revpar, noRooms = NO_COUNTED_ROOMS, children }: MonthProps) {
  if (revpar === null) return <UnknownStat label="RevPAR" why={noRooms} />;
  return (
    <Stat label="RevPAR" figure={formatRevpar(revpar)}>
      {children}
    </Stat>
  );
}

/** Says how many of the rooms behind RevPAR took in nothing, if they are many. */
export function EmptyRooms(month: MayHaveEmptyRooms) {
  if (!hasEmptyRooms(month)) return null;
  return (
    <Aside id="idle-rooms">{`${formatCount(month.roomsWithoutReceipts)} of these rooms filed $0 receipts`}</Aside>
  );
}

interface TwelveHeadline {
  /** The last of the twelve months. */
  month: string;
  /** How many of the twelve have figures, and rooms that count. */
  ttmMonths: number;
  ttmRoomMonths: number;
  ttmRevparWeighted: number | null;
  yearToDate: Nearest;
}

interface TwelveProps {
  headline: TwelveHeadline;
  /** Null if there is none. */
  figure: string | null;
  /** Why no month has rooms that count. */
  noRooms?: string;
  /** The months of several hotels, in which rooms may count twice and quarterly filers lack; none of a single hotel. */
  months?: readonly (MayHaveRoomsTwice & Parameters<typeof awaitedOf>[0][number])[];
  /** A warning of the figure, and of the one in its place. */
  careful?: ReactNode;
  /** A note on the figure. */
  children?: ReactNode;
}

/** RevPAR of the latest twelve months; without one, that of the year to date and the reason. */
export function TwelveMonthRevparStat(props: TwelveProps) {
  const { headline, figure, noRooms = NO_COUNTED_ROOMS, months = [], children } = props;
  if (figure === null) {
    const why = whyNoRevpar({ ...headline, noRooms });
    const awaitedMonths = awaitedOf(months);
    return (
      <NearestRevparStat product="HOTEL" nearest={headline.yearToDate} {...{ awaitedMonths, why }}>
        {props.careful}
      </NearestRevparStat>
    );
  }
  const once = revparOverOnce(lastTwelve(months, headline.month), headline.ttmRevparWeighted);
  return (
    <Stat label="TTM RevPAR" figure={figure}>
      {children}
      {once !== '' && <Aside id="revpar">{once}</Aside>}
      {props.careful}
    </Stat>
  );
}
