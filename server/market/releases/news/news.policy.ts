/** Access rules for this feature’s root fields; members see news of their own properties only. */
export const newsPolicy = {
  news: 'member',
  newsReleases: 'member',
} as const;
