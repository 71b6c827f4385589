import DataLoader from 'dataloader';
import type { Db } from '../../../platform/lib/db.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { isApiKey } from '../../keys/apiKey.rules.ts';
import { findKeyHolder } from '../../keys/findKeyHolder.ts';
import { noteUse, useSessions } from './session.sql.ts';
import { readToken } from './token.ts';

export interface Viewers {
  /**
   * The viewer of a token or an API key, as read after this call; null if it is invalid, the key was revoked or has
   * expired, or the session has ended, by sign-out, after 10 idle hours or after 30 days.
   */
  find: (token: string | null) => Promise<Viewer | null>;
  /** The same of a session. */
  ofSession: (sessionId: string) => Promise<Viewer | null>;
}

/** A live session, as read. */
interface FoundSession extends Omit<Viewer, 'key'> {
  isUnnoted: boolean;
}

/** Maximum concurrent statements. New calls wait and share the next statement. */
const AT_ONCE = 2;
const MOST_SESSIONS = 500;

/**
 * Looks up the viewers of calls. Calls that arrive together share a statement: one each would cost more than
 * a short response does.
 */
export function createViewers(db: Db, secret: string): Viewers {
  const turns = createTurns(AT_ONCE);
  const read = async (ids: readonly string[]): Promise<(Viewer | null)[]> => {
    const rows = await db.query<FoundSession[]>(useSessions, [[...new Set(ids)]]);
    const unnoted = rows.filter(({ isUnnoted }) => isUnnoted).map(({ sessionId }) => sessionId);
    if (unnoted.length > 0) await db.query(noteUse, [unnoted]);
    const viewers = new Map(rows.map(({ isUnnoted: _, ...row }) => [row.sessionId, { ...row, key: null }]));
    return ids.map((id) => viewers.get(id) ?? null);
  };
  const sessions = new DataLoader<string, Viewer | null>((ids) => read(ids).finally(turns.end), {
    cache: false,
    maxBatchSize: MOST_SESSIONS,
    batchScheduleFn: turns.begin,
  });
  const ofSession = (sessionId: string): Promise<Viewer | null> => sessions.load(sessionId);
  return {
    ofSession,
    find: async (token) => {
      if (token === null) return null;
      if (isApiKey(token)) return findKeyHolder(db, token);
      const sessionId = await readToken(secret, token);
      return sessionId === null ? null : ofSession(sessionId);
    },
  };
}

/**
 * Runs at most `atOnce` tasks at a time, in order. `begin` waits for calls that arrive in the same turn of
 * the event loop.
 */
function createTurns(atOnce: number): { begin: (start: () => void) => void; end: () => void } {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    const start = running < atOnce ? waiting.shift() : undefined;
    if (!start) return;
    running += 1;
    start();
  };
  return {
    begin: (start) => {
      waiting.push(start);
      setImmediate(next);
    },
    end: () => {
      running -= 1;
      next();
    },
  };
}
