/** Access rules for this feature’s root fields. */
export const placesPolicy = {
  place: 'member',
  places: 'member',
  marketplaceCities: 'admin',
} as const;
