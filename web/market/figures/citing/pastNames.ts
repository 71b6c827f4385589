import type { NameHistory } from '../../premises/nameHistory.ts';

/** The names under which an address filed are known for today only. */
export const NO_NAMES: NameHistory = { entries: [], failed: false, retry: () => undefined };
