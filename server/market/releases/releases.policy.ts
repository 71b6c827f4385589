/** Access rules for this feature’s root fields. */
export const releasesPolicy = {
  // The sign-in screen already shows the product's name and that the figures are a sample.
  about: 'public',
  figuresAsOf: 'member',
  latestPeriod: 'member',
  // The charts of the samples show which months are unknown.
  publishedMonths: 'public',
  release: 'member',
  releases: 'member',
} as const;
