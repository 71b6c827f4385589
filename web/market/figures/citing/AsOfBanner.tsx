import { Link, useLocation } from 'react-router-dom';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { CitedReleaseFragment, citedName } from './citedRelease.ts';
import styles from './AsOfBanner.module.css';

interface Props {
  /** The latest release of each of the page's taxes that the figures include; null before the first. */
  releases: readonly (FragmentType<typeof CitedReleaseFragment> | null)[];
  /** A sentence that names the figures which the page leaves out: `Changes and years are left out.` */
  children?: string | undefined;
}

/** Above figures as of an earlier release: names the release, says what is as of today, and leads back to the latest. */
export function AsOfBanner({ releases, children }: Props) {
  const known = readFragment(
    CitedReleaseFragment,
    releases.filter((each) => each !== null),
  );
  return (
    <section className={styles.banner} aria-label="As of an earlier release">
      <p>
        {known.length === 0
          ? 'No release of this tax had been published by then, so there are no figures.'
          : `As of ${known.map(citedName).join(' and ')}; figures filed or corrected later are not included.`}{' '}
        Rules and owners are today’s. {children !== undefined && `${children} `}
        <LatestLink />
      </p>
    </section>
  );
}

/** Room for the banner until its release is known, so that what is below stays where it is. */
export function BannerToCome() {
  return (
    <div className={styles.banner}>
      <p>
        <Skeleton width={260} />
      </p>
    </div>
  );
}

/** Parameters that only pages as of a release have: the release, and the last of the years shown. */
const OF_THEN = ['asOf', 'until'];

/** The way to the same page with the latest figures. */
export function LatestLink() {
  const { pathname, search } = useLocation();
  const others = new URLSearchParams(search);
  for (const name of OF_THEN) others.delete(name);
  return <Link to={{ pathname, search: others.toString() }}>Show the latest</Link>;
}
