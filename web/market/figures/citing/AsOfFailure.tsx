import { refusalOf } from '../../../app/refusal.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import type { Failed } from '../../../ui/parts/Failure.tsx';
import { LatestLink } from './AsOfBanner.tsx';
import styles from './AsOfBanner.module.css';

interface Props extends Failed {
  what: string;
}

/** For figures as of a release that could not be had: of one that is unknown or was undone, the API says so. */
export function AsOfFailure({ what, error, onRetry }: Props) {
  const refusal = refusalOf(error);
  if (refusal === null) return <Failure what={what} onRetry={onRetry} />;
  return (
    <section className={styles.banner} role="alert">
      <p>
        {`These figures cannot be shown as of that release. ${refusal} `}
        <LatestLink />
      </p>
    </section>
  );
}
