/** Published classes of brands by average room rate, the highest first; neighbors differ by one step. */
export const brandScales = [
  'LUXURY',
  'UPPER_UPSCALE',
  'UPSCALE',
  'UPPER_MIDSCALE',
  'MIDSCALE',
  'ECONOMY',
] as const;
export type BrandScale = (typeof brandScales)[number];

/** Words within a sentence. */
export const scaleNames: Readonly<Record<BrandScale | 'INDEPENDENT', string>> = {
  LUXURY: 'Luxury',
  UPPER_UPSCALE: 'Upper Upscale',
  UPSCALE: 'Upscale',
  UPPER_MIDSCALE: 'Upper Midscale',
  MIDSCALE: 'Midscale',
  ECONOMY: 'Economy',
  INDEPENDENT: 'Independent',
};

/** The name of a group of hotels by its key. */
export function scaleName(key: string | null): string {
  return Object.entries(scaleNames).find(([scale]) => scale === key)?.[1] ?? 'Unknown chain scale';
}

/** Key of hotels whose brand has no certain class, where null stands for other rows. */
export const UNKNOWN_SCALE = 'UNKNOWN';

/** SQL of the chain scale of a hotel of a brand (an SQL id, null for none). */
export function scaleOfBrand(brandId: string): string {
  return `case when ${brandId} is null then 'INDEPENDENT' else coalesce(
      (select b.chain_scale from brand b where b.id = ${brandId}), '${UNKNOWN_SCALE}'
    ) end`;
}

/** Steps between two classes; null if one is not known or not a class. */
export function stepsApart(one: string | null, other: string | null): number | null {
  const [at, otherAt] = [one, other].map((scale) => brandScales.findIndex((each) => each === scale));
  return at === undefined || otherAt === undefined || at < 0 || otherAt < 0 ? null : Math.abs(at - otherAt);
}
