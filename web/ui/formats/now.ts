import { formatMoment } from './formatMoment.ts';

/** The present moment in the reader's own time, such as `Mar 5, 2024, 9:05 AM`. */
export function formattedNow(): string {
  return formatMoment(new Date().toISOString());
}
