const months = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** A day in UTC as the screens write it: `November 26th 2027`. */
export function ordinalDay(at: Date): string {
  const day = at.getUTCDate();
  return `${months.format(at)} ${String(day)}${endingOf(day)} ${String(at.getUTCFullYear())}`;
}

function endingOf(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
