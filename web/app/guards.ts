import { matchPath } from 'react-router-dom';
import { routes } from './paths.ts';
import { isExpired } from './session.ts';
import type { StoredSession } from './session.ts';

type Guard = (session: StoredSession) => string | null;

const members: Guard = ({ token, isPaid }) => {
  if (token === null) return routes.login;
  return isPaid ? null : routes.paymentPlan;
};

/** Who has none goes somewhere else than to the sign-in screen. */
const membersElse =
  (elsewhere: string): Guard =>
  (session) =>
    session.token === null ? elsewhere : members(session);

/** Whoever has cancelled may buy again before what is paid for ends. */
const toPay: Guard = ({ token, isSubscribed }) => (token === null || isSubscribed ? routes.search : null);

/** Where a route sends whoever may not see it; the first pattern that fits counts, others are open to everyone. */
const guards: readonly (readonly [pattern: string, guard: Guard])[] = [
  // Whoever has an expired token is asked about there first.
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
  ['/stt/*', members],
];

/** Where to go instead of a path; null where it may be shown. */
export function elsewhereThan(pathname: string, session: StoredSession): string | null {
  const found = guards.find(([pattern]) => matchPath(pattern, pathname) !== null);
  return found === undefined ? null : found[1](session);
}
