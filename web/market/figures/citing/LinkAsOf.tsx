import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathAsOf, useAsOf } from './asOf.ts';

/** A link to a page with figures, which shows them as of the same release as this page. */
export function LinkAsOf({ to, children }: { to: string; children: ReactNode }) {
  return <Link to={pathAsOf(to, useAsOf())}>{children}</Link>;
}
