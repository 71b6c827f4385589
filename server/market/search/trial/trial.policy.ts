/** Access rules for this feature’s root fields. */
export const trialPolicy = {
  trial: 'public',
} as const;
