import { useAsOf } from '../figures/citing/asOf.ts';
import { awaitedOf, MonthAwaited, WithoutQuarterlyFilers } from '../figures/awaited.tsx';
import {
  HEADLINE,
  HeadlineWaiting,
  LatestMonthStat,
  nearestReceipts,
  rankText,
  TwelveMonthsStat,
} from '../figures/HeadlineStats.tsx';
import { NotAsFiled } from '../figures/NotAsFiled.tsx';
import { Stat, StatRow } from '../../ui/parts/StatRow.tsx';
import { UnknownStat } from '../figures/UnknownStat.tsx';
import { graphql } from '../../gql/gql.ts';
import { formatRevpar, formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { roomsInText } from '../figures/roomsIn.ts';
import { revparOnceText } from '../figures/roomsTwice.ts';
import { EmptyRooms, RevparStat, TwelveMonthRevparStat } from '../figures/RevparStats.tsx';
import type { LodgingHeadlineFigures, PlaceFigures, PlaceHeadlineFigures } from './placeFigures.ts';
import { placeTitle } from './placePages.ts';
import type { PlacePageKind } from './placePages.ts';

graphql(`
  fragment PlaceHeadlineFigures on PlaceHeadlineFacts {
    ...HeadlineOfSeveralFigures @unmask
    properties
    propertiesExpected
    stateRank {
      rank
      of
    }
    mainCountyName
    countyRank {
      rank
      of
    }
  }
`);

const RANK = 'Rank in Texas';
const WAITING = {
  HOTEL: ['Latest month', 'RevPAR', 'TTM revenue', 'TTM RevPAR', RANK, 'Coverage'],
  BEVERAGE: ['Latest month', 'TTM receipts', RANK, 'Coverage'],
};

interface Props {
  page: PlacePageKind;
  /** Null while loading. */
  figures: (Pick<PlaceFigures, 'headline'> & Partial<Pick<PlaceFigures, 'months'>>) | null;
}

/** The figures a member quotes first of a place, at its latest month. As of a release there are no ranks. */
export function PlaceHeadline({ page, figures }: Props) {
  const isPast = useAsOf() !== null;
  const waiting = WAITING[page.product].filter((label) => !isPast || label !== RANK);
  if (figures === null) return <HeadlineWaiting labels={waiting} />;
  const { headline, months = [] } = figures;
  if (headline === null) return null;
  const { lodging } = headline;
  return (
    <StatRow label={HEADLINE}>
      <LatestMonthStat {...headline} product={page.product} compared={headline.likeForLike}>
        {lodging !== null && <MonthAwaited {...lodging} />}
      </LatestMonthStat>
      {lodging !== null && <Revpar headline={headline} lodging={lodging} months={months} />}
      <TwelveMonths page={page} headline={headline} awaitedMonths={awaitedOf(months)} />
      {lodging !== null && <TwelveMonthRevpar headline={headline} lodging={lodging} months={months} />}
      {!isPast && <Standing headline={headline} />}
      <Coverage headline={headline} />
    </StatRow>
  );
}

interface TwelveMonthsProps {
  page: PlacePageKind;
  headline: PlaceHeadlineFigures;
  awaitedMonths: readonly string[];
}

function TwelveMonths({ page, headline, awaitedMonths }: TwelveMonthsProps) {
  const { lodging } = headline;
  return (
    <TwelveMonthsStat
      product={page.product}
      month={headline.month}
      measure={page.measure.toLowerCase()}
      receipts={headline.ttm}
      months={headline.ttmMonths}
      change={headline.ttmChange}
      compared={headline.ttmLikeForLike}
      withoutIdle={headline.ttmChangeWithoutIdle}
      nearest={nearestReceipts([headline.change, headline.ttmChange], headline.yearToDate)}
      unusualMonths={headline.unusualMonths}
      estimatedMonths={headline.estimatedMonths}
      awaitedMonths={awaitedMonths}
    >
      {lodging !== null && <WithoutQuarterlyFilers months={lodging.monthsAwaited} />}
    </TwelveMonthsStat>
  );
}

interface LodgingProps {
  headline: PlaceHeadlineFigures;
  lodging: LodgingHeadlineFigures;
}

interface RevparProps extends LodgingProps {
  /** None if they are shown elsewhere. */
  months: PlaceFigures['months'];
}

function Revpar({ headline, lodging, months }: RevparProps) {
  const { revpar, rooms, roomsWithoutReceipts } = lodging;
  const month = months.find((each) => each.month === headline.month);
  return (
    <RevparStat revpar={revpar}>
      {roomsInText({ ...headline, ...lodging })}
      {month !== undefined && revparOnceText(month)}
      <EmptyRooms rooms={rooms} roomsWithoutReceipts={roomsWithoutReceipts} />
    </RevparStat>
  );
}

function TwelveMonthRevpar({ headline, lodging, months }: RevparProps) {
  const { ttmRevpar, ttmRevparWeighted } = lodging;
  return (
    <TwelveMonthRevparStat
      headline={{ ...headline, ...lodging }}
      figure={ttmRevpar === null ? null : formatWholeMoney(ttmRevpar)}
      months={months}
    >
      {ttmRevparWeighted !== null && `weighted ${formatRevpar(ttmRevparWeighted)}`}
    </TwelveMonthRevparStat>
  );
}

function Standing({ headline }: { headline: PlaceHeadlineFigures }) {
  const { stateRank, mainCountyName, countyRank, month, receipts } = headline;
  const inCounty =
    mainCountyName !== null && countyRank !== null
      ? `; ${rankText(countyRank)} in ${placeTitle('COUNTY', mainCountyName)}`
      : '';
  if (receipts <= 0) return <UnknownStat label={RANK} why={`no receipts in ${formatMonth(month)}`} />;
  if (stateRank === null) return <UnknownStat label={RANK} why="not compared with others" />;
  return (
    <Stat label={RANK} figure={rankText(stateRank)}>
      {`by receipts of ${formatMonth(month)}${inCounty}`}
    </Stat>
  );
}

/** Says how much of the place the month covers, and which parts of it are not plainly as filed. */
function Coverage({ headline }: { headline: PlaceHeadlineFigures }) {
  const { properties, propertiesExpected, lodging, estimated } = headline;
  return (
    <Stat
      label="Coverage"
      figure={rankText({ rank: properties, of: propertiesExpected })}
      exact={`${rankText({ rank: properties, of: propertiesExpected })} properties filed`}
    >
      properties filed
      <NotAsFiled {...lodging} estimated={estimated} />
    </Stat>
  );
}
