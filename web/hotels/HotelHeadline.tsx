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
import type { HotelHeadlineFragment } from '../gql/graphql.ts';
import { daysOf } from '../lib/formatMonth.ts';
import { formatCount, formatRevpar, formatWholeMoney } from '../lib/formatMoney.ts';
import { MARKETPLACE } from './noRooms.ts';

const HeadlineFragment = graphql(`
  fragment HotelHeadline on Hotel {
    isMarketplace
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
      roomReceipts
      receiptsChange {
        amount
        percent
      }
      revpar
      roomCapacity
      ttmReceipts
      ttmChange {
        amount
        percent
      }
      ttmRevpar
      ttmRevparWeighted
      cityRank {
        rank
        of
      }
      countyRank {
        rank
        of
      }
    }
  }
`);

type Headline = NonNullable<HotelHeadlineFragment['headline']>;

const NOT_TWELVE = 'not all of the last 12 months are filed';
const LABELS = ['Latest month', 'RevPAR', 'TTM revenue', 'TTM RevPAR', 'Rank'];

/** The figures a member quotes first, at the hotel's latest month. */
export function HotelHeadline(props: { hotel: FragmentType<typeof HeadlineFragment> | null }) {
  return <HotelHeadlineStats hotel={readFragment(HeadlineFragment, props.hotel)} />;
}

interface Headed extends Pick<HotelHeadlineFragment, 'isMarketplace' | 'headline'> {
  city: { name: string } | null;
  county: { name: string } | null;
}

/** The same of a hotel that is at hand. */
export function HotelHeadlineStats({ hotel }: { hotel: Headed | null }) {
  if (hotel === null) return <HeadlineWaiting labels={LABELS} />;
  if (hotel.headline === null) return null;
  const noRooms = hotel.isMarketplace ? MARKETPLACE : 'no rooms were filed that count';
  const { month, roomReceipts, receiptsChange, ttmReceipts, ttmChange } = hotel.headline;
  return (
    <StatRow label={HEADLINE}>
      <LatestMonthStat month={month} receipts={roomReceipts} change={receiptsChange} />
      <Revpar headline={hotel.headline} noRooms={noRooms} />
      <TwelveMonthsStat label="TTM revenue" receipts={ttmReceipts} change={ttmChange} why={NOT_TWELVE} />
      <TtmRevpar headline={hotel.headline} noRooms={noRooms} />
      <Rank hotel={hotel} headline={hotel.headline} />
    </StatRow>
  );
}

interface RevparProps {
  headline: Headline;
  /** Why there is no RevPAR where there are receipts. */
  noRooms: string;
}

function Revpar({ headline: { revpar, roomCapacity, month }, noRooms }: RevparProps) {
  return (
    <Stat label="RevPAR" figure={revpar === null ? <Unknown why={noRooms} /> : formatRevpar(revpar)}>
      {roomCapacity !== null && `${formatCount(roomCapacity)} rooms × ${String(daysOf(month))} days`}
    </Stat>
  );
}

function TtmRevpar({ headline: { ttmReceipts, ttmRevpar, ttmRevparWeighted }, noRooms }: RevparProps) {
  const why = ttmReceipts === null ? NOT_TWELVE : noRooms;
  return (
    <Stat
      label="TTM RevPAR"
      figure={ttmRevpar === null ? <Unknown why={why} /> : formatWholeMoney(ttmRevpar)}
    >
      {ttmRevparWeighted !== null && `weighted ${formatRevpar(ttmRevparWeighted)}`}
    </Stat>
  );
}

function Rank({ hotel, headline }: { hotel: Headed; headline: Headline }) {
  const { cityRank, countyRank } = headline;
  const county = hotel.county === null || countyRank === null ? '' : `; ${rankText(countyRank)} in county`;
  return (
    <Stat
      label={hotel.city === null ? 'Rank' : `Rank in ${hotel.city.name}`}
      figure={
        cityRank === null ? (
          <Unknown why="it is not compared with the hotels of its city" />
        ) : (
          rankText(cityRank)
        )
      }
    >
      {(cityRank !== null || countyRank !== null) && `by receipts${county}`}
    </Stat>
  );
}
