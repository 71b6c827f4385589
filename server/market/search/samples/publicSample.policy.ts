export const publicSamplePolicy = {
  publicSample: 'member',
  setPublicSample: 'admin',
} as const;
