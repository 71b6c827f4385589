import { FlagBadges } from '../components/FlagBadges.tsx';
import {
  HEADLINE,
  HeadlineWaiting,
  LatestMonthStat,
  rankText,
  TwelveMonthsStat,
} from '../components/HeadlineStats.tsx';
import { Stat, StatRow } from '../components/StatRow.tsx';
import { Unknown } from '../components/Unknown.tsx';
import { readFragment } from '../gql/fragment-masking.ts';
import type { FragmentType } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';

const HeadlineFragment = graphql(`
  fragment BeverageHeadline on BeverageProperty {
    city {
      id
      name
    }
    county {
      id
      name
    }
    headline {
      month
      totalReceipts
      receiptsChange {
        amount
        percent
      }
      ttmReceipts
      ttmChange {
        amount
        percent
      }
      cityRank {
        rank
        of
      }
      countyRank {
        rank
        of
      }
      flags
    }
  }
`);

const NOT_TWELVE = 'not all of the last 12 months are filed';
const LABELS = ['Latest month', 'TTM receipts', 'Rank in city', 'Rank in county'];

/** The figures a member quotes first, at the bar's latest month. */
export function BeverageHeadline(props: { bar: FragmentType<typeof HeadlineFragment> | null }) {
  const bar = readFragment(HeadlineFragment, props.bar);
  if (bar === null) return <HeadlineWaiting labels={LABELS} />;
  if (bar.headline === null) return null;
  const { month, totalReceipts, receiptsChange, ttmReceipts, ttmChange, flags } = bar.headline;
  return (
    <StatRow label={HEADLINE}>
      <LatestMonthStat month={month} receipts={totalReceipts} change={receiptsChange}>
        <FlagBadges flags={flags} />
      </LatestMonthStat>
      <TwelveMonthsStat label="TTM receipts" receipts={ttmReceipts} change={ttmChange} why={NOT_TWELVE} />
      <Rank area={bar.city?.name ?? 'city'} rank={bar.headline.cityRank} />
      <Rank
        area={bar.county === null ? 'county' : `${bar.county.name} County`}
        rank={bar.headline.countyRank}
      />
    </StatRow>
  );
}

function Rank({ area, rank }: { area: string; rank: { rank: number; of: number } | null }) {
  const figure = rank === null ? <Unknown why="it is not compared with others there" /> : rankText(rank);
  return (
    <Stat label={`Rank in ${area}`} figure={figure}>
      {rank !== null && 'by receipts of the month'}
    </Stat>
  );
}
