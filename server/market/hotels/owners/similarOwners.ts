import type { MarketContext } from '../../context.ts';
import type { Product } from '../../enums.ts';
import { findSimilar, type Found } from './findSimilar.ts';
import { MOST_SIMILAR, type SimilarOwner, type SimilarOwners } from './similarOwner.type.ts';

/** Taxpayer numbers that may belong to the company of one; null if there is no sign of any. */
export async function similarOwners(context: MarketContext, number: string): Promise<SimilarOwners | null> {
  const found = findSimilar(number, await context.loaders.owners.similar.atAddress.load(number));
  const listed = await Promise.all(found.slice(0, MOST_SIMILAR).map((each) => withFigures(context, each)));
  const owners = listed.filter((each) => each !== null);
  if (owners.length === 0) return null;
  const receiptsOf = ({ roomReceipts, beverageReceipts }: SimilarOwner): number =>
    (roomReceipts ?? 0) + (beverageReceipts ?? 0);
  return {
    owners: owners.toSorted((a, b) => receiptsOf(b) - receiptsOf(a)),
    found: found.length - listed.length + owners.length,
    properties: owners.reduce((sum, { properties }) => sum + properties, 0),
    roomReceipts: sumOf(owners.map(({ roomReceipts }) => roomReceipts)),
    beverageReceipts: sumOf(owners.map(({ beverageReceipts }) => beverageReceipts)),
  };
}

type Listed = SimilarOwner & { properties: number };

/** Null if no figures are filed under the number. */
async function withFigures(context: MarketContext, found: Found): Promise<Listed | null> {
  const owner = await context.loaders.owners.byNumber.load(found.number);
  if (owner === null) return null;
  const [roomReceipts, beverageReceipts] = await Promise.all([
    latestYear(context, 'HOTEL', found.number),
    latestYear(context, 'BEVERAGE', found.number),
  ]);
  return { ...found, roomReceipts, beverageReceipts, properties: owner.hotels + owner.bars };
}

async function latestYear(
  { loaders }: MarketContext,
  product: Product,
  number: string,
): Promise<number | null> {
  const to = await loaders.releases.latestMonth.load(product);
  if (to === null) return null;
  return (await loaders.owners.similar.receipts[product].load({ number, to }))?.receipts ?? null;
}

function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
