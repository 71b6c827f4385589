import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useViewer } from '../members/accounts/useViewer.ts';
import { routes } from '../app/paths.ts';
import styles from './OwedBanner.module.css';

/** Few owe anything, and every page would load their words. */
const OwedWords = lazy(async () => ({ default: (await import('./OwedWords.tsx')).OwedWords }));

/** Says on every page that a renewal was not paid, and when access ends; My Account says it where it can be paid. */
export function OwedBanner() {
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const subscription = viewer?.subscription;
  if (subscription?.status !== 'PAST_DUE' || pathname === routes.settings) return null;
  return (
    <aside className={styles.owedBanner} aria-label="Payment">
      <p>
        <Suspense fallback={null}>
          <OwedWords subscription={subscription} />
        </Suspense>{' '}
        <Link to={routes.settings}>Pay in My Account</Link>
      </p>
    </aside>
  );
}
