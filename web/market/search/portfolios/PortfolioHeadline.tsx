import { overMonths } from '../../../ui/formats/formatMonths.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { Product } from '../../../gql/graphql.ts';
import { DefinitionLink } from '../../figures/DefinitionLink.tsx';
import { AwaitedAside } from '../../figures/awaited.tsx';
import { aloneChange } from '../../figures/growth/alikeParts.ts';
import { HeadlineChange } from '../../figures/HeadlineChange.tsx';
import { HEADLINE, HeadlineWaiting } from '../../figures/HeadlineStats.tsx';
import { IncompleteAside } from '../../figures/IncompleteAside.tsx';
import { WithoutIdle } from '../../figures/WithoutIdle.tsx';
import { YearToDateStat } from '../../figures/YearToDateStat.tsx';
import type { Change } from '../../../ui/formats/formatChange.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { formatMoney, formatRevpar, formatWholeMoney } from '../../../ui/formats/formatMoney.ts';
import { monthsUpTo, yearBefore } from '../../../ui/formats/monthArithmetic.ts';
import { NO_COUNTED_ROOMS } from '../../../ui/formats/noCountedRooms.ts';
import { Stat, StatRow } from '../../../ui/parts/StatRow.tsx';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { Noted, NotedBefore, TwelveMonthsNoted } from './PortfolioNotes.tsx';
import type { PortfolioLine, PortfolioView } from './portfolioRows.ts';

const NONE = 'no property has filed';

interface Props {
  product: Product;
  /** Null while loading. */
  view: PortfolioView | null;
}

/** All properties of a portfolio together, and who has yet to file. */
export function PortfolioHeadline({ product, view }: Props) {
  if (view === null) return <HeadlineWaiting labels={['Latest month', 'TTM', 'RevPAR', 'Filed']} />;
  return (
    <StatRow label={HEADLINE}>
      <MonthStat product={product} view={view} />
      <TwelveMonthsStat product={product} view={view} />
      <YearToDate product={product} total={view.total} />
      {product === 'HOTEL' && <RevparStat {...view} />}
      <FiledStat month={view.month} lines={view.lines} />
    </StatRow>
  );
}

interface StatProps {
  product: Product;
  view: PortfolioView;
}

function MonthStat({ product, view: { month, total } }: StatProps) {
  const before = total.receiptsChange === null ? [] : [yearBefore(month)];
  return (
    <SumStat
      product={product}
      label={formatMonth(month)}
      receipts={total.receipts}
      change={total.receiptsChange}
      compared={total.receiptsLikeForLike}
      over=""
      before="month of the year before"
      withoutIdle={total.receiptsChangeWithoutIdle}
      marketplaces={{ receipts: total.marketplaceReceipts, alone: total.hotelsAlone }}
      months={[month]}
    >
      <AwaitedAside awaited={total.awaitedMonths} months={[month]} />
      <NotedBefore total={total} months={before} />
    </SumStat>
  );
}

function TwelveMonthsStat({ product, view: { month, monthsPublished, total } }: StatProps) {
  const isYear = monthsPublished === 12;
  const twelve = monthsUpTo(month, 12);
  return (
    <SumStat
      product={product}
      label={isYear ? 'TTM' : `Receipts, ${String(monthsPublished)} of 12 months`}
      receipts={total.trailingReceipts}
      change={total.trailingChange}
      compared={total.trailingLikeForLike}
      over={overMonths(total.trailingComparedMonths, isYear ? twelve : [])}
      before="months of the year before"
      withoutIdle={total.trailingChangeWithoutIdle}
      marketplaces={{ receipts: total.trailingMarketplaceReceipts, alone: total.trailingHotelsAlone }}
      months={twelve}
    >
      <TwelveMonthsNoted month={month} monthsPublished={monthsPublished} total={total} />
    </SumStat>
  );
}

interface SumStatProps extends Pick<ComponentProps<typeof HeadlineChange>, 'change' | 'compared' | 'before'> {
  product: Product;
  label: string;
  receipts: number | null;
  /** The months that the change compares, if they are others than a reader would take them for. */
  over: string;
  withoutIdle: Change | null;
  marketplaces: ByMarketplacesProps;
  months: readonly string[];
  /** Which months are to be read with care. */
  children: ReactNode;
}

