/** Why a hotel has no rooms, and so no RevPAR. */
export const NO_ROOMS = 'no rooms were filed';
export const MARKETPLACE = 'a marketplace has no rooms of its own';
