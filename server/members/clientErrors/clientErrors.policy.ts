export const clientErrorsPolicy = {
  // A page may fail before anyone is signed in.
  reportClientError: 'public',
} as const;
