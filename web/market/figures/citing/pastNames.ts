import type { NameHistory } from '../../premises/nameHistory.ts';

/** Names under which an address filed are known of today alone. */
export const NO_NAMES: NameHistory = { entries: [], failed: false, retry: () => undefined };
