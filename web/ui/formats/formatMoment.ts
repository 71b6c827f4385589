const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** An instant in the person's own time, such as `Mar 5, 2024, 9:05 AM`. */
export function formatMoment(instant: string): string {
  return plain(MOMENT.format(new Date(instant)));
}

/** The time of day in the person's own time, such as `9:05 AM`, of milliseconds since 1970. */
export function formatTime(instant: number): string {
  return plain(TIME.format(instant));
}

/** Some engines put a narrow space before AM, which not every font has. */
function plain(text: string): string {
  return text.replaceAll('\u202f', ' ');
}
