import { ChangeArrow } from '../components/ChangeArrow.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stat, StatRow } from '../components/StatRow.tsx';
import { Unknown } from '../components/Unknown.tsx';
import { readFragment } from '../gql/fragment-masking.ts';
import type { FragmentType } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';
import type { HotelHeadlineFragment } from '../gql/graphql.ts';
import { daysOf, formatMonth } from '../lib/formatMonth.ts';
import { formatCount, formatMoney, formatRevpar, formatWholeMoney } from '../lib/formatMoney.ts';

const HeadlineFragment = graphql(`
  fragment HotelHeadline on Hotel {
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

const NO_ROOMS = 'no rooms were filed';
const NOT_TWELVE = 'not all of the last 12 months are filed';

/** The figures a member quotes first, at the hotel's latest month. */
export function HotelHeadline(props: { hotel: FragmentType<typeof HeadlineFragment> | null }) {
  const hotel = readFragment(HeadlineFragment, props.hotel);
  if (hotel === null) return <Waiting />;
  if (hotel.headline === null) return null;
  const { headline } = hotel;
  return (
    <StatRow label="Headline figures">
      <LatestMonth headline={headline} />
      <Stat
        label="RevPAR"
        figure={headline.revpar === null ? <Unknown why={NO_ROOMS} /> : formatRevpar(headline.revpar)}
      >
        {headline.roomCapacity !== null &&
          `${formatCount(headline.roomCapacity)} rooms × ${String(daysOf(headline.month))} days`}
      </Stat>
      <TwelveMonths headline={headline} />
      <Stat
        label="TTM RevPAR"
        figure={headline.ttmRevpar === null ? <Unknown why={NOT_TWELVE} /> : formatCount(headline.ttmRevpar)}
      >
        {headline.ttmRevparWeighted !== null && `weighted ${formatRevpar(headline.ttmRevparWeighted)}`}
      </Stat>
      <Rank hotel={hotel} headline={headline} />
    </StatRow>
  );
}

function LatestMonth({ headline }: { headline: Headline }) {
  return (
    <Stat
      label={formatMonth(headline.month)}
      figure={formatWholeMoney(headline.roomReceipts)}
      exact={formatMoney(headline.roomReceipts)}
    >
      <ChangeArrow change={headline.receiptsChange} suffix=" on the year" />
    </Stat>
  );
}

function TwelveMonths({ headline: { ttmReceipts, ttmChange } }: { headline: Headline }) {
  if (ttmReceipts === null) return <Stat label="TTM revenue" figure={<Unknown why={NOT_TWELVE} />} />;
  return (
    <Stat label="TTM revenue" figure={formatWholeMoney(ttmReceipts)} exact={formatMoney(ttmReceipts)}>
      <ChangeArrow change={ttmChange} suffix=" on the year" />
    </Stat>
  );
}

function Rank({ hotel, headline }: { hotel: HotelHeadlineFragment; headline: Headline }) {
  const { cityRank, countyRank } = headline;
  const county =
    hotel.county === null || countyRank === null
      ? ''
      : `; ${formatCount(countyRank.rank)} of ${formatCount(countyRank.of)} in county`;
  return (
    <Stat
      label={hotel.city === null ? 'Rank' : `Rank in ${hotel.city.name}`}
      figure={
        cityRank === null ? (
          <Unknown why="it is not compared with the hotels of its city" />
        ) : (
          `${formatCount(cityRank.rank)} of ${formatCount(cityRank.of)}`
        )
      }
    >
      {(cityRank !== null || countyRank !== null) && `by receipts${county}`}
    </Stat>
  );
}

function Waiting() {
  return (
    <StatRow label="Headline figures">
      {['Latest month', 'RevPAR', 'TTM revenue', 'TTM RevPAR', 'Rank'].map((label) => (
        <Stat key={label} label={label} figure={<Skeleton width={120} height={34} />}>
          <Skeleton width={90} height={18} />
        </Stat>
      ))}
    </StatRow>
  );
}
