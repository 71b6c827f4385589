import { generatePath, matchPath } from 'react-router-dom';
import { routes } from './paths.ts';

/** A path as others may know it: without tokens of mailed links and email addresses. */
export function publicPathOf(pathname: string): string {
  for (const pattern of [routes.passwordReset, routes.confirmEmail, routes.unsubscribe, routes.register]) {
    if (matchPath(pattern, pathname) !== null)
      return generatePath(pattern, { token: '-', email: '-', key: '-' });
  }
  return pathname;
}
