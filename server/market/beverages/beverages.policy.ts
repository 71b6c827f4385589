/** Access rules for this feature’s root fields. */
export const beveragesPolicy = {
  beverageProperty: 'member',
  beverageProperties: 'member',
  beverageFilings: 'member',
  beverageResults: 'member',
} as const;
