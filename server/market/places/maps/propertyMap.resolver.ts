import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { listOf, reading } from '../../../platform/lib/cost.ts';
import type { MarketContext } from '../../context.ts';
import { orTexasAsOf } from '../../releases/monthsAsOf.ts';
import { MOST_ON_MAP, PropertyMapArgs } from './propertyMap.args.ts';
import { propertyMap } from './propertyMap.ts';
import { PropertyMap } from './propertyMap.type.ts';

const mapCost: ComplexityEstimator = orTexasAsOf((asked) => {
  const top = typeof asked.args['top'] === 'number' ? asked.args['top'] : MOST_ON_MAP;
  return listOf(Math.min(Math.max(top, 1), MOST_ON_MAP), reading.map)(asked);
});

@Resolver()
export class PropertyMapResolver {
  @Query(() => PropertyMap, {
    complexity: mapCost,
    description:
      'Hotels or bars with their places and figures of a month, as columns for a map: points where a geocoder knows the ' +
      'address, else the middle of the ZIP code.',
  })
  propertyMap(
    @Ctx() context: MarketContext,
    @Args(() => PropertyMapArgs) args: PropertyMapArgs,
  ): Promise<PropertyMap> {
    return propertyMap(context, args);
  }
}
