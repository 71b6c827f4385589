import { counted } from '../../../ui/formats/counted.ts';
import { releaseLabel } from '../../../ui/formats/release.ts';
import type { ComparisonFigures } from './comparison.ts';

type Releases = Pick<ComparisonFigures, 'releases'>;

/** More than these are counted on the page. */
const MOST_NAMED = 4;

/** Every release that a comparison comes from, oldest first: `HOT2303, Apr 20, 2023; HOT2309`. */
export function everyRelease({ releases }: Releases): string {
  return releases.map(releaseLabel).join('; ');
}

/** The same, of many only their number with the first and the last. */
export function releasesText({ releases }: Releases): string {
  if (releases.length <= MOST_NAMED) return everyRelease({ releases });
  const [first = '', last = ''] = [releases[0], releases.at(-1)].map((each) => each && releaseLabel(each));
  return `${counted(releases.length, 'release')}, the first ${first}, the last ${last}`;
}
