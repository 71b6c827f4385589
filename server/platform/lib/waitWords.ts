const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A wait in words, rounded up: `a minute`, `12 minutes` or, beyond two hours, `23 hours`. */
export function waitWords(seconds: number): string {
  if (seconds <= MINUTE) return 'a minute';
  if (seconds <= 2 * HOUR) return `${String(Math.ceil(seconds / MINUTE))} minutes`;
  return `${String(Math.ceil(seconds / HOUR))} hours`;
}
