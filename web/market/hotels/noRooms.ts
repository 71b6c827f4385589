import type { Flag } from '../figures/flags.ts';

/** Why a hotel has no rooms, and so no RevPAR. */
export const NO_ROOMS = 'no rooms were filed';
export const MARKETPLACE = 'a marketplace has no rooms of its own';
const ROOMS_OUT = 'the filed rooms do not count';
const WITHOUT_ROOMS: readonly Flag[] = ['ROOMS_DOUBTFUL', 'IDLE_ROOMS', 'LEFT_OUT'];

/** Why a row with these flags has no rooms that count. */
export function whyNoRooms({ flags }: { flags: readonly Flag[] }): string {
  if (flags.includes('MARKETPLACE')) return MARKETPLACE;
  return flags.some((flag) => WITHOUT_ROOMS.includes(flag)) ? ROOMS_OUT : NO_ROOMS;
}
