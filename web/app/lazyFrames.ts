import { lazy } from 'react';

export const Shell = lazy(async () => ({ default: (await import('./Shell.tsx')).Shell }));
export const TrialShell = lazy(async () => ({
  default: (await import('../market/search/trial/TrialShell.tsx')).TrialShell,
}));
export const NotFoundPage = lazy(async () => ({
  default: (await import('./NotFoundPage.tsx')).NotFoundPage,
}));
export const NotFoundPart = lazy(async () => ({
  default: (await import('./NotFoundPart.tsx')).NotFoundPart,
}));
