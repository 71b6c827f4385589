import { matchPath } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { routes } from './paths.ts';
import { isExpired } from './session.ts';
import type { StoredSession } from './session.ts';
import { wantedPath } from './wantedPath.ts';

type Guard = (session: StoredSession) => string | null;

/** Only the server's word that there is no plan leads to the plans: until then the frame waits for its answer. */
const members: Guard = ({ token, isPaid }) => {
  if (token === null) return routes.login;
  return isPaid === false ? routes.paymentPlan : null;
};

/** Visitors without an account go elsewhere than to the sign-in screen. */
const membersElse =
  (elsewhere: string): Guard =>
  (session) =>
    session.token === null ? elsewhere : members(session);

/** Members who canceled may buy again before the paid period ends. */
const toPay: Guard = ({ token, isSubscribed }) => (token === null || isSubscribed ? routes.search : null);

/** Redirects for people who may not see a route; the first matching pattern counts, other routes are open. */
const guards: readonly (readonly [pattern: string, guard: Guard])[] = [
  // That page asks the server about an expired token first.
  [routes.home, ({ token }) => (token === null || isExpired(token) ? null : routes.search)],
  [routes.register, ({ token }) => (token === null ? null : routes.search)],
  [routes.account, ({ token }) => (token === null ? routes.login : null)],
  [routes.paymentPlan, toPay],
  [routes.paymentForm, toPay],
  [routes.updateCard, membersElse(routes.search)],
  [routes.admin, membersElse(routes.logout)],
  [routes.brandRules, membersElse(routes.logout)],
  [routes.business, membersElse(routes.logout)],
  [routes.doubtful, membersElse(routes.logout)],
  [routes.premises, membersElse(routes.logout)],
  [routes.data, membersElse(routes.logout)],
  ['/stt/*', members],
];

/** The page to show instead of a location; null if it may be shown. */
export function elsewhereThan({ pathname, state }: Location, session: StoredSession): string | null {
  // The browser did not know of the plan, and the account's answer now says that there is one.
  const wanted = pathname === routes.paymentPlan && session.isPaid === true ? wantedPath(state) : null;
  if (wanted !== null) return wanted;
  const found = guards.find(([pattern]) => matchPath(pattern, pathname) !== null);
  return found === undefined ? null : found[1](session);
}
