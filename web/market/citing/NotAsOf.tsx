import { LatestLink } from './AsOfBanner.tsx';
import styles from './AsOfBanner.module.css';

/** In place of figures that are only there for today. */
export function NotAsOf({ figures }: { figures: string }) {
  return (
    <section className={styles.banner} role="alert">
      <p>
        {`${figures} cannot be shown as of an earlier release. `}
        <LatestLink />
      </p>
    </section>
  );
}
