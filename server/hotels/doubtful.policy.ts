/** Who may ask for this feature’s root fields. */
export const doubtfulPolicy = {
  doubtfulFilings: 'admin',
  decideFiling: 'admin',
} as const;
