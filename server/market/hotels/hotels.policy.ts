/** Access rules for this feature’s root fields. */
export const hotelsPolicy = {
  hotel: 'member',
  hotels: 'member',
  hotelFilings: 'member',
  hotelResults: 'member',
} as const;
