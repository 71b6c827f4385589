import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { normalEmail } from '../member.ts';

const AUDIENCE = 'texas-receipts device';
const ALGORITHM = 'HS256';
const LIFETIME = '180d';
/** Maximum device tokens of a browser, one for each account that signed in there. */
const MOST = 5;

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

/** Identifies the account without revealing its address. */
function accountOf(email: string): string {
  return createHash('sha256')
    .update(`device ${normalEmail(email)}`)
    .digest('base64url');
}

/** A token that identifies a device on which this account signed in. It gives no access. */
export function signDevice(secret: string, email: string): Promise<string> {
  return new SignJWT({ acc: accountOf(email) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(keyOf(secret));
}

/** Finds the device on which the account signed in before among these tokens. */
export async function knownDevice(
  secret: string,
  tokens: readonly string[],
  email: string,
): Promise<string | undefined> {
  for (const token of tokens.slice(0, MOST)) {
    const device = await deviceOf(secret, token, accountOf(email));
    if (device !== undefined) return device;
  }
  return undefined;
}

async function deviceOf(secret: string, token: string, account: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
    });
    return payload['acc'] === account ? payload.jti : undefined;
  } catch {
    return undefined;
  }
}
