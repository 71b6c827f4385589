import type { Viewer } from '../accounts/session.ts';
import { requireViewer } from '../accounts/viewer.ts';
import type { Context } from '../context.ts';
import { refused } from '../lib/fieldErrors.ts';

/** Whoever asks, if there is anything for them to pay. Throws FREE_ACCOUNT otherwise. */
export async function requirePaying(context: Context): Promise<Viewer> {
  const viewer = await requireViewer(context);
  if (viewer.isFree) throw refused('FREE_ACCOUNT', 'This account is free: there is nothing to pay.');
  return viewer;
}

export function notSubscribed(): Error {
  return refused('NOT_SUBSCRIBED', 'There is no subscription.');
}