/** Receipts of months with their change, and what both are of. */
function SumStat({
  product,
  label,
  receipts,
  over,
  withoutIdle,
  marketplaces,
  months,
  ...rest
}: SumStatProps) {
  const { change, compared, before, children } = rest;
  return (
    <Stat label={label} figure={money(receipts)} {...exactOf(receipts)}>
      <HeadlineChange
        change={change}
        compared={compared}
        suffix={`${over} vs. a year earlier, like for like`}
        before={before}
      />
      <WithoutIdle product={product} change={change} withoutIdle={withoutIdle} />
      <ByMarketplaces {...marketplaces} />
      <IncompleteAside product={product} months={months} />
      {children}
    </Stat>
  );
}

/** The nearest figure that can be stated where twelve months, or a change, cannot. */
function YearToDate({ product, total }: { product: Product; total: PortfolioView['total'] }) {
  const { yearToDate, unusualMonths, estimatedMonths } = total;
  if (yearToDate === null) return null;
  return (
    <YearToDateStat
      product={product}
      measure="Receipts"
      nearest={yearToDate.figures}
      isOfSeveral
      unusualMonths={[...yearToDate.unusualMonthsBefore, ...unusualMonths]}
      estimatedMonths={[...yearToDate.estimatedMonthsBefore, ...estimatedMonths]}
      awaitedMonths={total.awaitedMonths}
      why={null}
    >
      <ByMarketplaces receipts={yearToDate.marketplaceReceipts} alone={yearToDate.hotelsAlone} />
    </YearToDateStat>
  );
}

interface ByMarketplacesProps {
  /** Null if none filed. */
  receipts: number | null;
  /** Hotels without marketplaces, compared; null if no hotel can be. */
  alone: { change: Change | null } | null;
}

/** Says what of a sum marketplaces filed, and how the hotels changed without them. */
function ByMarketplaces({ receipts, alone }: ByMarketplacesProps) {
  if (receipts === null) return null;
  const change = alone === null ? '' : aloneChange(alone);
  return (
    <>
      <div>
        {`${formatWholeMoney(receipts)} of it `}
        <DefinitionLink id="marketplace">by marketplaces</DefinitionLink>
      </div>
      {change !== '' && <div>{`hotels alone: ${change}`}</div>}
    </>
  );
}

function RevparStat({ month, monthsPublished, total }: PortfolioView) {
  const { receipts, revpar, trailingRevpar } = total;
  const over = monthsPublished === 12 ? '12 months' : `${String(monthsPublished)} of 12 months`;
  const why = receipts === null ? NONE : NO_COUNTED_ROOMS;
  return (
    <Stat label="RevPAR" figure={revpar === null ? <Unknown why={why} /> : formatRevpar(revpar)}>
      {formatMonth(month)}
      {trailingRevpar !== null && `; ${formatRevpar(trailingRevpar)} over ${over}`}
    </Stat>
  );
}

function FiledStat({ month, lines }: Pick<PortfolioView, 'month' | 'lines'>) {
  const filed = lines.filter((line) => line.receipts !== null && !isEstimated(line, month)).length;
  const outstanding = outstandingText(month, lines);
  return (
    <Stat label={`Filed for ${formatMonth(month)}`} figure={`${String(filed)} of ${String(lines.length)}`}>
      {outstanding === '' ? 'none outstanding' : outstanding}
      <Noted month={month} lines={lines} />
    </Stat>
  );
}

/** The comptroller estimated what was not filed. */
function isEstimated({ estimatedMonths }: PortfolioLine, month: string): boolean {
  return estimatedMonths.includes(month);
}

/** Names those that have yet to file. Quarterly filers are not late before the quarter is over, but are missing as well. */
function outstandingText(month: string, lines: readonly PortfolioLine[]): string {
  const awaited = lines.filter(({ isAwaited }) => isAwaited).length;
  const estimated = lines.filter((line) => line.receipts !== null && isEstimated(line, month)).length;
  const byQuarter = lines.filter((line) => !line.isAwaited && line.awaitedMonths.includes(month)).length;
  const texts = [
    awaited === 0 ? '' : `${String(awaited)} awaited`,
    estimated === 0 ? '' : `${String(estimated)} estimated, not filed`,
    byQuarter === 0 ? '' : `${String(byQuarter)} by quarter`,
  ];
  return texts.filter((text) => text !== '').join(', ');
}

function money(value: number | null) {
  return value === null ? <Unknown why={NONE} /> : formatWholeMoney(value);
}

function exactOf(value: number | null): { exact?: string } {
  return value === null ? {} : { exact: formatMoney(value) };
}
