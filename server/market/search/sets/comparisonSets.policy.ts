/** Access rules for this feature’s root fields; members see only their own sets, as the statements say. */
export const comparisonSetsPolicy = {
  comparisonSets: 'member',
  createComparisonSet: 'member',
  changeComparisonSet: 'member',
  deleteComparisonSet: 'member',
} as const;
