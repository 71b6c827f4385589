/** Access rules for this feature’s root fields. */
export const rankingsPolicy = {
  marketMonths: 'member',
  rankBrands: 'member',
  rankOwners: 'member',
  rankPlaces: 'member',
  rankProperties: 'member',
} as const;
