import type { MarketContext } from '../../context.ts';
import { productNames, type Product } from '../../enums.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { loadersAsOf } from '../../../platform/lib/rowLoader.ts';
import { releaseLimits, type ReleaseLimits } from '../../releases/asOf.ts';
import { latestMonth } from '../../releases/latestMonth.ts';
import type { AsOfInput } from '../../releases/release.type.ts';
import { findSimilar, type Found } from './findSimilar.ts';
import type { OwnerLoaders } from './owner.loader.ts';
import { MOST_SIMILAR, type SimilarOwner, type SimilarOwners } from './similarOwner.type.ts';
import type { ProductName } from '../../productName.rules.ts';

/**
 * Taxpayer numbers that may belong to the company of one, with figures as of a time or now; null if there is no sign of any.
 * Throws BAD_USER_INPUT for an unknown release.
 */
export async function similarOwners(
  context: MarketContext,
  number: string,
  asOf: AsOfInput | null | undefined,
): Promise<SimilarOwners | null> {
  const found = findSimilar(number, await context.loaders.owners.similar.atAddress.load(number));
  const time = await timeOf(context, asOf);
  const listed = await Promise.all(
    found.slice(0, MOST_SIMILAR).map((each) => withFigures(context, each, time)),
  );
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

/** The releases that figures are as of, null for now, and the latest published month of each tax. */
interface Time {
  limits: ReleaseLimits;
  latest: Record<Product, Month | null>;
}

async function timeOf(context: MarketContext, asOf: AsOfInput | null | undefined): Promise<Time> {
  const [limits, HOTEL, BEVERAGE] = await Promise.all([
    releaseLimits(context, asOf),
    latestMonth(context, 'HOTEL', asOf),
    latestMonth(context, 'BEVERAGE', asOf),
  ]);
  return { limits, latest: { HOTEL, BEVERAGE } };
}

/** Null if no figures are filed under the number. */
async function withFigures(context: MarketContext, found: Found, time: Time): Promise<Listed | null> {
  const properties = await propertiesOf(context, found.number, time);
  if (properties === null) return null;
  const [roomReceipts, beverageReceipts] = await Promise.all([
    latestYear(context, 'HOTEL', found.number, time),
    latestYear(context, 'BEVERAGE', found.number, time),
  ]);
  return { ...found, roomReceipts, beverageReceipts, properties };
}

/** Number of properties of both taxes; null if nothing is known of the owner. */
async function propertiesOf(
  { loaders: { owners } }: MarketContext,
  number: string,
  { limits }: Time,
): Promise<number | null> {
  if (limits === null) {
    const owner = await owners.byNumber.load(number);
    return owner && owner.hotels + owner.bars;
  }
  const counts = await Promise.all(
    (['hotel', 'beverage'] as const).map((product) => countOf(owners, product, number, limits[product])),
  );
  const known = counts.filter((count) => count !== null);
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}

/** Null if the owner has nothing of the tax. */
async function countOf(
  owners: OwnerLoaders,
  product: ProductName,
  number: string,
  release: number | null,
): Promise<number | null> {
  if (release === null) return null;
  const counts = await owners.asOf(release).counts[product].load(number);
  return counts && counts.all + counts.marketplacePlaces > 0 ? counts.all : null;
}

async function latestYear(
  { loaders: { owners } }: MarketContext,
  product: Product,
  number: string,
  { limits, latest }: Time,
): Promise<number | null> {
  const to = latest[product];
  if (to === null) return null;
  const release = limits?.[productNames[product]] ?? null;
  const loader = loadersAsOf(owners.similar, release).receipts[product];
  return (await loader.load({ number, to }))?.receipts ?? null;
}

function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
