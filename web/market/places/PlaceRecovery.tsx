import type { PlaceMarketQuery, Product, RankingMark } from '../../gql/graphql.ts';
import { formatMonths } from '../../ui/formats/formatMonths.ts';
import { formatPercent, formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { ChangeArrow } from '../../ui/parts/ChangeArrow.tsx';
import { Stat } from '../../ui/parts/StatRow.tsx';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { AwaitedAside } from '../figures/awaited.tsx';
import { IncompleteAside } from '../figures/IncompleteAside.tsx';
import { alikeParts } from '../figures/growth/alikeParts.ts';
import { WithoutIdle } from '../figures/WithoutIdle.tsx';
import { MARK_WORDS } from '../figures/explore/exploreWords.ts';

/** Doubtful filings of hotels are left out: they do not count as filed, so they do not make the change. */
const SHOWN_MARKS: readonly RankingMark[] = [
  'UNUSUAL_RECEIPTS',
  'APPORTIONED',
  'FILERS_CHANGED',
  'MONTHS_MISSING',
];

interface Props {
  recovery: PlaceMarketQuery['recovery'];
  product: Product;
  each: string;
}

/** Like for like first: the change of all receipts would also show who files now and did not then. */
export function PlaceRecovery({ recovery, product, each }: Props) {
  const { nodes, comparedMonths, earlierMonths } = recovery;
  const row = nodes[0];
  const since = earlierMonths[0]?.slice(0, 4);
  const label = since === undefined ? 'Since an earlier year' : `Since ${since}, like for like`;
  const alike = row?.likeForLike?.change ?? null;
  if (row === undefined || earlierMonths.length === 0 || row.earlier === null) {
    const why = 'no earlier year has these months, or nothing was filed here in them';
    return <Stat label={label} figure={<Unknown why={why} />} />;
  }
  const marks = marksOf(row, product);
  const both = [...comparedMonths, ...earlierMonths];
  return (
    <Stat
      label={label}
      figure={
        alike === null ? (
          <Unknown why={tooLittle(row.likeForLike?.share, each, product)} />
        ) : (
          <ChangeArrow change={alike} />
        )
      }
    >
      {`${formatMonths(comparedMonths)}; ${comparedText(row, product)}. `}
      {`All receipts: ${formatWholeMoney(row.earlier.receipts)} → ${laterReceipts(row.later)}`}
      {marks.length > 0 && ` (${marks.join(', ')})`}
      <IncompleteAside product={product} months={both} />
      <AwaitedAside awaited={recovery.monthsWithoutQuarterlyFilers} months={both} />
      <WithoutIdle product={product} change={alike} withoutIdle={row.changeWithoutIdle} />
    </Stat>
  );
}

type Row = PlaceMarketQuery['recovery']['nodes'][number];

/** Estimates of bars that did not file count, so they may make the change. */
function marksOf({ marks }: Row, product: Product): string[] {
  const shown = marks.filter((mark) => SHOWN_MARKS.includes(mark)).map((mark) => MARK_WORDS[mark].label);
  const hasEstimates = product === 'BEVERAGE' && marks.includes('DOUBTFUL_FILINGS');
  return hasEstimates ? [...shown, 'estimates included'] : shown;
}

function comparedText(
  { propertiesCompared, hotelsAlone, marketplacesCompared }: Row,
  product: Product,
): string {
  return alikeParts({
    count: propertiesCompared ?? 0,
    each: product === 'HOTEL' ? 'hotel' : 'bar',
    filed: 'filed in both',
    alone: hotelsAlone,
    marketplaces: marketplacesCompared,
  });
}

/** Says how far from a comparison the place is. */
function tooLittle(share: number | null | undefined, each: string, product: Product): string {
  if (share == null || share === 0) return `no ${each} filed in both`;
  const filers = product === 'HOTEL' ? `${each} and marketplaces` : each;
  return `${filers} that filed in both have ${formatPercent(share)} of the smaller total, and 80% are needed`;
}

/** Nothing filed is unknown, not $0. */
function laterReceipts(later: { receipts: number } | null): string {
  return later === null ? 'none filed' : formatWholeMoney(later.receipts);
}
