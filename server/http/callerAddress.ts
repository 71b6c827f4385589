import { isIPv6, SocketAddress } from 'node:net';

/** IPv4 within IPv6, as servers that listen to both see the callers of IPv4. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** Some proxies name the caller with a port, such as `192.0.2.1:5678` or `[2001:db8::1]:5678`. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[(.+)\])(?::\d+)?$/;

/**
 * A caller's address in one spelling, so that limits and the security log see one caller under one address whichever
 * way the connection or a proxy spells it. Anything that is no address stays as it is.
 */
export function callerAddress(given: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(given) ?? [];
  const bare = ipv4 ?? ipv6 ?? given;
  if (!isIPv6(bare)) return bare;
  const [address = ''] = bare.split('%');
  const spelled = new SocketAddress({ address, family: 'ipv6' }).address;
  return MAPPED.exec(spelled)?.[1] ?? spelled;
}
