import 'reflect-metadata';
import { createPrivateKey, KeyObject, webcrypto, X509Certificate } from 'node:crypto';
import * as x509 from '@peculiar/x509';

/** A certificate and its private key, as PEM. */
export interface Certified {
  certificate: string;
  key: string;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY_MS = 86_400_000;
/** Renewing the authority stops the product until all parts have restarted, so it outlives an installation. */
const AUTHORITY_DAYS = 25 * 365;
/** The most that public authorities allowed; clients of other kinds refuse longer ones. */
const SERVER_DAYS = 397;

/** A new private certificate authority, which may certify servers but no other authority. */
export async function createAuthority(): Promise<Certified> {
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=Texas Receipts internal authority',
    keys,
    signingAlgorithm: ALGORITHM,
    ...validFor(AUTHORITY_DAYS),
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return pemOf(certificate, keys.privateKey);
}

/** A new key and certificate for the server of a host name. */
export async function certifyServer(host: string, authority: Certified): Promise<Certified> {
  const issuer = new x509.X509Certificate(authority.certificate);
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.create({
    subject: `CN=${host}`,
    issuer: issuer.subject,
    publicKey: keys.publicKey,
    signingKey: await signingKey(authority.key),
    signingAlgorithm: ALGORITHM,
    ...validFor(SERVER_DAYS),
    extensions: [
      new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: host }]),
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      await x509.AuthorityKeyIdentifierExtension.create(issuer),
    ],
  });
  return pemOf(certificate, keys.privateKey);
}

/** True if a certificate is the host's, by this authority, and has more than half of its time left. */
export function isFresh(pem: string, host: string, authority: string, now: Date): boolean {
  const certificate = new X509Certificate(pem);
  const isOurs = certificate.verify(new X509Certificate(authority).publicKey);
  const leftMs = Date.parse(certificate.validTo) - now.getTime();
  return isOurs && certificate.checkHost(host) !== undefined && leftMs > (SERVER_DAYS * DAY_MS) / 2;
}

function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}

/** From an hour ago, for clocks that are behind. */
function validFor(days: number): { notBefore: Date; notAfter: Date } {
  const now = Date.now();
  return { notBefore: new Date(now - 3_600_000), notAfter: new Date(now + days * DAY_MS) };
}

function pemOf(certificate: x509.X509Certificate, key: webcrypto.CryptoKey): Certified {
  const pem = KeyObject.from(key).export({ type: 'pkcs8', format: 'pem' });
  return { certificate: `${certificate.toString('pem')}\n`, key: String(pem) };
}

function signingKey(pem: string): Promise<webcrypto.CryptoKey> {
  const der = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' });
  return webcrypto.subtle.importKey('pkcs8', der, ALGORITHM, false, ['sign']);
}
