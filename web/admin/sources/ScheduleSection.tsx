import { useQuery } from '@apollo/client/react';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import adminStyles from '../admin.module.css';
import { AddSchedule } from './AddSchedule.tsx';
import { ScheduleItem } from './ScheduleItem.tsx';
import { ASK_EVERY_MS, SchedulesDocument } from './sourceDocuments.ts';

/** The schedules: where releases come from and when, and backups. */
export function ScheduleSection() {
  const { data, error, refetch } = useQuery(SchedulesDocument, {
    fetchPolicy: 'cache-and-network',
    // A schedule may begin at any time.
    pollInterval: ASK_EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  const askAgain = (): void => void refetch();
  return (
    <Card title="Schedule">
      {data === undefined && error !== undefined && <Failure what="The schedule" onRetry={askAgain} />}
      {data === undefined && error === undefined && <Skeleton width="100%" height={160} />}
      <ul className={adminStyles.list} aria-label="Schedule">
        {data?.schedules.map((schedule) => (
          <ScheduleItem key={schedule.name} schedule={schedule} onChanged={askAgain} />
        ))}
      </ul>
      {data && <AddSchedule onAdded={askAgain} />}
    </Card>
  );
}
