import { unauthenticated } from './errors.ts';

/** The member who is signed in, with the rights that the database states at this moment. */
export interface Viewer {
  sessionId: string;
  memberId: string;
  email: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  isFree: boolean;
  /** True with access by a subscription, even a cancelled one until its period ends. */
  isPaid: boolean;
  isSubscribed: boolean;
  /** An administrator without a second step, who may not act as one yet. */
  needsSecondStep: boolean;
  /** The state of the figures at the look-up: another text after each change of them. */
  figuresState: string;
}

/** The signed-in member. Throws UNAUTHENTICATED if nobody is signed in. */
export async function requireViewer(context: { viewer: () => Promise<Viewer | null> }): Promise<Viewer> {
  const viewer = await context.viewer();
  if (!viewer) throw unauthenticated();
  return viewer;
}
