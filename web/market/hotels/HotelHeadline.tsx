import {
  HEADLINE,
  HeadlineWaiting,
  LatestMonthStat,
  nearestReceipts,
  rankText,
  TwelveMonthsStat,
} from '../figures/HeadlineStats.tsx';
import { Aside } from '../figures/Aside.tsx';
import { FlagBadges } from '../figures/FlagBadges.tsx';
import { Stat, StatRow } from '../../ui/parts/StatRow.tsx';
import { UnknownStat } from '../figures/UnknownStat.tsx';
import { RevparStat, TwelveMonthRevparStat } from '../figures/RevparStats.tsx';
import type { FactsOf } from '../../app/factsOf.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelHeadlineFragment, HotelHeadlinePlaceFragment } from '../../gql/graphql.ts';
import { daysOf, formatMonth } from '../../ui/formats/formatMonth.ts';
import { formatMoney, formatRevpar, formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { MARKETPLACE } from './noRooms.ts';
import { useAsOf } from '../figures/citing/asOf.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';
import { NO_COUNTED_ROOMS } from '../../ui/formats/noCountedRooms.ts';
import { counted } from '../../ui/formats/counted.ts';

const PlaceFragment = graphql(`
  fragment HotelHeadlinePlace on HotelFacts {
    isMarketplace
    cityName
    countyName
  }
`);

const HeadlineFragment = graphql(`
  fragment HotelHeadline on HotelHeadlineFacts {
    ...HeadlineFigures @unmask
    roomReceipts
    filedReceipts
    flags
    wasNotOpen
    responsibleDays
    partialMonths
    emptyMonths
    revpar
    roomCapacity
    ttmRoomMonths
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
`);

type Headline = FactsOf<HotelHeadlineFragment>;

interface Props {
  /** Null while loading. */
  hotel: FragmentType<typeof PlaceFragment> | null;
  /** Null if there are no figures. */
  headline: FragmentType<typeof HeadlineFragment> | null;
  /** Rooms that another owner filed, if they are so different that one number is probably wrong; members only. */
  otherRooms?: number | null;
}

const LABELS = ['Latest month', 'RevPAR', 'TTM revenue', 'TTM RevPAR', 'Rank'];

/** The figures a member quotes first, at the hotel's latest month. */
export function HotelHeadline(props: Props) {
  const hotel = readFragment(PlaceFragment, props.hotel);
  const headline = readFragment(HeadlineFragment, props.headline);
  const isPast = useAsOf() !== null;
  if (hotel === null) return <HeadlineWaiting labels={LABELS} />;
  if (headline === null) return null;
  const noRooms = hotel.isMarketplace ? MARKETPLACE : NO_COUNTED_ROOMS;
  const revpar = { headline, noRooms, otherRooms: props.otherRooms ?? null };
  const { roomReceipts, receiptsChange, ttmReceipts, ttmMonths, ttmChange, yearToDate } = headline;
  return (
    <StatRow label={HEADLINE}>
      <LatestMonthStat {...headline} product="HOTEL" receipts={roomReceipts} change={receiptsChange}>
        <Reservations headline={headline} />
      </LatestMonthStat>
      <Revpar {...revpar} />
      <TwelveMonthsStat
        product="HOTEL"
        month={headline.month}
        measure="revenue"
        receipts={ttmReceipts}
        months={ttmMonths}
        change={ttmChange}
        nearest={nearestReceipts([receiptsChange, ttmChange], yearToDate)}
        unusualMonths={headline.unusualMonths}
        partialMonths={headline.partialMonths}
        emptyMonths={headline.emptyMonths}
      />
      <TwelveMonthRevpar {...revpar} />
      {!isPast && <Rank hotel={hotel} headline={headline} />}
    </StatRow>
  );
}

/** Says where the month is not plainly as filed. */
function Reservations({ headline: { flags, roomReceipts, filedReceipts } }: { headline: Headline }) {
  return (
    <>
      {flags.length > 0 && (
        <div>
          <FlagBadges flags={flags} />
        </div>
      )}
      {filedReceipts !== roomReceipts && <div>{`${formatMoney(filedReceipts)} filed`}</div>}
    </>
  );
}

interface RevparProps {
  headline: Headline;
  /** Why there is no RevPAR if there are receipts. */
  noRooms: string;
  otherRooms: number | null;
}

function Revpar({
  headline: { revpar, roomCapacity, month, responsibleDays, flags },
  noRooms,
  otherRooms,
}: RevparProps) {
  return (
    <RevparStat revpar={revpar} noRooms={noRooms}>
      {roomCapacity !== null && `${counted(roomCapacity, 'room')} × ${String(daysOf(month))} days`}
      {responsibleDays !== null && (
        <Aside id="revpar">
          {`${flags.includes('APPORTIONED') ? 'receipts of' : 'responsible for'} ${String(responsibleDays)} of these days`}
        </Aside>
      )}
      <OtherRooms rooms={otherRooms} />
    </RevparStat>
  );
}

/** One of the two numbers of rooms is probably wrong, and RevPAR with it. */
function OtherRooms({ rooms }: { rooms: number | null }) {
  return rooms !== null && <Aside id="rooms">{`another owner filed ${counted(rooms, 'room')}`}</Aside>;
}

function TwelveMonthRevpar({ headline, noRooms, otherRooms }: RevparProps) {
  const { ttmRevpar, ttmRevparWeighted } = headline;
  return (
    <TwelveMonthRevparStat
      headline={headline}
      figure={ttmRevpar === null ? null : formatWholeMoney(ttmRevpar)}
      noRooms={noRooms}
      careful={<OtherRooms rooms={otherRooms} />}
    >
      {ttmRevparWeighted !== null && `weighted ${formatRevpar(ttmRevparWeighted)}`}
    </TwelveMonthRevparStat>
  );
}

function Rank({ hotel, headline }: { hotel: FactsOf<HotelHeadlinePlaceFragment>; headline: Headline }) {
  const { cityRank, countyRank, month, roomReceipts } = headline;
  const county =
    hotel.countyName === null || countyRank === null ? '' : `; ${rankText(countyRank)} in county`;
  const label = hotel.cityName === null ? 'Rank' : `Rank in ${formatPlace(hotel.cityName)}`;
  if (roomReceipts <= 0) return <UnknownStat label={label} why={`no receipts in ${formatMonth(month)}`} />;
  if (cityRank === null) return <UnknownStat label={label} why={`not compared with its city${county}`} />;
  return (
    <Stat label={label} figure={rankText(cityRank)}>
      {`by receipts of ${formatMonth(month)}${county}`}
    </Stat>
  );
}
