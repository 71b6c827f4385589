import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { uuidKey } from '../../../platform/lib/node.ts';

const AUDIENCE = 'texas-receipts';
const ALGORITHM = 'HS256';
const LIFETIME = '30d';

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

/** Signs a token that contains only the session's id: rights are looked up at each use. */
export function signToken(secret: string, sessionId: string): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(keyOf(secret));
}

interface Signed {
  sessionId: string;
  /** Seconds since 1970. */
  expires: number;
}

/** Tokens with a checked signature. A check takes as long as a query, and every request needs two. */
const signed = new LRUCache<string, Signed>({ max: 5_000 });

/** The session of a token; null if the token is forged, expired, for another audience or not a token. */
export async function readToken(secret: string, token: string): Promise<string | null> {
  const key = `${secret} ${token}`;
  const known = signed.get(key) ?? (await verify(secret, token, {}));
  if (known === null || known.expires <= Date.now() / 1000) return null;
  signed.set(key, known);
  return known.sessionId;
}

/** Like {@link readToken}, but also accepts an expired token. The result must not give access. */
export async function readExpiredToken(secret: string, token: string): Promise<string | null> {
  return (await verify(secret, token, { currentDate: new Date(0) }))?.sessionId ?? null;
}

async function verify(
  secret: string,
  token: string,
  options: { currentDate?: Date },
): Promise<Signed | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      ...options,
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
    });
    const { sid, exp } = payload;
    const sessionId = typeof sid === 'string' ? uuidKey(sid) : null;
    return sessionId !== null && exp !== undefined ? { sessionId, expires: exp } : null;
  } catch {
    return null;
  }
}

/** The token of an Authorization header. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null;
}
