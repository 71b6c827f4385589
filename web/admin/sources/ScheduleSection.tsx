import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import textStyles from '../../ui/parts/text.module.css';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import adminStyles from '../admin.module.css';
import { ScheduleForm } from './ScheduleForm.tsx';
import { ASK_EVERY_MS, RunScheduleDocument, SchedulesDocument } from './sourceDocuments.ts';
import type { ShownSchedule } from './sourceDocuments.ts';
import { useSetSchedule } from './useSetSchedule.ts';

const TITLES: Readonly<Record<ShownSchedule['source'], string>> = {
  INBOX: 'Watched folder',
  PORTAL: 'Mixed beverages from the state’s portal',
  BACKUP: 'Backup',
};

/** Work by the clock: where releases come from and when, and backups. */
export function ScheduleSection() {
  const { data, error, refetch } = useQuery(SchedulesDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: ASK_EVERY_MS,
  });
  const askAgain = (): void => void refetch().catch(() => undefined);
  return (
    <Card title="Schedule">
      {data === undefined && error !== undefined && <Failure what="The schedule" onRetry={askAgain} />}
      {data === undefined && error === undefined && <Skeleton width="100%" height={160} />}
      <ul className={adminStyles.list} aria-label="Schedule">
        {data?.schedules.map((schedule) => (
          <Item key={schedule.name} schedule={schedule} onChanged={askAgain} />
        ))}
      </ul>
    </Card>
  );
}

function Item({ schedule, onChanged }: { schedule: ShownSchedule; onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { set, busy, told, problems } = useSetSchedule(schedule.name, onChanged);
  const run = useRun(schedule.name, onChanged);
  const title = TITLES[schedule.source];
  return (
    <li>
      <strong>{title}</strong>
      <p className={textStyles.quiet}>
        {schedule.isOn ? `${schedule.words}. ` : `Off (${schedule.words}). `}
        {timesOf(schedule)}
      </p>
      <div className={adminStyles.acts}>
        <Button size="small" aria-label={`Run now: ${title}`} loading={run.busy} onClick={run.run}>
          Run now
        </Button>
        <Button
          size="small"
          aria-label={`${schedule.isOn ? 'Turn off' : 'Turn on'}: ${title}`}
          disabled={busy}
          onClick={() => set({ isOn: !schedule.isOn })}
        >
          {schedule.isOn ? 'Turn off' : 'Turn on'}
        </Button>
        <Button
          size="small"
          aria-label={`Edit: ${title}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((was) => !was)}
        >
          Edit
        </Button>
        <p role="status">{run.told || told}</p>
      </div>
      {isOpen && <ScheduleForm schedule={schedule} {...{ title, busy, problems }} onSave={set} />}
    </li>
  );
}

const STATES: Readonly<Record<NonNullable<ShownSchedule['lastState']>, string>> = {
  RUNNING: 'running',
  DONE: 'done',
  REFUSED: 'refused',
  FAILED: 'failed',
};

function timesOf({ nextRunAt, isRunWanted, lastRunAt, lastState, lastMessage }: ShownSchedule): string {
  const next = isRunWanted
    ? 'Run requested.'
    : nextRunAt === null
      ? ''
      : `Next run ${formatMoment(nextRunAt)}.`;
  if (lastRunAt === null) return `${next} It has not run yet.`;
  const outcome = lastState === null ? '' : `, ${STATES[lastState]}`;
  return `${next} Last run ${formatMoment(lastRunAt)}${outcome}. ${lastMessage ?? ''}`;
}

function useRun(name: string, onChanged: () => void) {
  const [mutate, { loading }] = useMutation(RunScheduleDocument);
  const [told, setTold] = useState('');
  const run = (): void => {
    mutate({ variables: { input: { name } } }).then(
      ({ data }) => {
        setTold(data?.runSchedule.errors[0]?.message ?? 'It starts within half a minute.');
        onChanged();
      },
      () => setTold('The run was not requested. Please try again.'),
    );
  };
  return { run, busy: loading, told };
}
