import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import { RankAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { orManyAsOf } from '../../releases/monthsAsOf.ts';
import type { HotelKeys } from '../hotel.sql.ts';
import { Hotel } from '../hotel.type.ts';
import { reading } from '../../../platform/lib/cost.ts';
import { loadersAsOf } from '../../../platform/lib/rowLoader.ts';
import { percentilesOf } from './percentiles.ts';
import { HotelPercentiles, MOST_PLACES } from './percentiles.type.ts';

@Resolver(() => Hotel)
export class PercentilesResolver {
  @FieldResolver(() => [HotelPercentiles], {
    complexity: orManyAsOf(
      ({ childComplexity }) => MOST_PLACES * (reading.percentiles + childComplexity),
      MOST_PLACES,
    ),
    description:
      'Standing of the whole hotel, through all its owners, among the hotels of its city, its county and its ZIP ' +
      'code, in this order; those that are known. None for marketplaces.',
  })
  async percentiles(
    @Root() { propertyId }: HotelKeys,
    @Ctx() context: MarketContext,
    @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
  ): Promise<HotelPercentiles[]> {
    const { percentiles } = context.loaders;
    const release = await asOfRelease(context, 'hotel', asOf);
    return percentilesOf(loadersAsOf(percentiles, release), propertyId);
  }
}
