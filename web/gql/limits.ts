// Made by `npm run schema` from server/market/figures/likeForLike.ts. Do not edit.

export const IDLE_APART = 0.5;
