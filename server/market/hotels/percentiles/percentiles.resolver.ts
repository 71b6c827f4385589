import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { OF_TODAY } from '../../releases/figuresAsOf.args.ts';
import { Hotel } from '../hotel.type.ts';
import { reading } from '../../../platform/lib/cost.ts';
import { percentilesOf } from './percentiles.ts';
import { HotelPercentiles, MOST_PLACES } from './percentiles.type.ts';

@Resolver(() => Hotel)
export class PercentilesResolver {
  @FieldResolver(() => [HotelPercentiles], {
    complexity: ({ childComplexity }) => MOST_PLACES * (reading.percentiles + childComplexity),
    description:
      'Standing of the whole hotel, through all its owners, among the hotels of its city, its county and its ZIP ' +
      `code, in this order; those that are known. None for marketplaces. ${OF_TODAY}`,
  })
  percentiles(@Root() { propertyId }: Hotel, @Ctx() { loaders }: MarketContext): Promise<HotelPercentiles[]> {
    return percentilesOf(loaders.percentiles, propertyId);
  }
}
