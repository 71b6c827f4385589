/** Access rules for this feature’s root fields. */
export const consolePolicy = {
  dataFreshness: 'admin',
  dataQueue: 'admin',
  dataTask: 'admin',
  dataTasks: 'admin',
  import: 'admin',
  imports: 'admin',
  acceptImport: 'admin',
  cancelImport: 'admin',
  retryImport: 'admin',
  compareImport: 'admin',
  compareRelease: 'admin',
  undoRelease: 'admin',
  redoRelease: 'admin',
  cancelDataTask: 'admin',
} as const;
