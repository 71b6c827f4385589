/** Access rules for this feature’s root fields. */
export const recentPolicy = {
  recentlyViewed: 'member',
  recordView: 'member',
} as const;
