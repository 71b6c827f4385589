import { routes } from './paths.ts';
import { readToken } from './session.ts';

/** Key in sessionStorage of the address at which a session ended; the logout page reads and removes it. */
export const LEFT = 'left';

/**
 * Leaves a session that has ended by itself, by the logout page. It loads anew, so that nothing of the member stays in
 * memory; signing in again leads back, where the member's drafts are.
 */
export function leave(): void {
  const { pathname, search, hash } = window.location;
  if (readToken() === null || pathname === routes.logout) return;
  sessionStorage.setItem(LEFT, pathname + search + hash);
  window.location.assign(routes.logout);
}
