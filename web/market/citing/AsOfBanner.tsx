import { Link, useLocation } from 'react-router-dom';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { CitedReleaseFragment, citedName } from './citedRelease.ts';
import styles from './AsOfBanner.module.css';

interface Props {
  /** The latest release of the page's tax that the figures include; null before the first. */
  release: FragmentType<typeof CitedReleaseFragment> | null;
}

/** Above figures as of an earlier release: which one, and the way back to the latest. */
export function AsOfBanner(props: Props) {
  const release = readFragment(CitedReleaseFragment, props.release);
  return (
    <section className={styles.banner} aria-label="As of an earlier release">
      <p>
        {release === null
          ? 'No release of this tax had been published by then, so there are no figures.'
          : `As of ${citedName(release)}; figures filed or corrected later are not included.`}{' '}
        Rules and owners are as known today. <LatestLink />
      </p>
    </section>
  );
}

/** The way to the same page with the latest figures. */
export function LatestLink() {
  return <Link to={useLocation().pathname}>Show the latest</Link>;
}
