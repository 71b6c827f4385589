import type { Viewer } from '../platform/viewer.ts';

/** Open to non-members, because they need these to become members. */
export const billingPolicy = {
  billing: 'public',
  subscribe: 'session',
  confirmSubscription: 'session',
  payRenewal: 'session',
  updateCard: 'session',
  confirmCard: 'session',
  cancelSubscription: 'session',
  resubscribe: 'session',
  upgradeSubscription: 'session',
  answerDemonstrationChallenge: 'session',
  moveDemonstrationClock: 'admin',
  subscriptionCheck: 'admin',
  mailPreviews: 'admin',
} as const;

/** A member's payments are visible to the member and to administrators. */
export function maySeeBilling(viewer: Viewer | null, memberId: string): boolean {
  return viewer !== null && (viewer.isAdmin || viewer.memberId === memberId);
}
