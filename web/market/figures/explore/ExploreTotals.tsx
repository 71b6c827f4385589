import type { ExploredFragment } from '../../../gql/graphql.ts';
import { formatAxisMoney, formatCount, formatMoney, formatShare } from '../../../ui/formats/formatMoney.ts';
import { formatMonths } from '../../../ui/formats/formatMonths.ts';
import { Stat, StatRow } from '../../../ui/parts/StatRow.tsx';
import { ChangeArrow } from '../../../ui/parts/ChangeArrow.tsx';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { alikeParts } from '../growth/alikeParts.ts';
import { HEADLINE } from '../HeadlineStats.tsx';
import { AwaitedAside } from '../awaited.tsx';
import { IncompleteAside } from '../IncompleteAside.tsx';
import { WithoutIdle } from '../WithoutIdle.tsx';
import type { Question } from './exploreAddress.ts';
import { ExploreMarks } from './ExploreMarks.tsx';
import { kindLabel, totalWords } from './exploreWords.ts';

interface Props {
  question: Question;
  ranking: ExploredFragment;
}

/** Everything that passes the filter: its receipts, its change like for like, and how concentrated it is. */
export function ExploreTotals({ question, ranking }: Props) {
  const { of, product } = question;
  const { receipts, found, total, topFiveShare, months } = ranking;
  const ofWhich = totalWords(question);
  const kind = kindLabel(of, product).toLowerCase().replace('zip', 'ZIP');
  return (
    <StatRow label={HEADLINE}>
      <Stat label="Receipts of all" figure={formatAxisMoney(receipts)} exact={formatMoney(receipts)}>
        {`${formatCount(found)} ${kind}, ${formatMonths(months)}${ofWhich === '' ? '' : `; ${ofWhich}`}`}
        <IncompleteAside product={product} months={months} />
        <AwaitedAside awaited={ranking.monthsWithoutQuarterlyFilers} months={months} />
        <ExploreMarks marks={total?.marks ?? []} />
      </Stat>
      <AlikeStat question={question} ranking={ranking} />
      <Stat
        label="Top five"
        figure={topFiveShare === null ? <Unknown why="there are no receipts" /> : formatShare(topFiveShare)}
      >
        {topFiveShare !== null && 'of these receipts'}
      </Stat>
      <Concentration concentration={ranking.concentration} />
    </StatRow>
  );
}

/** The change of everything together; nothing if nothing is compared. */
function AlikeStat({ question: { of, product }, ranking: { total, ...months } }: Props) {
  const both = [...months.comparedMonths, ...months.earlierMonths];
  const alike = total?.likeForLike ?? null;
  if (alike === null) return null;
  return (
    <Stat
      label="Change, like for like"
      figure={
        alike.change === null ? (
          <Unknown why="too little can be compared" />
        ) : (
          <ChangeArrow change={alike.change} />
        )
      }
    >
      {`compared with ${formatMonths(months.earlierMonths)}; ${comparedText(total, of, product)}`}
      <WithoutIdle
        product={product}
        change={alike.change}
        withoutIdle={of === 'properties' ? undefined : total?.changeWithoutIdle}
      />
      <IncompleteAside product={product} months={both} />
      <AwaitedAside awaited={months.monthsWithoutQuarterlyFilers} months={both} />
    </Stat>
  );
}

/** A sold hotel or bar is ranked through all its owners; places, brands and owners sum what each of them filed. */
function comparedText(
  total: ExploredFragment['total'],
  of: Question['of'],
  product: Question['product'],
): string {
  return alikeParts({
    count: total?.propertiesCompared ?? 0,
    each: product === 'HOTEL' ? 'hotel' : 'bar',
    filed: of === 'properties' ? 'filed in both, under any owner' : 'filed in both',
    alone: total?.hotelsAlone ?? null,
    marketplaces: total?.marketplacesCompared ?? null,
  });
}

/** The bounds are those of the United States' Department of Justice, 2023. */
const MODERATE = 1_000;
const HIGH = 1_800;

export function Concentration({ concentration }: { concentration: number | null }) {
  return (
    <Stat
      label="Concentration (HHI)"
      figure={concentration === null ? <Unknown why="there are no receipts" /> : formatCount(concentration)}
    >
      {concentration !== null && `${concentrationWords(concentration)}; a single business would be 10,000`}
    </Stat>
  );
}

function concentrationWords(value: number): string {
  if (value > HIGH) return 'highly concentrated';
  return value > MODERATE ? 'moderately concentrated' : 'not concentrated';
}
