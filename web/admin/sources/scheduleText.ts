import { formatMoment } from '../../ui/formats/formatMoment.ts';
import type { ShownSchedule } from './sourceDocuments.ts';

const TITLES: Readonly<Record<Exclude<ShownSchedule['source'], 'ADDRESS'>, string>> = {
  INBOX: 'Watched folder',
  PORTAL: 'Mixed beverages from the state’s portal',
  BACKUP: 'Backup',
};

/** A schedule that an operator added has the name that they gave it. */
export function titleOf({ source, name }: Pick<ShownSchedule, 'source' | 'name'>): string {
  return source === 'ADDRESS' ? name : TITLES[source];
}

const STATES: Readonly<Record<NonNullable<ShownSchedule['lastState']>, string>> = {
  RUNNING: 'running',
  DONE: 'done',
  REFUSED: 'refused',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
};

/** Next and last run, as sentences. */
export function timesOf(schedule: ShownSchedule): string {
  const { nextRunAt, isRunWanted, lastRunAt, lastState, lastMessage } = schedule;
  const next = isRunWanted
    ? 'Run requested.'
    : nextRunAt === null
      ? ''
      : `Next run ${formatMoment(nextRunAt)}.`;
  if (lastRunAt === null) return `${next} It has not run yet.`;
  const outcome = lastState === null ? '' : `, ${STATES[lastState]}`;
  return `${next} Last run ${formatMoment(lastRunAt)}${outcome}. ${lastMessage ?? ''}`;
}
