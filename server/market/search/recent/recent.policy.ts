export const recentPolicy = {
  recentlyViewed: 'member',
  recordView: 'member',
} as const;
