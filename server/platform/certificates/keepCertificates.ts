import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { certifyServer, createAuthority, isFresh, type Certified } from './authority.ts';

/** A server that gets a certificate. */
export interface Certificate {
  /** Host name by which clients reach it. */
  host: string;
  /** The group that may read its key; null if it runs as the user who writes it. */
  group: number | null;
}

/** The certificate that clients trust, of a folder that {@link keepCertificates} writes. */
export function trustFile(folder: string): string {
  return join(folder, 'trust/authority.crt');
}

/** A server's certificate and key in one file, so that no server ever reads one without the other. */
export function serverFile(folder: string, host: string): string {
  return join(folder, host, 'server.pem');
}

/**
 * Makes what is missing in a folder and renews what is past half of its time, or all certificates but the authority's.
 * Answers the hosts of new certificates.
 */
export async function keepCertificates(
  folder: string,
  servers: readonly Certificate[],
  { now = new Date(), renewAll = false } = {},
): Promise<string[]> {
  const authority = await keepAuthority(folder);
  const renewed: string[] = [];
  for (const { host, group } of servers) {
    const file = serverFile(folder, host);
    const isKept = !renewAll && existsSync(file);
    if (isKept && isFresh(readFileSync(file, 'utf8'), host, authority.certificate, now)) continue;
    const { certificate, key } = await certifyServer(host, authority);
    write(file, certificate + key, group === null ? 0o600 : 0o640, group);
    renewed.push(host);
  }
  return renewed;
}

/** The key stays in a folder of its own, which no other container sees. */
async function keepAuthority(folder: string): Promise<Certified> {
  const file = join(folder, 'authority/authority.pem');
  if (!existsSync(file)) {
    const { certificate, key } = await createAuthority();
    write(file, certificate + key, 0o600, null);
  }
  const pem = readFileSync(file, 'utf8');
  const keyAt = pem.indexOf('-----BEGIN PRIVATE KEY-----');
  const authority = { certificate: pem.slice(0, keyAt), key: pem.slice(keyAt) };
  write(trustFile(folder), authority.certificate, 0o644, null);
  return authority;
}

/** Whole or not at all: a server may start at any moment. */
function write(file: string, content: string, mode: number, group: number | null): void {
  const unfinished = `${file}.unfinished`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, content, { mode });
  // PostgreSQL takes a key that its group may read from root only.
  if (group !== null) chownSync(unfinished, 0, group);
  renameSync(unfinished, file);
}
