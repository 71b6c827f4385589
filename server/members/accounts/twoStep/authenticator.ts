import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;

export interface NewAuthenticator {
  secret: Uint8Array;
  /** The secret as text to type. */
  text: string;
  /** The secret, for a QR code. */
  uri: string;
}

/** A secret for an authenticator app, which shows it as an account of this product. */
export function newAuthenticator(productName: string, email: string): NewAuthenticator {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ issuer: productName, label: email, secret, period: PERIOD_S }).toString();
  return { secret: secret.bytes, text: secret.base32, uri };
}

/** The 30-second period to which a code belongs, at most one away from now; null if there is none. */
export function periodOf(secret: Buffer, code: string): number | null {
  const bytes = new Uint8Array(secret);
  const totp = new TOTP({ secret: new Secret({ buffer: bytes.buffer }), period: PERIOD_S });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
