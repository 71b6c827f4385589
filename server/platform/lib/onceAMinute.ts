const MINUTE_MS = 60_000;

/** Passes the first call on, then at most one a minute: a service that is down fails many times a second. */
export function onceAMinute<Args extends unknown[]>(
  say: (...args: Args) => void,
  now: () => number = Date.now,
): (...args: Args) => void {
  let next = -Infinity;
  return (...args) => {
    const time = now();
    if (time < next) return;
    next = time + MINUTE_MS;
    say(...args);
  };
}
