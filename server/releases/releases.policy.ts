/** Root fields of this feature that are not for members only. */
export const releasesPolicy = {
  // The sign-in screen already shows the product's name and that the figures are a sample.
  about: 'public',
} as const;
