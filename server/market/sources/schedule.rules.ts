import { cronProblem, cronWords, nextRun } from './cron.rules.ts';

/** Sources that run by the clock. */
export type ScheduleSource = 'inbox' | 'portal' | 'backup';

export type RunState = 'running' | 'done' | 'refused' | 'failed';

export interface ScheduleRow {
  name: string;
  source: ScheduleSource;
  /** Cron pattern of five fields. */
  pattern: string;
  timeZone: string;
  isOn: boolean;
  /** Only for the portal. */
  monthsBack: number | null;
  /** Null while it is off, or until the worker has seen it. */
  nextRunAt: Date | null;
  /** True until the worker begins the run that somebody asked for. */
  isRunWanted: boolean;
  lastRunAt: Date | null;
  lastState: RunState | null;
  lastMessage: string | null;
}

const columns = `name, source, pattern, time_zone as "timeZone", is_on as "isOn", months_back as "monthsBack",
  next_run_at as "nextRunAt", run_wanted_by is not null as "isRunWanted", last_run_at as "lastRunAt",
  last_state as "lastState", last_message as "lastMessage"`;

export const listSchedules = `/* schedules.list */ select ${columns} from schedule order by name`;

export const findSchedule = `/* schedules.find */ select ${columns} from schedule where name = $1`;

export const lockSchedule = `/* schedules.lock */ select ${columns} from schedule where name = $1 for update`;

/** Changes a schedule ($1): pattern, time zone, on or off, months back, next run, and by whom. */
export const setSchedule = `/* schedules.set */
  update schedule set pattern = $2, time_zone = $3, is_on = $4, months_back = $5, next_run_at = $6, changed_by = $7,
    changed_at = now()
  where name = $1`;

/** Asks for a run of a schedule ($1) at once, by $2. */
export const wantRun = `/* schedules.wantRun */
  update schedule set run_wanted_by = $2 where name = $1 returning name`;

/** A change of a schedule. Parts left out stay as they are. */
export interface ScheduleChange {
  pattern?: string | null;
  timeZone?: string | null;
  isOn?: boolean | null;
  monthsBack?: number | null;
}

export interface ScheduleProblem {
  field: string;
  code: string;
  message: string;
}

const MOST_MONTHS = 240;

/** The values of a changed schedule for {@link setSchedule}, or the reason why it cannot be changed so. */
export function changedSchedule(
  row: ScheduleRow,
  change: ScheduleChange,
  by: string,
): { values: unknown[] } | { problem: ScheduleProblem } {
  const pattern = (change.pattern ?? row.pattern).trim().replace(/\s+/g, ' ');
  const timeZone = (change.timeZone ?? row.timeZone).trim();
  const isOn = change.isOn ?? row.isOn;
  const monthsBack = change.monthsBack ?? row.monthsBack;
  const wrong = cronProblem(pattern, timeZone);
  if (wrong !== null) return { problem: { ...wrong, code: 'INVALID' } };
  const reason = monthsProblem(row.source, monthsBack);
  if (reason !== null) return { problem: { field: 'monthsBack', code: 'INVALID', message: reason } };
  const next = isOn ? nextRun(pattern, timeZone, new Date()) : null;
  return { values: [row.name, pattern, timeZone, isOn, monthsBack, next, by] };
}

function monthsProblem(source: ScheduleSource, months: number | null): string | null {
  if (source !== 'portal')
    return months === null ? null : 'Only the portal is fetched from some months back.';
  const isValid = months !== null && Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS;
  return isValid ? null : `Enter 1 to ${String(MOST_MONTHS)} months.`;
}

/** A schedule's times in words. */
export function scheduleWords({ pattern, timeZone }: Pick<ScheduleRow, 'pattern' | 'timeZone'>): string {
  return cronWords(pattern, timeZone);
}
