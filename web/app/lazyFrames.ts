import { lazyPage } from './lazyPage.tsx';

export const Shell = lazyPage(async () => (await import('./Shell.tsx')).Shell);
export const TrialShell = lazyPage(
  async () => (await import('../market/search/trial/TrialShell.tsx')).TrialShell,
);
export const NotFoundPage = lazyPage(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);
export const NotFoundPart = lazyPage(async () => (await import('./NotFoundPart.tsx')).NotFoundPart);
