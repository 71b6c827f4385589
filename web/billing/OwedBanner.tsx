import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../members/accounts/useViewer.ts';
import { routes } from '../app/paths.ts';
import { lazy } from '../ui/parts/lazy.tsx';

/** Loaded only for members who owe something, so that nobody else's pages get larger. */
const OwedNotice = lazy(async () => (await import('./OwedNotice.tsx')).OwedNotice);

/** Says on every page that a renewal was not paid, and when access ends; My Account says it where it can be paid. */
export function OwedBanner() {
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const subscription = viewer?.subscription;
  if (subscription?.status !== 'PAST_DUE' || pathname === routes.settings) return null;
  return (
    <Suspense fallback={null}>
      <OwedNotice subscription={subscription} />
    </Suspense>
  );
}
