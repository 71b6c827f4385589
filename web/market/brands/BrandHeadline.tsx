import { MonthAwaited, WithoutQuarterlyFilers } from '../figures/awaited.tsx';
import {
  HEADLINE,
  HeadlineWaiting,
  LatestMonthStat,
  nearestReceipts,
  TwelveMonthsStat,
} from '../figures/HeadlineStats.tsx';
import { NotAsFiled } from '../figures/NotAsFiled.tsx';
import { roomsInText } from '../figures/roomsIn.ts';
import { revparOnceText } from '../figures/roomsTwice.ts';
import { Stat, StatRow } from '../../ui/parts/StatRow.tsx';
import { EmptyRooms, RevparStat, TwelveMonthRevparStat } from '../figures/RevparStats.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { BrandHeadlineFragment } from '../../gql/graphql.ts';
import { formatCount, formatRevpar } from '../../ui/formats/formatMoney.ts';
import type { BrandMonth } from './brandFigures.ts';

export const HeadlineFragment = graphql(`
  fragment BrandHeadline on BrandHeadline {
    ...HeadlineOfSeveralFigures @unmask
    roomReceipts
    revpar
    rooms
    roomsWithoutReceipts
    propertiesWithRooms
    properties
    apportioned
    flaggedFilings
    unusual
    roomsLeftOut
    ttmRoomMonths
    ttmRevparWeighted
    awaitsQuarterlyFilers
    awaitedMonths
  }
`);

const LABELS = ['Latest month', 'RevPAR', 'TTM revenue', 'TTM RevPAR', 'Locations', 'Rooms'];

export interface HeadedBrand {
  locations: number;
  rooms: number;
  roomsLeftOut: number;
  headline: FragmentType<typeof HeadlineFragment> | null;
}

interface Props {
  /** Null while it loads. */
  brand: HeadedBrand | null;
  months: readonly BrandMonth[];
}

/** The figures a member quotes first of a brand. */
export function BrandHeadline({ brand, months }: Props) {
  const headline = readFragment(HeadlineFragment, brand?.headline ?? null);
  if (brand === null) return <HeadlineWaiting labels={LABELS} />;
  return (
    <StatRow label={HEADLINE}>
      {headline !== null && <Figures headline={headline} months={months} />}
      <Locations {...brand}>that currently have the name</Locations>
    </StatRow>
  );
}

interface PastProps {
  headline: BrandHeadlineFragment | null | undefined;
  months: readonly BrandMonth[];
  /** Undefined while they are on their way. */
  locations: Pick<HeadedBrand, 'locations' | 'rooms' | 'roomsLeftOut'> | null | undefined;
}

/** The same as of a release. */
export function PastBrandHeadline({ headline, months, locations }: PastProps) {
  if (headline === undefined || locations === undefined) return <HeadlineWaiting labels={LABELS} />;
  return (
    headline && (
      <StatRow label={HEADLINE}>
        <Figures headline={headline} months={months} />
        {locations !== null && <Locations {...locations}>that had the name then</Locations>}
      </StatRow>
    )
  );
}

interface LocationsProps extends Pick<HeadedBrand, 'locations' | 'rooms' | 'roomsLeftOut'> {
  children: string;
}

function Locations({ locations, rooms, roomsLeftOut, children }: LocationsProps) {
  return (
    <>
      <Stat label="Locations" figure={formatCount(locations)}>
        {children}
      </Stat>
      <Stat label="Rooms" figure={formatCount(rooms)}>
        {roomsLeftOut === 0
          ? 'as last filed'
          : `as last filed, without ${formatCount(roomsLeftOut)} doubtful`}
      </Stat>
    </>
  );
}

interface FiguresProps {
  headline: BrandHeadlineFragment;
  months: readonly BrandMonth[];
}

function Figures({ headline, months }: FiguresProps) {
  const { ttmMonths, ttmRevparWeighted, yearToDate } = headline;
  return (
    <>
      <LatestMonthStat
        {...headline}
        product="HOTEL"
        receipts={headline.roomReceipts}
        change={headline.receiptsChange}
        compared={headline.receiptsLikeForLike}
      >
        <MonthAwaited {...headline} />
        <NotAsFiled {...headline} />
      </LatestMonthStat>
      <Revpar headline={headline} months={months} />
      <TwelveMonthsStat
        product="HOTEL"
        month={headline.month}
        measure="revenue"
        receipts={headline.ttmReceipts}
        months={ttmMonths}
        change={headline.ttmChange}
        compared={headline.ttmLikeForLike}
        withoutIdle={headline.ttmChangeWithoutIdle}
        nearest={nearestReceipts([headline.receiptsChange, headline.ttmChange], yearToDate)}
        unusualMonths={headline.unusualMonths}
        awaitedMonths={headline.awaitedMonths}
      >
        <WithoutQuarterlyFilers months={headline.awaitedMonths.length} />
      </TwelveMonthsStat>
      <TwelveMonthRevparStat
        headline={headline}
        figure={ttmRevparWeighted === null ? null : formatRevpar(ttmRevparWeighted)}
        months={months}
      >
        weighted
      </TwelveMonthRevparStat>
    </>
  );
}

function Revpar({ headline, months }: FiguresProps) {
  const month = months.find((each) => each.month === headline.month);
  const { revpar, rooms, roomsWithoutReceipts } = headline;
  return (
    <RevparStat revpar={revpar}>
      {roomsInText(headline)}
      {month !== undefined && revparOnceText(month)}
      <EmptyRooms rooms={rooms} roomsWithoutReceipts={roomsWithoutReceipts} />
    </RevparStat>
  );
}
