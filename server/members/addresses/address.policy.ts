/** Open to non-members, because they fill in an address to pay. */
export const addressesPolicy = {
  addressSuggestions: 'session',
  address: 'session',
} as const;
