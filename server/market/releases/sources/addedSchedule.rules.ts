import { addressProblem } from './address.rules.ts';
import { cronProblem, nextRun } from './cron.rules.ts';
import type { ScheduleProblem, ScheduleRow } from './schedule.rules.ts';

export const MOST_SCHEDULES = 20;

const DEFAULT_TIME_ZONE = 'America/Chicago';

/** A schedule to add, which fetches an address. */
export interface NewSchedule {
  name: string;
  address: string;
  pattern: string;
  timeZone?: string | null;
}

/** Adds a schedule: name, pattern, time zone, address, next run and by whom. No row if the name is taken, or no more fit. */
export const addSchedule = `/* schedules.add */
  insert into schedule (name, source, pattern, time_zone, is_on, address, next_run_at, changed_by, changed_at)
  select $1, 'address', $2, $3, true, $4, $5, $6, now()
  where (select count(*) from schedule) < ${String(MOST_SCHEDULES)}
  on conflict do nothing
  returning name`;

/** Removes a schedule ($1) that fetches an address. No row if it has another kind or runs. */
export const removeSchedule = `/* schedules.remove */
  delete from schedule
  where name = $1 and source = 'address'
    and not exists (select from source_run run where run.schedule = $1 and run.state in ('waiting', 'importing'))
  returning name`;

export function notRemovable({ name, source }: Pick<ScheduleRow, 'name' | 'source'>): string {
  return source === 'address'
    ? `${name} is running. Cancel the run, or wait until it has ended.`
    : `${name} is part of the product. Turn it off instead.`;
}

/** The values of a new schedule for {@link addSchedule}, or the reason why it cannot be added. */
export function newSchedule(
  { name, address: given, pattern: cron, timeZone: zone }: NewSchedule,
  by: string,
): { values: unknown[]; taken: ScheduleProblem } | { problem: ScheduleProblem } {
  const [address, pattern] = [given.trim(), cron.trim().replace(/\s+/g, ' ')];
  const timeZone = zone?.trim() ?? DEFAULT_TIME_ZONE;
  const invalid = (field: string, message: string): ScheduleProblem => ({ field, code: 'INVALID', message });
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(name))
    return {
      problem: invalid(
        'name',
        'Enter 2 to 40 lowercase letters, digits and hyphens, beginning with a letter.',
      ),
    };
  const unusable = addressProblem(address);
  if (unusable !== null) return { problem: invalid('address', unusable) };
  const wrong = cronProblem(pattern, timeZone);
  if (wrong !== null) return { problem: invalid(wrong.field, wrong.message) };
  const most = String(MOST_SCHEDULES);
  return {
    values: [name, pattern, timeZone, address, nextRun(pattern, timeZone, new Date()), by],
    taken: invalid('name', `There is a schedule ${name} already, or there are ${most}: use another name.`),
  };
}
