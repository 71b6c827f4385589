/** Who may ask for this feature’s root fields. */
export const clientErrorsPolicy = {
  // A page may break before anyone is signed in.
  reportClientError: 'public',
} as const;
