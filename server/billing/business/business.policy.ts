export const businessPolicy = { business: 'admin' } as const;
