/** Why there are no rooms, and so no RevPAR: none were filed, or those that were do not count. */
export const NO_COUNTED_ROOMS = 'no rooms that count were filed';
