import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import { findPasskey, usePasskey } from './twoStep.sql.ts';

// Loading takes a third of a second, and most members have no passkey.
const library = () => import('@simplewebauthn/server');

type Site = Pick<MemberContext, 'publicUrl' | 'productName'>;

const ANSWER_MS = 300_000;

/** Passkeys work only for the public address of the product. */
function siteOf(publicUrl: string): { expectedOrigin: string; expectedRPID: string } {
  const { origin, hostname } = new URL(publicUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

export interface KnownPasskey {
  credentialId: string | null;
  transports: string[] | null;
}

interface Owner {
  memberId: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Options for a browser to create a passkey; devices that hold one of `known` are excluded. */
export async function newPasskeyOptions(site: Site, owner: Owner, known: readonly KnownPasskey[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: site.productName,
    rpID: siteOf(site.publicUrl).expectedRPID,
    userName: owner.email,
    userID: new TextEncoder().encode(owner.memberId),
    userDisplayName: `${owner.firstName} ${owner.lastName}`,
    timeout: ANSWER_MS,
    excludeCredentials: known.flatMap(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Options for a sign-in with one of these passkeys, or with any passkey of the product if there are none. */
export async function passkeyOptions(site: Site, known: readonly KnownPasskey[] | null) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: siteOf(site.publicUrl).expectedRPID,
    timeout: ANSWER_MS,
    // A passkey alone also replaces the password, so the device must verify its holder.
    userVerification: known === null ? 'required' : 'preferred',
    ...(known && { allowCredentials: known.flatMap(descriptorOf) }),
  });
}

function descriptorOf({ credentialId: id, transports }: KnownPasskey) {
  return id === null ? [] : [{ id, transports: (transports ?? []) as AuthenticatorTransport[] }];
}

const answerShape = z.looseObject({ id: z.string().min(1).max(1_400) });

function parse(answer: string): { id: string } | null {
  try {
    return answerShape.parse(JSON.parse(answer));
  } catch {
    return null;
  }
}

/** The passkey that a browser made for a challenge. Throws PASSKEY_FAILED for anything else. */
export async function readNewPasskey(
  site: Site,
  challenge: string,
  answer: string,
): Promise<WebAuthnCredential> {
  const { verifyRegistrationResponse } = await library();
  const response = parse(answer) as RegistrationResponseJSON | null;
  const verified =
    response &&
    (await verifyRegistrationResponse({
      ...siteOf(site.publicUrl),
      response,
      expectedChallenge: challenge,
      requireUserVerification: false,
      // Throws if the answer does not match the challenge.
    }).catch(() => null));
  if (!verified?.verified) throw refused('PASSKEY_FAILED', 'This passkey could not be added. Try again.');
  return verified.registrationInfo.credential;
}

interface StoredPasskey {
  id: string;
  memberId: string;
  publicKey: Buffer;
  signCount: number;
  transports: string[] | null;
}

export interface Asked {
  challenge: string;
  /** Required owner of the passkey; null for any. */
  memberId: string | null;
}

/** The member whose passkey signed the challenge; null if none did. Counts the use. */
export async function memberOfPasskey(
  context: MemberContext,
  { challenge, memberId }: Asked,
  answer: string,
): Promise<string | null> {
  const { verifyAuthenticationResponse } = await library();
  const response = parse(answer) as AuthenticationResponseJSON | null;
  if (!response) return null;
  const [passkey] = await context.accounts.query<StoredPasskey[]>(findPasskey, [response.id]);
  if (!passkey || (memberId !== null && passkey.memberId !== memberId)) return null;
  const verified = await verifyAuthenticationResponse({
    ...siteOf(context.publicUrl),
    response,
    expectedChallenge: challenge,
    requireUserVerification: memberId === null,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.signCount,
    },
  }).catch(() => null);
  if (!verified?.verified) return null;
  const count = verified.authenticationInfo.newCounter;
  const [used] = await context.accounts.query<{ count: number }[]>(usePasskey, [passkey.id, count]);
  return used?.count === 1 ? passkey.memberId : null;
}
