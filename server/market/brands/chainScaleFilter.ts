import { badInput } from '../../platform/errors.ts';
import type { Params } from '../../platform/lib/page.ts';
import type { ChainScale } from './chainScale.ts';

const MOST_SCALES = 10;

/** SQL of a filter's condition on the brands of hotels' year rows `y`. Throws BAD_USER_INPUT. */
export function chainScaleConditions(
  { chainScales: asked }: { chainScales?: (ChainScale | null)[] | null },
  params: Params,
): string[] {
  if (!asked) return [];
  if (asked.length > MOST_SCALES)
    throw badInput(`A filter takes at most ${String(MOST_SCALES)} chain scales.`);
  const classes = asked.filter((scale) => scale !== null && scale !== 'INDEPENDENT');
  const ofBrands = [
    ...(classes.length > 0 ? [`b.chain_scale = any(${params.add(classes, 'text[]')})`] : []),
    ...(asked.includes(null) ? ['b.chain_scale is null'] : []),
  ];
  const either = [
    ...(asked.includes('INDEPENDENT') ? ['y.brand_id is null and not y.is_marketplace'] : []),
    ...(ofBrands.length > 0
      ? [`y.brand_id = any(array(select b.id from brand b where ${ofBrands.join(' or ')}))`]
      : []),
  ];
  return [`(${either.join(' or ') || 'false'})`];
}
