import { jwtVerify, SignJWT } from 'jose';
import { uuidKey } from '../../platform/lib/node.ts';

const AUDIENCE = 'texas-receipts';
const ALGORITHM = 'HS256';
const LIFETIME = '30d';

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

/** A signed token that names a session, and nothing else: rights are looked up at each use. */
export function signToken(secret: string, sessionId: string): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(keyOf(secret));
}

/** The session of a token; null if the token is forged, expired, for another audience or not a token. */
export function readToken(secret: string, token: string): Promise<string | null> {
  return sessionOf(secret, token, {});
}

/** The same for a token that may have expired; it gives no access. */
export function readExpiredToken(secret: string, token: string): Promise<string | null> {
  return sessionOf(secret, token, { currentDate: new Date(0) });
}

async function sessionOf(
  secret: string,
  token: string,
  options: { currentDate?: Date },
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      ...options,
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
    });
    const { sid, exp } = payload;
    return typeof sid === 'string' && exp !== undefined ? uuidKey(sid) : null;
  } catch {
    return null;
  }
}

/** The token of an Authorization header. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null;
}
