/** Access to this feature’s root fields. */
export const businessPolicy = { business: 'admin' } as const;
