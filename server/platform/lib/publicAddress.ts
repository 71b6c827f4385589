import { BlockList, isIP } from 'node:net';

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

export class PrivateAddress extends Error {}

/** An address of a host, all of whose addresses are public. Throws {@link PrivateAddress}. */
export async function publicAddress(
  resolve: (host: string) => Promise<string[]>,
  host: string,
): Promise<string> {
  const addresses = await resolve(host);
  const hidden = addresses.find(isPrivateAddress);
  if (hidden !== undefined) throw new PrivateAddress(`${host} has the private address ${hidden}.`);
  const [first] = addresses;
  if (first === undefined) throw new Error(`${host} has no address.`);
  return first;
}
