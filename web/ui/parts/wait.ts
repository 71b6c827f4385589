const MINUTE = 60_000;

/** Until when the server refuses requests, in milliseconds since 1970; the last moment that it named. */
let until = 0;

/** Remembers that the server refuses requests for some seconds, as it got too many. */
export function noteWait(seconds: number): void {
  until = Date.now() + seconds * 1_000;
}

/** When to try again if the server refuses requests now, as sentences with a space before them; empty if it does not. */
export function waitText(): string {
  const left = until - Date.now();
  if (left <= 0) return '';
  const when = left <= MINUTE ? 'a minute' : `${String(Math.ceil(left / MINUTE))} minutes`;
  return ` There were too many requests. Try again in ${when}.`;
}
