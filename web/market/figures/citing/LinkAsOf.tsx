import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAsOf } from './asOf.ts';

/** A link to a page with figures, which shows them as of the same release as this page. */
export function LinkAsOf({ to, children }: { to: string; children: ReactNode }) {
  const asOf = useAsOf();
  const more = to.includes('?') ? '&' : '?';
  return <Link to={asOf === null ? to : `${to}${more}asOf=${asOf.release}`}>{children}</Link>;
}
