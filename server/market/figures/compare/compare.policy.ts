/** Access rules for this feature’s root fields. */
export const comparePolicy = {
  compareHotels: 'member',
} as const;
