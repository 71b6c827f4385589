/** Access to this feature’s root fields. */
export const securityPolicy = {
  securityLog: 'admin',
  noteExport: 'session',
} as const;
