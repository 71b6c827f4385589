/** Access rules for this feature’s root fields. */
export const trendsPolicy = {
  newHotels: 'member',
} as const;
