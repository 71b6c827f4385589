import { generatePath, Link } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { routes } from '../../../app/paths.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import styles from './trial.module.css';

interface Props {
  /** The place that was asked for: `ALPINE`, `Brewster County`. */
  title: string;
  /** The place that is open. */
  sample: { title: string; path: string };
}

/** For a place that is no sample: which one is, and how to see all of them. */
export function MembersOnly({ title, sample }: Props) {
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.text}>
        Only the sample, <Link to={sample.path}>{sample.title}</Link>, is open to visitors. Members see every
        hotel, city and county of Texas.
      </p>
      <LinkButton to={generatePath(routes.register)} isPrimary>
        Sign Up
      </LinkButton>
    </>
  );
}
