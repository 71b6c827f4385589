/** Access rules for this feature’s root fields. */
export const ownersPolicy = {
  owner: 'member',
} as const;
