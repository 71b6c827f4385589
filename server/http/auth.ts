import { accountsPolicy } from '../members/accounts/accounts.policy.ts';
import { twoStepPolicy } from '../members/accounts/twoStep/twoStep.policy.ts';
import { apiKeysPolicy } from '../members/keys/apiKey.policy.ts';
import { addressesPolicy } from '../members/addresses/address.policy.ts';
import { adminPolicy } from '../members/admin/admin.policy.ts';
import type { Viewer } from '../platform/viewer.ts';
import { billingPolicy } from '../billing/billing.policy.ts';
import { beveragesPolicy } from '../market/beverages/beverages.policy.ts';
import { brandsPolicy } from '../market/brands/brands.policy.ts';
import { brandRulesPolicy } from '../market/brands/brandRules.policy.ts';
import { businessPolicy } from '../billing/business/business.policy.ts';
import { clientErrorsPolicy } from '../members/clientErrors/clientErrors.policy.ts';
import { helpPolicy } from '../members/help/help.policy.ts';
import { comparePolicy } from '../market/figures/compare/compare.policy.ts';
import { AppError, unauthenticated } from '../platform/errors.ts';
import { consolePolicy } from '../market/releases/console/console.policy.ts';
import { doubtfulPolicy } from '../market/hotels/doubtful.policy.ts';
import { exportsPolicy } from '../market/figures/exports/prepared/exports.policy.ts';
import { hotelsPolicy } from '../market/hotels/hotels.policy.ts';
import { newsPolicy } from '../market/releases/news/news.policy.ts';
import { newsAddressesPolicy } from '../members/news/newsAddresses.policy.ts';
import { newsChoicePolicy } from '../members/news/newsChoice.policy.ts';
import { ownersPolicy } from '../market/hotels/owners/owners.policy.ts';
import { placesPolicy } from '../market/places/places.policy.ts';
import { comparisonSetsPolicy } from '../market/search/sets/comparisonSets.policy.ts';
import { savedViewsPolicy } from '../market/search/views/savedViews.policy.ts';
import { portfoliosPolicy } from '../market/search/portfolios/portfolio.policy.ts';
import { premisesPolicy } from '../market/premises/premises.policy.ts';
import { mapsPolicy } from '../market/places/maps/maps.policy.ts';
import { rankingsPolicy } from '../market/figures/rankings/rankings.policy.ts';
import { recentPolicy } from '../market/search/recent/recent.policy.ts';
import { releasesPolicy } from '../market/releases/releases.policy.ts';
import { searchPolicy } from '../market/search/search.policy.ts';
import { securityPolicy } from '../members/security/security.policy.ts';
import { sourcesPolicy } from '../market/releases/sources/sources.policy.ts';
import { trendsPolicy } from '../market/figures/trends/trends.policy.ts';
import { publicSamplePolicy } from '../market/search/samples/publicSample.policy.ts';
import { trialPolicy } from '../market/search/trial/trial.policy.ts';

/**
 * Access to a root field. `public`: anyone. `session`: anyone signed in. `member`: signed in with a paid, free
 * or administrator account. `admin`: signed in with an administrator account.
 */
export type Access = 'public' | 'session' | 'member' | 'admin';

/** Access to each root field. */
export const policies: Record<string, Access> = {
  // Ids name objects of different features; those not open to all members are checked when loaded.
  node: 'member',
  nodes: 'member',
  ...accountsPolicy,
  ...twoStepPolicy,
  ...apiKeysPolicy,
  ...addressesPolicy,
  ...adminPolicy,
  ...billingPolicy,
  ...trendsPolicy,
  ...rankingsPolicy,
  ...mapsPolicy,
  ...publicSamplePolicy,
  ...trialPolicy,
  ...beveragesPolicy,
  ...brandsPolicy,
  ...brandRulesPolicy,
  ...clientErrorsPolicy,
  ...consolePolicy,
  ...helpPolicy,
  ...businessPolicy,
  ...comparePolicy,
  ...doubtfulPolicy,
  ...exportsPolicy,
  ...hotelsPolicy,
  ...newsPolicy,
  ...newsChoicePolicy,
  ...newsAddressesPolicy,
  ...ownersPolicy,
  ...placesPolicy,
  ...portfoliosPolicy,
  ...comparisonSetsPolicy,
  ...savedViewsPolicy,
  ...premisesPolicy,
  ...recentPolicy,
  ...releasesPolicy,
  ...searchPolicy,
  ...securityPolicy,
  ...sourcesPolicy,
};

/** A field missing from the policies is for members, until a test reports it. */
export function accessOf(rootField: string): Access {
  return Object.hasOwn(policies, rootField) ? (policies[rootField] ?? 'member') : 'member';
}

const SET_UP =
  'Administrators need two-step sign-in. Set up an authenticator app or a passkey in My Account, then try again.';

/**
 * Throws UNAUTHENTICATED, FORBIDDEN or SECOND_STEP_REQUIRED unless the viewer is signed in and has this access. An API
 * key has none: `keyAccess.ts` opens one by one what keys may do.
 */
export function checkAccess(access: Access, viewer: Viewer | null): void {
  if (access === 'public') return;
  if (viewer?.key) throw new AppError('FORBIDDEN', 'API keys cannot be used here. Sign in for this.');
  checkRights(access, viewer);
}

/**
 * The same for the member of an API key: throws UNAUTHENTICATED, FORBIDDEN or SECOND_STEP_REQUIRED. `mayReadFigures` is the right of `member` in SQL.
 */
export function checkRights(access: Access, viewer: Viewer | null): void {
  if (access === 'public') return;
  if (!viewer) throw unauthenticated();
  if (access === 'member' && !viewer.isPaid && !viewer.isFree && !viewer.isAdmin) {
    throw new AppError('FORBIDDEN', 'This needs a membership. Choose a plan to continue.');
  }
  if (access !== 'admin') return;
  if (!viewer.isAdmin) throw new AppError('FORBIDDEN', 'This is for administrators.');
  if (viewer.needsSecondStep) throw new AppError('SECOND_STEP_REQUIRED', SET_UP);
}
