import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

const BRACKETED = /^\[(.*)\]$/;

/**
 * The addresses of a webhook's host, which may be an address itself. Asks DNS without the system's lookup: a member chooses
 * whose name server answers, and one that is silent would hold one of this process's four threads for half a minute.
 */
export async function addressesOf(host: string): Promise<string[]> {
  const bare = host.replace(BRACKETED, '$1');
  if (isIP(bare) !== 0) return [bare];
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
}
