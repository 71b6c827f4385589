/**
 * The moment a number of months later, on the same day or the last day of a shorter month (Unix seconds, UTC).
 */
export function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}

/** The end of the period that begins at `start`, counted from the anchor so that a 31st stays one. */
export function periodEnd(anchor: number, start: number, interval: 'month' | 'year'): number {
  const step = interval === 'year' ? 12 : 1;
  let months = step;
  while (addMonths(anchor, months) <= start) months += step;
  return addMonths(anchor, months);
}
