import { addressProblem } from './address.rules.ts';
import { cronProblem, cronWords, nextRun } from './cron.rules.ts';

/** Sources that run on a schedule. */
export type ScheduleSource = 'inbox' | 'portal' | 'backup' | 'address';

type RunState = 'running' | 'done' | 'refused' | 'failed' | 'cancelled';

export interface ScheduleRow {
  name: string;
  source: ScheduleSource;
  /** Cron pattern of five fields. */
  pattern: string;
  timeZone: string;
  isOn: boolean;
  /** Only for the portal. */
  monthsBack: number | null;
  /** Only of a source that is an address. */
  address: string | null;
  /** Null while it is off, or until the worker has seen it. */
  nextRunAt: Date | null;
  /** True until the worker begins the run that somebody asked for. */
  isRunWanted: boolean;
  lastRunAt: Date | null;
  lastState: RunState | null;
  lastMessage: string | null;
  /** True while a run fetches or writes, or waits to try again. */
  canCancel: boolean;
}

const columns = `name, source, pattern, time_zone as "timeZone", is_on as "isOn", months_back as "monthsBack",
  address, next_run_at as "nextRunAt", run_wanted_by is not null as "isRunWanted", last_run_at as "lastRunAt",
  last_state as "lastState", last_message as "lastMessage", exists (
    select from source_run run
    where run.schedule = schedule.name and run.state = 'waiting' and run.import_id is null and run.cancelled_by is null
  ) as "canCancel"`;

export const listSchedules = `/* schedules.list */ select ${columns} from schedule order by name`;

export const findSchedule = `/* schedules.find */ select ${columns} from schedule where name = $1`;

export const lockSchedule = `/* schedules.lock */ select ${columns} from schedule where name = $1 for update`;

/**
 * Changes a schedule ($1): pattern, time zone, on or off, months back, next run, by whom, and address. The file of another
 * address is imported even if it is the same.
 */
export const setSchedule = `/* schedules.set */
  update schedule set pattern = $2, time_zone = $3, is_on = $4, months_back = $5, next_run_at = $6, changed_by = $7,
    address = $8, fetched_etag = case when address = $8 then fetched_etag end,
    fetched_sha256 = case when address = $8 then fetched_sha256 end, changed_at = now()
  where name = $1`;

/** Asks for a run of a schedule ($1) at once, by $2. */
export const wantRun = `/* schedules.wantRun */
  update schedule set run_wanted_by = $2 where name = $1 returning name`;

/** Cancels the run of a schedule ($1) by $2. Its worker ends it within seconds. No row if there is nothing to cancel. */
export const cancelRun = `/* schedules.cancelRun */
  update source_run set cancelled_by = $2
  where schedule = $1 and state = 'waiting' and import_id is null and cancelled_by is null
  returning id`;

/** The reason why a schedule has no run to cancel. */
export function nothingToCancel(name: string): string {
  return `${name} is not running, or its run was cancelled before. Cancel an import that it has begun in the list of imports.`;
}

/** A change of a schedule. Parts left out stay as they are. */
export interface ScheduleChange {
  pattern?: string | null;
  timeZone?: string | null;
  isOn?: boolean | null;
  monthsBack?: number | null;
  address?: string | null;
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
  const address = change.address?.trim() ?? row.address;
  const bad = addressOf(row.source, address);
  if (bad !== null) return { problem: { field: 'address', code: 'INVALID', message: bad } };
  const next = isOn ? nextRun(pattern, timeZone, new Date()) : null;
  return { values: [row.name, pattern, timeZone, isOn, monthsBack, next, by, address] };
}

function addressOf(source: ScheduleSource, address: string | null): string | null {
  if (source === 'address') return addressProblem(address ?? '');
  return address === null ? null : 'Only a schedule that fetches an address has one.';
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
