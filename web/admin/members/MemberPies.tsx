import { useQuery } from '@apollo/client/react';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { graphql } from '../../gql/gql.ts';
import type { MemberStatisticsQuery } from '../../gql/graphql.ts';
import { ASKED_ANEW } from '../../ui/formats/askedAnew.ts';
import { Pie } from './Pie.tsx';
import type { Slice } from './Pie.tsx';
import { formatCount } from '../../ui/formats/formatMoney.ts';
import textStyles from '../../ui/parts/text.module.css';
import styles from './MemberPies.module.css';

const MemberStatisticsDocument = graphql(`
  query MemberStatistics {
    memberStatistics {
      free
      active
      inactive
      monthly
      yearly
    }
  }
`);

type Statistics = MemberStatisticsQuery['memberStatistics'];

/** The numbers of members by the source of their access, and of subscribers by plan. */
export function MemberPies() {
  const { data, error, refetch } = useQuery(MemberStatisticsDocument, {
    fetchPolicy: 'cache-and-network',
    context: ASKED_ANEW,
  });
  const retry = (): void => void refetch();
  if (data === undefined && error !== undefined)
    return <Failure what="The numbers of members" onRetry={retry} />;
  const statistics = data?.memberStatistics;
  return (
    <div className={styles.pies}>
      <PieCard title="Total Number of Users" slices={statistics && usersOf(statistics)} />
      <PieCard
        title="Active Subscribers"
        slices={statistics && subscribersOf(statistics)}
        note={statistics && cancelledText(statistics)}
      />
    </div>
  );
}

interface PieProps {
  title: string;
  slices: readonly Slice[] | undefined;
  note?: string | undefined;
}

function PieCard({ title, slices, note = '' }: PieProps) {
  return (
    <Card title={title}>
      {slices === undefined ? <Skeleton width="100%" height={160} /> : <Pie title={title} slices={slices} />}
      {note !== '' && <p className={textStyles.quiet}>{note}</p>}
    </Card>
  );
}

function usersOf({ free, active, inactive }: Statistics): readonly Slice[] {
  return [
    { label: 'Free', count: free, colour: 'series1' },
    { label: 'Active', count: active, colour: 'series3' },
    { label: 'Inactive', count: inactive, colour: 'series2' },
  ];
}

/** Why there are fewer subscribers than active users. */
function cancelledText({ active, monthly, yearly }: Statistics): string {
  const cancelled = active - monthly - yearly;
  if (cancelled === 0) return '';
  const have = cancelled === 1 ? 'active user has' : 'active users have';
  return `${formatCount(cancelled)} ${have} cancelled: access lasts until the paid period ends. They are not counted here.`;
}

function subscribersOf({ monthly, yearly }: Statistics): readonly Slice[] {
  return [
    { label: 'Monthly', count: monthly, colour: 'series1' },
    { label: 'Yearly', count: yearly, colour: 'series2' },
  ];
}
