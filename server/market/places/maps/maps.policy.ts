/** Access rules for this feature’s root fields. */
export const mapsPolicy = {
  propertyMap: 'member',
} as const;
