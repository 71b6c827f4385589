import {
  HEADLINE,
  HeadlineWaiting,
  LatestMonthStat,
  notTwelve,
  rankText,
  TwelveMonthsStat,
} from '../figures/HeadlineStats.tsx';
import { Stat, StatRow } from '../../ui/parts/StatRow.tsx';
import { UnknownStat } from '../figures/UnknownStat.tsx';
import { NearestRevparStat } from '../figures/YearToDateStat.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelHeadlineFragment } from '../../gql/graphql.ts';
import { daysOf } from '../../ui/formats/formatMonth.ts';
import { formatCount, formatRevpar, formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { MARKETPLACE } from './noRooms.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';

const HeadlineFragment = graphql(`
  fragment HotelHeadline on HotelFacts {
    isMarketplace
    cityName
    countyName
    headline {
      ...HeadlineFigures @unmask
      roomReceipts
      revpar
      roomCapacity
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

const LABELS = ['Latest month', 'RevPAR', 'TTM revenue', 'TTM RevPAR', 'Rank'];

/** The figures a member quotes first, at the hotel's latest month. */
export function HotelHeadline(props: { hotel: FragmentType<typeof HeadlineFragment> | null }) {
  const hotel = readFragment(HeadlineFragment, props.hotel);
  if (hotel === null) return <HeadlineWaiting labels={LABELS} />;
  if (hotel.headline === null) return null;
  const noRooms = hotel.isMarketplace ? MARKETPLACE : 'no rooms were filed that count';
  const { roomReceipts, receiptsChange, ttmReceipts, ttmMonths, ttmChange, yearToDate } = hotel.headline;
  return (
    <StatRow label={HEADLINE}>
      <LatestMonthStat {...hotel.headline} receipts={roomReceipts} change={receiptsChange} />
      <Revpar headline={hotel.headline} noRooms={noRooms} />
      <TwelveMonthsStat
        measure="revenue"
        receipts={ttmReceipts}
        months={ttmMonths}
        change={ttmChange}
        nearest={yearToDate}
      />
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
  if (revpar === null) return <UnknownStat label="RevPAR" why={noRooms} />;
  return (
    <Stat label="RevPAR" figure={formatRevpar(revpar)}>
      {roomCapacity !== null && `${formatCount(roomCapacity)} rooms × ${String(daysOf(month))} days`}
    </Stat>
  );
}

function TtmRevpar({ headline, noRooms }: RevparProps) {
  const { ttmReceipts, ttmMonths, ttmRevpar, ttmRevparWeighted, yearToDate } = headline;
  if (ttmRevpar === null) {
    const why = ttmReceipts === null ? notTwelve('RevPAR', ttmMonths) : noRooms;
    return <NearestRevparStat nearest={yearToDate} why={why} />;
  }
  return (
    <Stat label="TTM RevPAR" figure={formatWholeMoney(ttmRevpar)}>
      {ttmRevparWeighted !== null && `weighted ${formatRevpar(ttmRevparWeighted)}`}
    </Stat>
  );
}

function Rank({ hotel, headline }: { hotel: HotelHeadlineFragment; headline: Headline }) {
  const { cityRank, countyRank } = headline;
  const county =
    hotel.countyName === null || countyRank === null ? '' : `; ${rankText(countyRank)} in county`;
  const label = hotel.cityName === null ? 'Rank' : `Rank in ${formatPlace(hotel.cityName)}`;
  if (cityRank === null) return <UnknownStat label={label} why={`not compared with its city${county}`} />;
  return (
    <Stat label={label} figure={rankText(cityRank)}>
      {`by receipts${county}`}
    </Stat>
  );
}
