import { callServer } from '../../app/callServer.ts';
import { readToken } from '../../app/session.ts';

/**
 * Ends the session that this browser is about to forget on the server as well: nobody could sign out of it any more. Not
 * waited for, because a session that has ended already, or a server that does not answer, must not keep anyone out.
 */
export function endStoredSession(): void {
  if (readToken() === null) return;
  // Sent even if the page is left at once.
  const asked = { method: 'POST', keepalive: true };
  void callServer('/rest/basic/userlogout', asked).catch(() => undefined);
}
