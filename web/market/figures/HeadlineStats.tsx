import type { ReactNode } from 'react';
import type { Change } from '../../ui/formats/formatChange.ts';
import { formatMonth, formatShortMonth } from '../../ui/formats/formatMonth.ts';
import { formatCount, formatMoney, formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import type { Compared } from '../../ui/formats/noChange.ts';
import { monthsUpTo, yearBefore } from '../../ui/formats/monthArithmetic.ts';
import { graphql } from '../../gql/gql.ts';
import type { Product } from '../../gql/graphql.ts';
import { Aside } from './Aside.tsx';
import { HeadlineChange } from './HeadlineChange.tsx';
import { IncompleteAside } from './IncompleteAside.tsx';
import { EmptyNote } from './EmptyNote.tsx';
import { PartialNote } from './PartialNote.tsx';
import { partText } from './partOfMonth.ts';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { Stat, StatRow } from '../../ui/parts/StatRow.tsx';
import { EstimatedNote, UnusualNote } from './UnusualNote.tsx';
import { WithoutIdle } from './WithoutIdle.tsx';
import { YearToDateStat } from './YearToDateStat.tsx';
import type { Nearest } from './YearToDateStat.tsx';

/** The figures of a headline that every property, place and brand has. */
graphql(`
  fragment HeadlineFigures on HeadlineFacts {
    month
    isIncomplete
    receiptsChange {
      amount
      percent
    }
    ttmReceipts
    ttmMonths
    ttmChange {
      amount
      percent
    }
    unusualMonths
    yearToDate {
      ...NearestFigure
    }
  }
`);

/** Key figures of several properties together, which are compared like for like. */
graphql(`
  fragment HeadlineOfSeveralFigures on HeadlineOfSeveral {
    ...HeadlineFigures @unmask
    receiptsLikeForLike {
      share
    }
    receiptsChangeWithoutIdle {
      amount
      percent
    }
    ttmLikeForLike {
      share
    }
    ttmChangeWithoutIdle {
      amount
      percent
    }
  }
`);

export const HEADLINE = 'Headline figures';

/** The change of one property is its own; the change of several is like for like. */
function suffixOf(compared: Compared | null | undefined): string {
  return compared === undefined ? ' vs. a year earlier' : ' vs. a year earlier, like for like';
}

interface MonthProps {
  product: Product;
  month: string;
  receipts: number;
  change: Change | null;
  /** For several properties, the part of the receipts that is compared; null if there is nothing to compare with. */
  compared?: Compared | null;
  /** The change of several hotels without idle ones; null if too little is left, left out if there are not several. */
  receiptsChangeWithoutIdle?: Change | null;
  /** Published though rows are missing. */
  isIncomplete: boolean;
  /** Months with unusual receipts; null for mixed beverages. */
  unusualMonths: readonly string[] | null;
  /** Months with estimated receipts; of a place, with 5% or more of them. */
  estimatedMonths?: readonly string[];
  /** Months that the property opened or closed within. */
  partialMonths?: readonly string[];
  /** Days that the receipts are of, if these are not all of the month. */
  responsibleDays?: number | null;
  flags?: readonly string[];
  /** True of a hotel that filed $0 a year earlier and was not open. */
  wasNotOpen?: boolean;
  /** A note on the figure. */
  children?: ReactNode;
}

const WAS_NOT_OPEN: Compared = { share: null };
const NO_MONTHS: readonly string[] = [];

/** The receipts of the latest month and how they changed from a year earlier. */
export function LatestMonthStat({ month, receipts, change, compared, isIncomplete, ...props }: MonthProps) {
  const before = yearBefore(month);
  const against = change === null ? [] : [before];
  const part = partText({ ...props, month, responsibleDays: props.responsibleDays ?? null });
  return (
    <Stat label={formatMonth(month)} figure={formatWholeMoney(receipts)} exact={formatMoney(receipts)}>
      <HeadlineChange
        change={change}
        compared={props.wasNotOpen === true ? WAS_NOT_OPEN : (compared ?? null)}
        suffix={suffixOf(compared)}
        before={formatShortMonth(before)}
      />
      <WithoutIdle product={props.product} change={change} withoutIdle={props.receiptsChangeWithoutIdle} />
      {props.children}
      {isIncomplete && <Aside id="incomplete">incomplete</Aside>}
      {part !== null && <Aside id="change">{part}</Aside>}
      <UnusualNote unusual={props.unusualMonths} months={[]} before={against} />
      <EstimatedNote estimated={props.estimatedMonths ?? NO_MONTHS} months={[]} before={against} />
      <PartialNote partial={props.partialMonths ?? NO_MONTHS} months={[]} before={against} />
    </Stat>
  );
}

interface TwelveProps {
  product: Product;
  /** The last of the months. */
  month: string;
  /** Revenue or receipts. */
  measure: string;
  /** Null if any of the twelve months has no figures. */
  receipts: number | null;
  /** Number of the twelve months that have figures. */
  months: number;
  change: Change | null;
  /** For several properties, the part of the receipts that is compared; null if there is nothing to compare with. */
  compared?: Compared | null;
  /** The change of several hotels without idle ones; null if too little is left, left out if there are not several. */
  withoutIdle?: Change | null;
  /** The nearest figure if one cannot be stated. */
  nearest: Nearest;
  /** Months with unusual receipts; null for mixed beverages. */
  unusualMonths: readonly string[] | null;
  /** Months with estimated receipts; of a place, with 5% or more of them. */
  estimatedMonths?: readonly string[];
  /** Months that the property opened or closed within. */
  partialMonths?: readonly string[];
  /** Months with $0 of a property. */
  emptyMonths?: readonly string[];
  /** Months that have monthly filers only. */
  awaitedMonths?: readonly string[];
  /** A note on the figure. */
  children?: ReactNode;
}

/** Why there is no figure of twelve months. */
function notTwelve(measure: string, months: number): string {
  return `TTM ${measure} unavailable: ${String(months)} of 12 months ${months === 1 ? 'has' : 'have'} figures`;
}

interface NoRevpar {
  ttmMonths: number;
  /** Number of the twelve months that have rooms that count. */
  ttmRoomMonths: number;
  /** Why none of them has. */
  noRooms: string;
}

/** Why there is no RevPAR of twelve months. */
export function whyNoRevpar({ ttmMonths, ttmRoomMonths, noRooms }: NoRevpar): string {
  if (ttmMonths < 12) return notTwelve('RevPAR', ttmMonths);
  if (ttmRoomMonths === 0) return noRooms;
  return `TTM RevPAR unavailable: rooms that count were filed in ${String(ttmRoomMonths)} of 12 months`;
}

/** The year to date if a figure of receipts cannot be stated; RevPAR alone may lack one, too. */
export function nearestReceipts(changes: readonly (Change | null)[], yearToDate: Nearest): Nearest {
  return changes.includes(null) ? yearToDate : null;
}

/** The receipts of the last twelve months and how they changed from a year earlier; the year to date if that is unknown. */
export function TwelveMonthsStat(props: TwelveProps) {
  const { product, measure, receipts, months, nearest, compared, unusualMonths } = props;
  const { estimatedMonths = NO_MONTHS, awaitedMonths = NO_MONTHS } = props;
  const { partialMonths = NO_MONTHS, emptyMonths = NO_MONTHS } = props;
  const isOfSeveral = compared !== undefined;
  const marked = { unusualMonths, estimatedMonths, awaitedMonths, partialMonths, emptyMonths };
  const ofYear = { product, measure: capital(measure), nearest, isOfSeveral, ...marked };
  const twelve = monthsUpTo(props.month, 12);
  const before = props.change === null ? [] : twelve.map((each) => yearBefore(each));
  if (receipts === null) return <YearToDateStat {...ofYear} why={notTwelve(measure, months)} />;
  return (
    <>
      <Stat label={`TTM ${measure}`} figure={formatWholeMoney(receipts)} exact={formatMoney(receipts)}>
        <HeadlineChange
          change={props.change}
          compared={compared ?? null}
          suffix={suffixOf(compared)}
          before="complete 12 months before"
        />
        <WithoutIdle product={product} change={props.change} withoutIdle={props.withoutIdle} />
        {props.children}
        <IncompleteAside product={product} months={twelve} />
        <UnusualNote unusual={unusualMonths} months={twelve} before={before} />
        <EstimatedNote estimated={estimatedMonths} months={twelve} before={before} />
        <PartialNote partial={partialMonths} months={twelve} before={before} />
        <EmptyNote empty={emptyMonths} months={twelve} before={before} />
      </Stat>
      <YearToDateStat {...ofYear} why={null} />
    </>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
