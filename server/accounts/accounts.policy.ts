/** Root fields of this feature that are not for members only. */
export const accountsPolicy = {
  signIn: 'public',
  signOut: 'session',
  viewer: 'session',
} as const;
