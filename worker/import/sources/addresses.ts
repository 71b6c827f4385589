import { lookup } from 'node:dns/promises';
import { PrivateAddress, publicAddress } from '../../../server/platform/lib/publicAddress.ts';
import { ReleaseRefused } from '../refusal.ts';

/** Hosts that may be asked, and how their addresses are found. */
export interface Allowed {
  /** Name of the service in sentences, such as `the portal`. */
  service: string;
  hosts: readonly string[];
  resolve: (host: string) => Promise<string[]>;
  /** Stand-ins of tests: without TLS, on this machine. */
  trusted: readonly string[];
}

export async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/**
 * The address to connect to for a URL. Throws ReleaseRefused unless its host is allowed, is asked over HTTPS and has
 * public addresses only. Connect to exactly this address: asked again, a name may resolve to another one.
 */
export async function allowedAddress(
  { service, hosts, resolve, trusted }: Allowed,
  url: URL,
): Promise<string> {
  const host = url.hostname;
  if (!hosts.includes(host)) {
    throw new ReleaseRefused(
      `Refused: ${service} leads to ${url.host}, which is not among the allowed hosts.`,
    );
  }
  if (trusted.includes(host)) return host;
  if (url.protocol !== 'https:' || url.username !== '') {
    throw new ReleaseRefused(
      `Refused: ${service} leads to ${url.protocol}//${url.host}, not to an HTTPS address.`,
    );
  }
  return publicAddress(resolve, host).catch((error: unknown) => {
    throw error instanceof PrivateAddress ? new ReleaseRefused(`Refused: ${error.message}`) : error;
  });
}
