import type { Db } from '../../platform/lib/db.ts';
import {
  beginSession,
  endSession,
  endSessions,
  liveSessions,
  sessionSubscribes,
  useSession,
} from './session.sql.ts';
import type { Session } from './session.type.ts';
import { readExpiredToken, readToken, signToken } from './token.ts';

/** Who is signed in, with the rights that the database states at this moment. */
export interface Viewer {
  sessionId: string;
  memberId: string;
  email: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  isFree: boolean;
  /** Has access by a subscription, if only until its cancelled period ends. */
  isPaid: boolean;
  isSubscribed: boolean;
  /** Which figures there were when this was looked up; another text after each change of them. */
  figuresState: string;
}

const LONGEST_USER_AGENT = 300;

/** A browser's name for itself, fit to be kept: no control characters, and not endless. */
export function keptUserAgent(userAgent: string | null): string | null {
  return userAgent?.replace(/\p{Cc}/gu, ' ').slice(0, LONGEST_USER_AGENT) ?? null;
}

export interface NewSession {
  memberId: string;
  userAgent?: string | null;
  /** Of the password that proved who it is; none at sign-up. */
  passwordHash?: string | null;
}

/** Begins a session and answers its token; null where the password has changed meanwhile. */
export async function openSession(
  db: Db,
  secret: string,
  { memberId, userAgent = null, passwordHash = null }: NewSession,
): Promise<string | null> {
  const facts = [memberId, keptUserAgent(userAgent), passwordHash];
  const rows = await db.query<{ id: string }[]>(beginSession, facts);
  return rows[0] ? signToken(secret, rows[0].id) : null;
}

/** The viewer of a token; null where it is not valid or its session has ended, by sign-out, 10 idle hours or after 30 days. */
export async function findViewer(db: Db, secret: string, token: string | null): Promise<Viewer | null> {
  const sessionId = token === null ? null : await readToken(secret, token);
  if (sessionId === null) return null;
  const rows = await db.query<Viewer[]>(useSession, [sessionId]);
  return rows[0] ?? null;
}

interface LiveSession {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  userAgent: string | null;
}

/** The viewer's sessions that have not ended, at most 100. */
export async function ownSessions(db: Db, viewer: Viewer): Promise<Session[]> {
  const sessions = await db.query<LiveSession[]>(liveSessions, [viewer.memberId]);
  return sessions.map((session) => ({
    ...session,
    id: `session:${session.id}`,
    isCurrent: session.id === viewer.sessionId,
  }));
}

/** Ends a member's session for good. False where it had ended before, or is not the member's. */
export async function closeSession(db: Db, sessionId: string, memberId: string): Promise<boolean> {
  return (await countOf(db, endSession, [sessionId, memberId])) > 0;
}

/** Ends all sessions of a member but the one to keep, and counts those that were live. */
export function closeSessions(db: Db, memberId: string, keep: string | null = null): Promise<number> {
  return countOf(db, endSessions, [memberId, keep]);
}

async function countOf(db: Db, statement: string, parameters: unknown[]): Promise<number> {
  const rows = await db.query<{ count: number }[]>(statement, parameters);
  return rows[0]?.count ?? 0;
}

/** Whether the member of a token, expired or not, no longer subscribes; true where the token is nobody's. */
export async function isUnsubscribed(db: Db, secret: string, token: string | null): Promise<boolean> {
  const sessionId = token === null ? null : await readExpiredToken(secret, token);
  if (sessionId === null) return true;
  const rows = await db.query<{ subscribes: boolean }[]>(sessionSubscribes, [sessionId]);
  return rows[0]?.subscribes !== true;
}
