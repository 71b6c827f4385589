import type { ComponentType } from 'react';
import { lazy } from '../ui/parts/lazy.tsx';
import { MissingPage } from './ErrorBoundary.tsx';

/** A page, or its frame, whose code loads when it is first visited. */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(load, (retry) => <MissingPage {...retry} />);
}
