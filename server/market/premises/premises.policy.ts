/** Access rules for this feature’s root fields. */
export const premisesPolicy = {
  taxpayerProperties: 'member',
  addressMatches: 'member',
  premisesPairs: 'admin',
  decidePremises: 'admin',
} as const;
