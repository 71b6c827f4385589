import { jwtVerify, SignJWT } from 'jose';

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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The session that a token names; null where the token is forged, expired, for somebody else or no token at all. */
export async function readToken(secret: string, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
    });
    const { sid, exp } = payload;
    return typeof sid === 'string' && UUID.test(sid) && exp !== undefined ? sid : null;
  } catch {
    return null;
  }
}

/** The token of an Authorization header. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null;
}
