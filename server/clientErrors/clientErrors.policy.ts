/** Root fields of this feature that are not for members only. */
export const clientErrorsPolicy = {
  // A page may break before anyone is signed in.
  reportClientError: 'public',
} as const;
