/** Access rules for this feature’s root fields. */
export const brandsPolicy = {
  brands: 'member',
  brand: 'member',
  brandLocations: 'member',
  parentCompany: 'member',
} as const;
