/** Names the latest release of each tax that the figures include, as a dictionary of structured fields (RFC 9651). */
export const DATA_RELEASE = 'X-Data-Release';

export interface NamedRelease {
  product: string;
  id: string;
}

/** The header's value for the rows of `latestReleases`. */
export function dataRelease(releases: readonly NamedRelease[]): string {
  return releases.map(({ product, id }) => `${product}=${id}`).join(', ');
}
