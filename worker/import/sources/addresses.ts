import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { ReleaseRefused } from '../refusal.ts';

/** Networks that belong to nobody on the internet: this machine, private ones, and those of clouds' own services. */
const PRIVATE_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
];
/**
 * All but 2000::/3, from which public addresses are given out, and what in it is not: documentation, and addresses of IPv4
 * written as IPv6 (2001::/32 and 2002::/16), which like those of the first network would lead past the list above.
 */
const PRIVATE_6 = ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

// Two lists, because Node takes an address of IPv4 for one of ::ffff:0:0/96.
const blocked = { ipv4: listOf('ipv4', PRIVATE_4), ipv6: listOf('ipv6', PRIVATE_6) };

function listOf(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const each of networks) {
    const [network = '', bits] = each.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

export function isPrivateAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return blocked[family].check(address, family);
}

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

export class PrivateAddress extends Error {}

/** An address of a host, all of whose addresses are public. Throws {@link PrivateAddress}. */
export async function publicAddress(resolve: Allowed['resolve'], host: string): Promise<string> {
  const addresses = await resolve(host);
  const hidden = addresses.find(isPrivateAddress);
  if (hidden !== undefined) throw new PrivateAddress(`${host} has the private address ${hidden}.`);
  const [first] = addresses;
  if (first === undefined) throw new Error(`${host} has no address.`);
  return first;
}
