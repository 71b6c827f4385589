import { unauthenticated } from './errors.ts';

/** The signed-in member, with the rights in the database at this moment. */
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
  /** State of the figures at the look-up; the text differs after each change of figures. */
  figuresState: string;
}

/** The signed-in member. Throws UNAUTHENTICATED if nobody is signed in. */
export async function requireViewer(context: { viewer: () => Promise<Viewer | null> }): Promise<Viewer> {
  const viewer = await context.viewer();
  if (!viewer) throw unauthenticated();
  return viewer;
}
