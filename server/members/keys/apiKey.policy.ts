/** Revoking stays open after a plan has ended. */
export const apiKeysPolicy = {
  createApiKey: 'member',
  revokeApiKey: 'session',
  revokeMemberApiKey: 'admin',
} as const;
