/** Who may ask for this feature’s root fields. Whoever pays has no membership yet. */
export const addressesPolicy = {
  addressSuggestions: 'session',
  address: 'session',
} as const;
