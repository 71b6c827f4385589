/** Access rules for this feature’s root fields. */
export const searchPolicy = {
  search: 'member',
  find: 'member',
} as const;
