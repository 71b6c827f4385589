import { FlagBadges } from '../figures/FlagBadges.tsx';
import {
  HEADLINE,
  HeadlineWaiting,
  LatestMonthStat,
  rankText,
  TwelveMonthsStat,
} from '../figures/HeadlineStats.tsx';
import { Stat, StatRow } from '../../ui/parts/StatRow.tsx';
import { UnknownStat } from '../figures/UnknownStat.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { FactsOf } from '../../app/factsOf.ts';
import type { BeverageHeadlineFragment, BeverageHeadlinePlaceFragment } from '../../gql/graphql.ts';
import { useAsOf } from '../figures/citing/asOf.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';

const PlaceFragment = graphql(`
  fragment BeverageHeadlinePlace on BeverageProperty {
    cityName
    countyName
  }
`);

const HeadlineFragment = graphql(`
  fragment BeverageHeadline on BeverageHeadline {
    ...HeadlineFigures @unmask
    totalReceipts
    cityRank {
      rank
      of
    }
    countyRank {
      rank
      of
    }
    flags
    estimatedMonths
    responsibleDays
    partialMonths
    emptyMonths
  }
`);

interface Props {
  /** Null while loading. */
  bar: FragmentType<typeof PlaceFragment> | null;
  /** Null if there are no figures. */
  headline: FragmentType<typeof HeadlineFragment> | null;
}

const LABELS = ['Latest month', 'TTM receipts', 'Rank in city', 'Rank in county'];

/** The figures a member quotes first, at the bar's latest month. */
export function BeverageHeadline(props: Props) {
  const bar = readFragment(PlaceFragment, props.bar);
  const headline = readFragment(HeadlineFragment, props.headline);
  const isPast = useAsOf() !== null;
  if (bar === null) return <HeadlineWaiting labels={LABELS} />;
  if (headline === null) return null;
  return (
    <StatRow label={HEADLINE}>
      <LatestMonthStat
        {...headline}
        product="BEVERAGE"
        receipts={headline.totalReceipts}
        change={headline.receiptsChange}
      >
        {' '}
        <FlagBadges flags={headline.flags} />
      </LatestMonthStat>
      <TwelveMonthsStat
        product="BEVERAGE"
        month={headline.month}
        measure="receipts"
        receipts={headline.ttmReceipts}
        months={headline.ttmMonths}
        change={headline.ttmChange}
        nearest={headline.yearToDate}
        unusualMonths={headline.unusualMonths}
        estimatedMonths={headline.estimatedMonths}
        partialMonths={headline.partialMonths}
        emptyMonths={headline.emptyMonths}
      />
      {!isPast && <Ranks bar={bar} headline={headline} />}
    </StatRow>
  );
}

interface RanksProps {
  bar: FactsOf<BeverageHeadlinePlaceFragment>;
  headline: FactsOf<BeverageHeadlineFragment>;
}

function Ranks({ bar, headline }: RanksProps) {
  return (
    <>
      <Rank
        area={bar.cityName === null ? 'city' : formatPlace(bar.cityName)}
        rank={headline.cityRank}
        headline={headline}
      />
      <Rank
        area={bar.countyName === null ? 'county' : `${formatPlace(bar.countyName)} County`}
        rank={headline.countyRank}
        headline={headline}
      />
    </>
  );
}

interface RankProps {
  area: string;
  rank: { rank: number; of: number } | null;
  headline: FactsOf<BeverageHeadlineFragment>;
}

function Rank({ area, rank, headline: { month, totalReceipts } }: RankProps) {
  const label = `Rank in ${area}`;
  if (totalReceipts <= 0) return <UnknownStat label={label} why={`no receipts in ${formatMonth(month)}`} />;
  if (rank === null) return <UnknownStat label={label} why="not compared with others there" />;
  return (
    <Stat label={label} figure={rankText(rank)}>
      {`by receipts of ${formatMonth(month)}`}
    </Stat>
  );
}
