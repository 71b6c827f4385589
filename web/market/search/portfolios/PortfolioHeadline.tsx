import type { Product } from '../../../gql/graphql.ts';
import { HeadlineChange } from '../../figures/HeadlineChange.tsx';
import { HEADLINE, HeadlineWaiting } from '../../figures/HeadlineStats.tsx';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { formatMoney, formatRevpar, formatWholeMoney } from '../../../ui/formats/formatMoney.ts';
import { Stat, StatRow } from '../../../ui/parts/StatRow.tsx';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import type { PortfolioView } from './portfolioRows.ts';

const NONE = 'no property has filed';

interface Props {
  product: Product;
  /** Null while loading. */
  view: PortfolioView | null;
}

/** All properties of a portfolio together, and who has yet to file. */
export function PortfolioHeadline({ product, view }: Props) {
  if (view === null) return <HeadlineWaiting labels={['Latest month', 'TTM', 'RevPAR', 'Filed']} />;
  const { month, monthsPublished, total, lines } = view;
  const isYear = monthsPublished === 12;
  return (
    <StatRow label={HEADLINE}>
      <Stat label={formatMonth(month)} figure={money(total.receipts)} {...exactOf(total.receipts)}>
        <HeadlineChange
          change={total.receiptsChange}
          compared={total.receiptsLikeForLike}
          suffix=" vs. a year earlier, like for like"
          before="month of the year before"
        />
      </Stat>
      <Stat
        label={isYear ? 'TTM' : `${String(monthsPublished)} of 12 months`}
        figure={money(total.trailingReceipts)}
        {...exactOf(total.trailingReceipts)}
      >
        <HeadlineChange
          change={total.trailingChange}
          compared={total.trailingLikeForLike}
          suffix=" vs. a year earlier, like for like"
          before="months of the year before"
        />
      </Stat>
      {product === 'HOTEL' && (
        <Stat
          label="RevPAR"
          figure={total.revpar === null ? <Unknown why={NONE} /> : formatRevpar(total.revpar)}
        >
          {total.trailingRevpar !== null && `${formatRevpar(total.trailingRevpar)} over these months`}
        </Stat>
      )}
      <FiledStat month={month} lines={lines} />
    </StatRow>
  );
}

function FiledStat({ month, lines }: Pick<PortfolioView, 'month' | 'lines'>) {
  const filed = lines.filter(({ receipts }) => receipts !== null).length;
  const awaited = lines.filter(({ isAwaited }) => isAwaited).length;
  return (
    <Stat label={`Filed for ${formatMonth(month)}`} figure={`${String(filed)} of ${String(lines.length)}`}>
      {awaited === 0 ? 'none is awaited' : `${String(awaited)} awaited`}
    </Stat>
  );
}

function money(value: number | null) {
  return value === null ? <Unknown why={NONE} /> : formatWholeMoney(value);
}

function exactOf(value: number | null): { exact?: string } {
  return value === null ? {} : { exact: formatMoney(value) };
}
