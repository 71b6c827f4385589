import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { ReleaseRefused } from '../refusal.ts';

/** Networks that belong to nobody on the internet: this machine, private ones, and those of clouds' own services. */
const PRIVATE: readonly (readonly [network: string, bits: number, kind: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  // Addresses of IPv4 written as IPv6, which would lead past the list above.
  ['::ffff:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const blocked = new BlockList();
for (const [network, bits, kind] of PRIVATE) blocked.addSubnet(network, bits, kind);

export function isPrivateAddress(address: string): boolean {
  return blocked.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Hosts that may be asked, and how their addresses are found. */
export interface Allowed {
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
export async function allowedAddress({ hosts, resolve, trusted }: Allowed, url: URL): Promise<string> {
  const host = url.hostname;
  if (!hosts.includes(host)) {
    throw new ReleaseRefused(
      `Refused: the portal leads to ${url.host}, which is not among the allowed hosts.`,
    );
  }
  if (trusted.includes(host)) return host;
  if (url.protocol !== 'https:' || url.username !== '') {
    throw new ReleaseRefused(
      `Refused: the portal leads to ${url.protocol}//${url.host}, not to an HTTPS address.`,
    );
  }
  const addresses = await resolve(host);
  const hidden = addresses.find(isPrivateAddress);
  if (hidden !== undefined) {
    throw new ReleaseRefused(`Refused: ${host} has the private address ${hidden}.`);
  }
  const [first] = addresses;
  if (first === undefined) throw new Error(`${host} has no address.`);
  return first;
}
