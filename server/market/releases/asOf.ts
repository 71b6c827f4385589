import { badInput } from '../../platform/errors.ts';
import { numericKey, parseNodeId } from '../../platform/lib/node.ts';
import type { AsOfInput } from './release.type.ts';
import type { MarketContext } from '../context.ts';
import type { ProductName } from '../productName.rules.ts';

/** Number of the requested release; null for now. Throws BAD_USER_INPUT. */
export async function asOfRelease(
  { loaders }: Pick<MarketContext, 'loaders'>,
  product: ProductName,
  asOf: AsOfInput | null | undefined,
): Promise<number | null> {
  const { release = null, date = null } = asOf ?? {};
  if (release !== null && date !== null) throw badInput('asOf takes a release or a date, not both.');
  if (release !== null) return releaseInForce(loaders, release);
  if (date === null) return null;
  return loaders.releases.lastBy.load({ product, day: date });
}

/** Number of the requested release for each tax; null for now. */
export type ReleaseLimits = Readonly<Record<ProductName, number | null>> | null;

/** The same for both taxes. Throws BAD_USER_INPUT. */
export async function releaseLimits(
  context: Pick<MarketContext, 'loaders'>,
  asOf: AsOfInput | null | undefined,
): Promise<ReleaseLimits> {
  if (asOf == null) return null;
  const [hotel, beverage] = await Promise.all([
    asOfRelease(context, 'hotel', asOf),
    asOfRelease(context, 'beverage', asOf),
  ]);
  return { hotel, beverage };
}

/**
 * The key of a release in force. Throws BAD_USER_INPUT for unknown ones, which may yet come, and for undone ones, which
 * are no longer part of the history.
 */
async function releaseInForce({ releases }: MarketContext['loaders'], id: string): Promise<number> {
  const key = releaseKey(id);
  const release = await releases.byId.load(key);
  if (release === null) throw badInput(`There is no ${id}. Give the id of another release.`);
  if (release.undoneAt) {
    throw badInput(`${id} was undone by an operator. Give the id of another release.`);
  }
  return key;
}

/** The number in a release's id. Throws BAD_USER_INPUT for other ids. */
export function releaseKey(id: string): number {
  const parsed = parseNodeId(id);
  const key = parsed?.kind === 'release' ? numericKey(parsed.key) : null;
  if (key === null) throw badInput(`${JSON.stringify(id)} is not a release's id, such as release:3.`);
  return key;
}
