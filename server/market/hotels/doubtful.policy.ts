/** Access rules for this feature’s root fields. */
export const doubtfulPolicy = {
  doubtfulFiling: 'admin',
  doubtfulFilings: 'admin',
  decideFiling: 'admin',
} as const;
