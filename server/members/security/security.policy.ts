export const securityPolicy = {
  securityLog: 'admin',
  noteExport: 'session',
} as const;
