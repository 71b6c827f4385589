import type { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { beginSession, endSession, endSessions, liveSessions, sessionSubscribes } from './session.sql.ts';
import type { Session } from './session.type.ts';
import { readExpiredToken, signToken } from './token.ts';
import { stepsOf } from '../twoStep/steps.ts';
import { memberTurn } from '../../../platform/lib/memberTurn.ts';

const LONGEST_USER_AGENT = 300;

/** User agent as stored: without control characters, at most 300 characters long. */
export function keptUserAgent(userAgent: string | null): string | null {
  return userAgent?.replace(/\p{Cc}/gu, ' ').slice(0, LONGEST_USER_AGENT) ?? null;
}

export interface NewSession {
  memberId: string;
  userAgent?: string | null;
  /** Hash of the proven password; none at sign-up. */
  passwordHash?: string | null;
}

/** Starts a session and returns its token; null if the password has changed meanwhile. */
export async function openSession(
  db: Db,
  secret: string,
  { memberId, userAgent = null, passwordHash = null }: NewSession,
): Promise<string | null> {
  const facts = [memberId, keptUserAgent(userAgent), passwordHash];
  const rows = await db.query<{ id: string }[]>(beginSession, facts);
  return rows[0] ? signToken(secret, rows[0].id) : null;
}

/**
 * The same for a member who proved the password alone; also null if they have a second step by now. A first second step
 * that is being added is waited for: it ends all sessions that began without it.
 */
export function openByPasswordAlone(
  db: DataSource,
  secret: string,
  session: NewSession,
): Promise<string | null> {
  return memberTurn(db, session.memberId, async (tx) => {
    const steps = await stepsOf(tx, session.memberId);
    return steps.length > 0 ? null : openSession(tx, secret, session);
  });
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

/** Ends a member's session. False if it had ended before or belongs to another member. */
export async function closeSession(db: Db, sessionId: string, memberId: string): Promise<boolean> {
  return (await countOf(db, endSession, [sessionId, memberId])) > 0;
}

/** Ends all sessions of a member except one, and counts the active ones. */
export function closeSessions(db: Db, memberId: string, keep: string | null = null): Promise<number> {
  return countOf(db, endSessions, [memberId, keep]);
}

async function countOf(db: Db, statement: string, parameters: unknown[]): Promise<number> {
  const rows = await db.query<{ count: number }[]>(statement, parameters);
  return rows[0]?.count ?? 0;
}

/** True unless a token, expired or not, belongs to a member whose subscription goes on, or who needs none. */
export async function isUnsubscribed(db: Db, secret: string, token: string | null): Promise<boolean> {
  const sessionId = token === null ? null : await readExpiredToken(secret, token);
  if (sessionId === null) return true;
  const rows = await db.query<{ subscribes: boolean }[]>(sessionSubscribes, [sessionId]);
  return rows[0]?.subscribes !== true;
}
