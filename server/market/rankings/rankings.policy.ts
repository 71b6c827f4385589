/** Access rules for this feature’s root fields. */
export const rankingsPolicy = {
  rankBrands: 'member',
  rankOwners: 'member',
  rankPlaces: 'member',
  rankProperties: 'member',
} as const;
