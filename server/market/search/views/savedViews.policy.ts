/** Access rules for this feature’s root fields; members see only their own views, as the statements say. */
export const savedViewsPolicy = {
  savedViews: 'member',
  createSavedView: 'member',
  changeSavedView: 'member',
  deleteSavedView: 'member',
} as const;
