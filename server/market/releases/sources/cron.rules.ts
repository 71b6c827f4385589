import { defaultRepeatStrategy } from 'bullmq';
import cronstrue from 'cronstrue';

const FIELDS = 5;

/** The error of a cron pattern in a time zone, as a sentence; null if both are valid and the pattern has a next run. */
export function cronProblem(pattern: string, timeZone: string): { field: string; message: string } | null {
  if (!isTimeZone(timeZone)) {
    return {
      field: 'timeZone',
      message: `“${timeZone}” is no time zone. Use one such as America/Chicago or UTC.`,
    };
  }
  const wrong = (reason: string) => ({
    field: 'pattern',
    message: `“${pattern}” is no cron pattern: ${reason}. Use five fields, such as 0 6 * * 1 for Mondays at 6:00.`,
  });
  if (pattern.trim().split(/\s+/).length !== FIELDS) return wrong('it does not have five fields');
  try {
    return nextRun(pattern, timeZone, new Date()) === null ? wrong('it never comes') : null;
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The first run after a moment, as BullMQ computes it; null if the pattern never comes. */
export function nextRun(pattern: string, timeZone: string, after: Date): Date | null {
  const next = defaultRepeatStrategy(after.getTime(), { pattern, tz: timeZone });
  return next === undefined ? null : new Date(next);
}

/** A cron pattern in words, such as `At 06:00 AM, only on Monday, America/Chicago`. */
export function cronWords(pattern: string, timeZone: string): string {
  return `${cronstrue.toString(pattern)}, ${timeZone}`;
}
