/** Access rules for this feature’s root fields; members see only their own exports. */
export const exportsPolicy = {
  exports: 'member',
  bundles: 'member',
  startExport: 'member',
  deleteExport: 'member',
} as const;
