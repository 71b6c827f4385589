const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the person's own time, such as `Mar 5, 2024, 9:05 AM`. */
export function formatMoment(instant: string): string {
  // Some engines put a narrow space before AM, which not every font has.
  return MOMENT.format(new Date(instant)).replaceAll('\u202f', ' ');
}
