import type { ApolloServerPlugin } from '@apollo/server';
import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { accountsPolicy } from '../members/accounts/accounts.policy.ts';
import { twoStepPolicy } from '../members/accounts/twoStep/twoStep.policy.ts';
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
import { comparePolicy } from '../market/compare/compare.policy.ts';
import type { Context } from './context.ts';
import { AppError, unauthenticated } from '../platform/errors.ts';
import { doubtfulPolicy } from '../market/hotels/doubtful.policy.ts';
import { hotelsPolicy } from '../market/hotels/hotels.policy.ts';
import { ownersPolicy } from '../market/owners/owners.policy.ts';
import { placesPolicy } from '../market/places/places.policy.ts';
import { portfoliosPolicy } from '../market/portfolios/portfolio.policy.ts';
import { premisesPolicy } from '../market/premises/premises.policy.ts';
import { recentPolicy } from '../market/recent/recent.policy.ts';
import { releasesPolicy } from '../market/releases/releases.policy.ts';
import { searchPolicy } from '../market/search/search.policy.ts';
import { securityPolicy } from '../members/security/security.policy.ts';
import { noteSafely } from '../members/security/securityLog.ts';
import { trendsPolicy } from '../market/trends/trends.policy.ts';
import { trialPolicy } from '../market/trial/trial.policy.ts';
import { isOpenToVisitors } from './visitorTypes.ts';

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
  ...addressesPolicy,
  ...adminPolicy,
  ...billingPolicy,
  ...trendsPolicy,
  ...trialPolicy,
  ...beveragesPolicy,
  ...brandsPolicy,
  ...brandRulesPolicy,
  ...clientErrorsPolicy,
  ...helpPolicy,
  ...businessPolicy,
  ...comparePolicy,
  ...doubtfulPolicy,
  ...hotelsPolicy,
  ...ownersPolicy,
  ...placesPolicy,
  ...portfoliosPolicy,
  ...premisesPolicy,
  ...recentPolicy,
  ...releasesPolicy,
  ...searchPolicy,
  ...securityPolicy,
};

/** A field missing from the policies is for members, until a test reports it. */
export function accessOf(rootField: string): Access {
  return Object.hasOwn(policies, rootField) ? (policies[rootField] ?? 'member') : 'member';
}

const SET_UP =
  'Administrators need two-step sign-in. Set up an authenticator app or a passkey in My Account, then try again.';

/** Throws UNAUTHENTICATED, FORBIDDEN or SECOND_STEP_REQUIRED unless the viewer has this access. */
export function checkAccess(access: Access, viewer: Viewer | null): void {
  if (access === 'public') return;
  if (!viewer) throw unauthenticated();
  if (access === 'member' && !viewer.isPaid && !viewer.isFree && !viewer.isAdmin) {
    throw new AppError('FORBIDDEN', 'This needs a membership. Choose a plan to continue.');
  }
  if (access !== 'admin') return;
  if (!viewer.isAdmin) throw new AppError('FORBIDDEN', 'This is for administrators.');
  if (viewer.needsSecondStep) throw new AppError('SECOND_STEP_REQUIRED', SET_UP);
}

/** Checks every operation, from wherever it comes, before anything of it runs. */
export const accessPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      async didResolveOperation({ schema, document, operation, contextValue }) {
        const fields = rootFields(document, operation);
        const accesses = fields.map(accessOf);
        const isPublic = accesses.every((access) => access === 'public');
        if (isPublic && isOpenToVisitors(schema, document)) return;
        const viewer = await contextValue.viewer();
        if (!viewer) throw unauthenticated();
        try {
          for (const access of accesses) checkAccess(access, viewer);
        } catch (error) {
          const details = [...new Set(fields)].join(', ');
          await noteSafely(contextValue, { kind: 'DENIED', memberId: viewer.memberId, details });
          throw error;
        }
      },
    }),
};

/** Names of the root fields of an operation, without introspection, which says nothing about anyone. */
function rootFields(document: DocumentNode, operation: OperationDefinitionNode | undefined): string[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const namesIn = (set: SelectionSetNode): string[] =>
    set.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value];
      if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet);
      const fragment = fragments.get(selection.name.value);
      // Once is enough: fragments that spread each other twice would double at every level.
      fragments.delete(selection.name.value);
      return fragment ? namesIn(fragment.selectionSet) : [];
    });
  return (operation ? namesIn(operation.selectionSet) : []).filter((name) => !name.startsWith('__'));
}
