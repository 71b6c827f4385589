import { lazyPage } from './lazyPage.tsx';

export const Shell = lazyPage(() => import('./Shell.tsx').then((page) => page.Shell));
export const TrialShell = lazyPage(() =>
  import('../market/search/trial/TrialShell.tsx').then((page) => page.TrialShell),
);
export const NotFoundPage = lazyPage(() => import('./NotFoundPage.tsx').then((page) => page.NotFoundPage));
export const NotFoundPart = lazyPage(() => import('./NotFoundPart.tsx').then((page) => page.NotFoundPart));
