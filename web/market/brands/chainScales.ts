import type { ChainScale } from '../../gql/graphql.ts';

/** Chain scales, the highest first, as addresses have them. */
const SCALES = [
  { value: 'luxury', scale: 'LUXURY', label: 'Luxury' },
  { value: 'upper-upscale', scale: 'UPPER_UPSCALE', label: 'Upper Upscale' },
  { value: 'upscale', scale: 'UPSCALE', label: 'Upscale' },
  { value: 'upper-midscale', scale: 'UPPER_MIDSCALE', label: 'Upper Midscale' },
  { value: 'midscale', scale: 'MIDSCALE', label: 'Midscale' },
  { value: 'economy', scale: 'ECONOMY', label: 'Economy' },
  { value: 'independent', scale: 'INDEPENDENT', label: 'Independent' },
  { value: 'unknown', scale: null, label: 'Unknown' },
] as const satisfies readonly { value: string; scale: ChainScale | null; label: string }[];

/** Choices of a filter. */
export const SCALE_OPTIONS: readonly { value: string; label: string }[] = SCALES.map(({ value, label }) => ({
  value,
  label: value === 'independent' ? 'Independent (no brand)' : label,
}));

/** The six classes that a brand may have. */
export const BRAND_SCALES: readonly { scale: ChainScale; label: string }[] = SCALES.filter(
  (each) => each.scale !== null && each.scale !== 'INDEPENDENT',
);

/** The place of a chain scale among all, unknown last. */
export function scaleOrder(scale: ChainScale | null): number {
  return SCALES.findIndex((each) => each.scale === scale);
}

export function scaleLabel(scale: ChainScale | null): string {
  return SCALES[scaleOrder(scale)]?.label ?? 'Unknown';
}

/** The name of a chain scale in addresses. */
export function scaleValue(scale: ChainScale | null): string {
  return SCALES[scaleOrder(scale)]?.value ?? 'unknown';
}

/** The words of an address’s chain scale; null if it names none. */
export function scaleWords(value: string): string | null {
  const found = SCALES.find((each) => each.value === value);
  return found === undefined ? null : found.label;
}

/** The condition of an address’s chain scale; none if it names none, because people write addresses by hand. */
export function scaleFilter(value: string): { chainScales?: (ChainScale | null)[] } {
  const found = SCALES.find((each) => each.value === value);
  return found === undefined ? {} : { chainScales: [found.scale] };
}
