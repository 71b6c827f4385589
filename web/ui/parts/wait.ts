const MINUTE = 60_000;

/** Until when the server refuses requests, in milliseconds since 1970, as the latest failure says. */
let until = 0;

/**
 * Remembers for how many seconds the server refuses requests, as it got too many; null after a failure with another
 * cause, which waiting does not mend.
 */
export function noteWait(seconds: number | null): void {
  until = seconds === null ? 0 : Date.now() + seconds * 1_000;
}

/** When to try again, if offline or if the latest failure is a refusal: sentences with a space before them; empty otherwise. */
export function waitText(): string {
  if (!navigator.onLine) return ' You are offline.';
  const left = until - Date.now();
  if (left <= 0) return '';
  const when = left <= MINUTE ? 'a minute' : `${String(Math.ceil(left / MINUTE))} minutes`;
  return ` There were too many requests. Try again in ${when}.`;
}
