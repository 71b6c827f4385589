import type { ReactNode } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Product } from '../../gql/graphql.ts';
import { partsOf } from '../../ui/formats/formatMonth.ts';
import { formatMonths, formatMonthsOf } from '../../ui/formats/formatMonths.ts';
import { formatMoney, formatRevpar, formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { yearBefore } from '../../ui/formats/monthArithmetic.ts';
import { AwaitedAside } from './awaited.tsx';
import { IncompleteAside } from './IncompleteAside.tsx';
import { HeadlineChange } from './HeadlineChange.tsx';
import { EmptyNote } from './EmptyNote.tsx';
import { PartialNote } from './PartialNote.tsx';
import { Stat } from '../../ui/parts/StatRow.tsx';
import { EstimatedNote, UnusualNote } from './UnusualNote.tsx';
import { UnknownStat } from './UnknownStat.tsx';
import { WithoutIdle } from './WithoutIdle.tsx';

const NearestFigure = graphql(`
  fragment NearestFigure on YearToDate {
    months
    receipts
    revpar
    revparMonths
    comparedYear
    receiptsChange {
      amount
      percent
    }
    receiptsChangeWithoutIdle {
      amount
      percent
    }
    likeForLike {
      share
    }
  }
`);

/** The nearest figure that can be stated where a headline figure cannot; null if all can. */
export type Nearest = FragmentType<typeof NearestFigure> | null;

/** The months of a year to date: `Jan–Sep 2023`, or `Mar 2023, Sep 2023, 2 of 9 months`. */
function monthsText(months: readonly string[], upTo = months): string {
  const wanted = partsOf(upTo.at(-1) ?? '0000-00').month;
  return months.length === wanted ? formatMonths(months) : formatMonthsOf(months, wanted);
}

interface Props {
  product: Product;
  /** Revenue or receipts. */
  measure: string;
  nearest: Nearest;
  /** Of properties together, whose change is like for like. */
  isOfSeveral?: boolean;
  /** Months with unusual receipts; null for mixed beverages. */
  unusualMonths: readonly string[] | null;
  /** Months with estimated receipts; of a place, with 5% or more of them. */
  estimatedMonths: readonly string[];
  /** Months that the property opened or closed within. */
  partialMonths?: readonly string[];
  /** Months with $0 of a property. */
  emptyMonths?: readonly string[];
  /** Months that have monthly filers only. */
  awaitedMonths: readonly string[];
  /** Reason the main figure is missing; null if it is shown too. */
  why: string | null;
  /** Words on what the change is made of. */
  children?: ReactNode;
}

/** The year up to the latest month, against the same months of the latest earlier year that has them. */
export function YearToDateStat({ product, measure, nearest, isOfSeveral = false, ...props }: Props) {
  const figure = readFragment(NearestFigure, nearest);
  const { why } = props;
  if (figure === null) return null;
  const { months, receipts, comparedYear, receiptsChange, likeForLike } = figure;
  const against = receiptsChange === null ? [] : sameMonths(months, comparedYear);
  const before = comparedYear === null ? 'earlier year with all of these months' : String(comparedYear);
  return (
    <Stat
      label={`${measure}, year to date`}
      figure={formatWholeMoney(receipts)}
      exact={formatMoney(receipts)}
    >
      <div>
        {monthsText(months)}
        <AwaitedAside awaited={props.awaitedMonths} months={months} />
        <IncompleteAside product={product} months={months} />
      </div>
      <HeadlineChange
        change={receiptsChange}
        compared={likeForLike}
        suffix={` vs. the same months of ${before}${isOfSeveral ? ', like for like' : ''}`}
        before={before}
      />
      <WithoutIdle
        product={product}
        change={receiptsChange}
        withoutIdle={isOfSeveral ? figure.receiptsChangeWithoutIdle : undefined}
      />
      {props.children}
      <UnusualNote unusual={props.unusualMonths} months={months} before={against} />
      <EstimatedNote estimated={props.estimatedMonths} months={months} before={against} />
      <PartialNote partial={props.partialMonths ?? []} months={months} before={against} />
      <EmptyNote empty={props.emptyMonths ?? []} months={months} before={against} />
      {why !== null && <div>{why}</div>}
    </Stat>
  );
}

function sameMonths(months: readonly string[], year: number | null): string[] {
  return year === null ? [] : months.map((month) => yearBefore(month, partsOf(month).year - year));
}

interface NearestRevparProps {
  product: Product;
  nearest: Nearest;
  awaitedMonths: readonly string[];
  why: string;
  /** A warning of the figure. */
  children?: ReactNode;
}

/** RevPAR of the year up to the latest month in place of that of twelve; a dash where neither is known. */
export function NearestRevparStat({ product, nearest, awaitedMonths, why, children }: NearestRevparProps) {
  const figure = readFragment(NearestFigure, nearest);
  const revpar = figure?.revpar ?? null;
  if (figure === null || revpar === null) return <UnknownStat label="TTM RevPAR" why={why} />;
  return (
    <Stat label="RevPAR, year to date" figure={formatRevpar(revpar)}>
      <div>
        {monthsText(figure.revparMonths, figure.months)}
        <AwaitedAside awaited={awaitedMonths} months={figure.revparMonths} />
        <IncompleteAside product={product} months={figure.revparMonths} />
        {children}
      </div>
      <div>{why}</div>
    </Stat>
  );
}
