import type { Context } from '../../http/context.ts';
import { unauthenticated } from '../../platform/errors.ts';
import type { Viewer } from './session.ts';

/** Whoever asks. Throws UNAUTHENTICATED where nobody is signed in. */
export async function requireViewer(context: Context): Promise<Viewer> {
  const viewer = await context.viewer();
  if (!viewer) throw unauthenticated();
  return viewer;
}
