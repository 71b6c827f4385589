import { monthName } from './formatMonth.ts';

/** The day of an instant, in UTC as bills are dated: `November 21st 2026`. */
export function formatOrdinalDay(instant: string): string {
  const date = new Date(instant);
  const day = date.getUTCDate();
  return `${monthName(date.getUTCMonth() + 1)} ${String(day)}${endingOf(day)} ${String(date.getUTCFullYear())}`;
}

function endingOf(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
