import { routes } from '../app/paths.ts';

interface Viewer {
  isAdmin: boolean;
  needsSecondStep: boolean;
}

/** The page to go to instead of the administration: administrators first set up two-step sign-in. */
export function awayFromAdmin({ isAdmin, needsSecondStep }: Viewer): string | null {
  if (!isAdmin) return routes.search;
  return needsSecondStep ? routes.settings : null;
}
