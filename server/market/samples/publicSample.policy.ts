/** Access to this feature's root fields. */
export const publicSamplePolicy = {
  publicSample: 'member',
  setPublicSample: 'admin',
} as const;
