const DEVICES = 'devices';
/** One for each account that signed in here lately. */
const MOST = 5;

/** The tokens by which this browser is known to have signed in before, of whichever accounts. They open nothing. */
export function readDevices(): string[] {
  return (localStorage.getItem(DEVICES) ?? '').split(' ').filter((token) => token !== '');
}

/** Keeps one more, after signing out too. */
export function keepDevice(token: string | null): void {
  if (token === null) return;
  localStorage.setItem(DEVICES, [token, ...readDevices()].slice(0, MOST).join(' '));
}
