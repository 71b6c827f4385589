import type { Viewer } from '../platform/viewer.ts';

/** Who may ask for this feature’s root fields. Whoever has no membership yet is to get one. */
export const billingPolicy = {
  billing: 'public',
  currentToken: 'session',
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

/** What a member pays is seen by themselves and by administrators. */
export function maySeeBilling(viewer: Viewer | null, memberId: string): boolean {
  return viewer !== null && (viewer.isAdmin || viewer.memberId === memberId);
}
