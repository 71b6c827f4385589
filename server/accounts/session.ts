import type { Db } from '../lib/db.ts';
import { endSession, useSession, beginSession } from './session.sql.ts';
import { readToken, signToken } from './token.ts';

/** Who is signed in, with the rights that the database states at this moment. */
export interface Viewer {
  sessionId: string;
  memberId: string;
  email: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  isFree: boolean;
  isPaid: boolean;
}

/** Begins a session and answers its token. */
export async function openSession(db: Db, secret: string, memberId: string): Promise<string> {
  const rows = await db.query<{ id: string }[]>(beginSession, [memberId]);
  const session = rows[0];
  if (!session) throw new Error('The session was not created.');
  return signToken(secret, session.id);
}

/** The viewer of a token; null where it is not valid or its session has ended, by sign-out or 10 idle hours. */
export async function findViewer(db: Db, secret: string, token: string | null): Promise<Viewer | null> {
  const sessionId = token === null ? null : await readToken(secret, token);
  if (sessionId === null) return null;
  const rows = await db.query<Viewer[]>(useSession, [sessionId]);
  return rows[0] ?? null;
}

/** Ends a session for good. False where it had ended before. */
export async function closeSession(db: Db, sessionId: string): Promise<boolean> {
  const rows = await db.query<{ count: number }[]>(endSession, [sessionId]);
  return (rows[0]?.count ?? 0) > 0;
}
