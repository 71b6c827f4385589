import { addMonths, lastDayOf, type Month } from '../../../platform/lib/month.ts';

/** A month is complete in the comptroller’s files about five weeks after its end. */
const DAYS_TO_COMPLETE = 35;
/** The comptroller’s files may be some days early or late. */
const DAYS_OF_GRACE = 14;
const DAY_MS = 86_400_000;

export interface Due {
  /** Month after the latest published one, and the day by which it should be complete. */
  dueMonth: Month;
  dueOn: string;
  state: 'CURRENT' | 'DUE' | 'LATE';
}

/** The next month to be published, and whether it is late as of a day. */
export function dueAfter(latest: Month, today: Date): Due {
  const dueMonth = addMonths(latest, 1);
  const dueOn = Date.parse(`${lastDayOf(dueMonth)}T00:00:00Z`) + DAYS_TO_COMPLETE * DAY_MS;
  // It is late only after the end of that day.
  const daysLate = daysBetween(dueOn + DAY_MS, today);
  const state = daysLate < 0 ? 'CURRENT' : daysLate > DAYS_OF_GRACE ? 'LATE' : 'DUE';
  return { dueMonth, dueOn: new Date(dueOn).toISOString().slice(0, 10), state };
}

/** Whole days from an instant to a later one; negative if it is earlier. */
export function daysBetween(since: number, today: Date): number {
  return Math.floor((today.getTime() - since) / DAY_MS);
}
