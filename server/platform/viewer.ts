import { unauthenticated } from './errors.ts';
import type { KeyScope } from './keyScope.ts';

/** The API key of a call. Apart from preparing and deleting exports, it only reads. */
export interface ViewerKey {
  keyId: string;
  scopes: readonly KeyScope[];
}

/** The name and the rights of an account in the database at this moment. */
export interface Account {
  email: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  isFree: boolean;
  /** True with access by a subscription, even a cancelled one until its period ends. */
  isPaid: boolean;
}

/** The signed-in member, or the member of an API key. */
export interface Viewer extends Account {
  /** Empty if an API key made the call. */
  sessionId: string;
  /** Null if the member is signed in. */
  key: ViewerKey | null;
  memberId: string;
  isSubscribed: boolean;
  /** True with a paid yearly plan, which includes bundles. */
  hasYearlyPlan: boolean;
  /** An administrator without a second step, who may not act as one yet. */
  needsSecondStep: boolean;
  /** State of the figures at the look-up; the text differs after each change of figures. */
  figuresState: string;
}

/** The signed-in member. Throws UNAUTHENTICATED if nobody is signed in. */
export async function requireViewer(context: { viewer: () => Promise<Viewer | null> }): Promise<Viewer> {
  const viewer = await context.viewer();
  if (!viewer) throw unauthenticated();
  return viewer;
}
