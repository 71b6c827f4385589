import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { hotelPath } from '../app/paths.ts';
import { Card } from '../components/Card.tsx';
import { Failure } from '../components/Failure.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { graphql } from '../gql/gql.ts';
import type { HotelTimelineQuery } from '../gql/graphql.ts';
import { formatShortMonth } from '../lib/formatMonth.ts';
import type { HotelKey } from './HotelPage.tsx';
import './HotelTimeline.css';

const HotelTimelineDocument = graphql(`
  query HotelTimeline($taxpayerNumber: String!, $locationNumber: Int!) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      premises {
        id
        ownershipPeriods {
          product
          locationName
          taxpayerName
          beginDate
          endDate
          datesAreFiledPeriods
          hotel {
            id
            taxpayerNumber
            locationNumber
          }
        }
      }
    }
  }
`);

type Premises = NonNullable<NonNullable<HotelTimelineQuery['hotel']>['premises']>;
type Period = Premises['ownershipPeriods'][number];

/** Who ran a hotel at this address under which name, the latest first. */
export function HotelTimeline({ hotelKey }: { hotelKey: HotelKey }) {
  const { data, error, refetch } = useQuery(HotelTimelineDocument, { variables: hotelKey });
  return (
    <Card title="Hotel Timeline">
      {error !== undefined && <Failure what="The timeline" onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && <Waiting />}
      {data !== undefined && (
        <Periods periods={data.hotel?.premises?.ownershipPeriods ?? []} current={data.hotel?.id} />
      )}
    </Card>
  );
}

function Periods({ periods, current }: { periods: readonly Period[]; current: string | undefined }) {
  const hotels = periods
    .filter(({ product }) => product === 'HOTEL')
    .toSorted((a, b) => b.beginDate.localeCompare(a.beginDate));
  if (hotels.length === 0) return <p className="timeline-none">No Records Found.</p>;
  return (
    <>
      <ol className="timeline">
        {hotels.map((period) => (
          <li key={`${period.hotel?.id ?? period.taxpayerName} ${period.beginDate}`}>
            <PeriodName period={period} current={current} />
            <span className="timeline-detail">
              {period.taxpayerName} · <span className="one-line">{spanOf(period)}</span>
            </span>
          </li>
        ))}
      </ol>
      {hotels.some(({ datesAreFiledPeriods }) => datesAreFiledPeriods) && (
        <p className="timeline-note">
          * First and last filed months: the releases have no dates of responsibility.
        </p>
      )}
    </>
  );
}

function PeriodName({ period, current }: { period: Period; current: string | undefined }) {
  const { hotel, locationName } = period;
  if (hotel === null || hotel.id === current) return <strong>{locationName}</strong>;
  return <Link to={hotelPath({ ...hotel, name: locationName })}>{locationName}</Link>;
}

function spanOf({ beginDate, endDate, datesAreFiledPeriods }: Period): string {
  const begin = formatShortMonth(beginDate);
  const span = endDate === null ? `since ${begin}` : `${begin} – ${formatShortMonth(endDate)}`;
  return datesAreFiledPeriods ? `${span} *` : span;
}

function Waiting() {
  return (
    <ol className="timeline">
      {[180, 150].map((width) => (
        <li key={width}>
          <Skeleton width={width} />
          <Skeleton width={width + 60} />
        </li>
      ))}
    </ol>
  );
}
