import type { ReactNode } from 'react';
import type { Change } from '../lib/formatChange.ts';
import { formatMonth } from '../lib/formatMonth.ts';
import { formatCount, formatMoney, formatWholeMoney } from '../lib/formatMoney.ts';
import { ChangeArrow } from './ChangeArrow.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Stat, StatRow } from './StatRow.tsx';
import { Unknown } from './Unknown.tsx';

export const HEADLINE = 'Headline figures';

interface MonthProps {
  month: string;
  receipts: number;
  change: Change | null;
  /** What is to be known of the figure. */
  children?: ReactNode;
}

/** The receipts of the latest month and how they changed on the year. */
export function LatestMonthStat({ month, receipts, change, children }: MonthProps) {
  return (
    <Stat label={formatMonth(month)} figure={formatWholeMoney(receipts)} exact={formatMoney(receipts)}>
      <ChangeArrow change={change} suffix=" on the year" /> {/* After a sentence, on a line of its own. */}
      {change === null ? <div>{children}</div> : children}
    </Stat>
  );
}

interface TwelveProps {
  label: string;
  /** Null where not all of the months are there. */
  receipts: number | null;
  change: Change | null;
  why: string;
  /** What is to be known of the figure. */
  children?: ReactNode;
}

/** The receipts of the last twelve months and how they changed on the year. */
export function TwelveMonthsStat({ label, receipts, change, why, children }: TwelveProps) {
  if (receipts === null) return <Stat label={label} figure={<Unknown why={why} />} />;
  return (
    <Stat label={label} figure={formatWholeMoney(receipts)} exact={formatMoney(receipts)}>
      <ChangeArrow change={change} suffix=" on the year" />
      {children}
    </Stat>
  );
}

/** A place among others: `3 of 38`. */
export function rankText({ rank, of }: { rank: number; of: number }): string {
  return `${formatCount(rank)} of ${formatCount(of)}`;
}

/** The headline in its final shape while its figures are on their way. */
export function HeadlineWaiting({ labels }: { labels: readonly string[] }) {
  return (
    <StatRow label={HEADLINE}>
      {labels.map((label) => (
        <Stat key={label} label={label} figure={<Skeleton width={120} height={34} />}>
          <Skeleton width={90} height={18} />
        </Stat>
      ))}
    </StatRow>
  );
}
