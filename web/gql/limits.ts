// Made by `npm run schema` from server/market/figures/likeForLike.ts, monthFigures.rules.ts, muchEstimated.rules.ts and soldHotels/roomsTwice.ts. Do not edit.

export const IDLE_APART = 0.5;
export const EMPTY_PERCENT = 1;
export const ESTIMATED_PERCENT = 5;
export const TWICE_PERCENT = 1;
