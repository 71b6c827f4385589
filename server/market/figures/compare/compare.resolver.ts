import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { RankAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { orManyAsOf } from '../../releases/monthsAsOf.ts';
import { compareHotels } from './compare.ts';
import { CompareHotelsInput } from './compare.input.ts';
import { HotelComparison } from './compare.type.ts';
import { largest, reading, valuesOf, work } from '../../../platform/lib/cost.ts';
import { loaded } from '../../../platform/lib/loaded.ts';
import { Release } from '../../releases/release.type.ts';

@Resolver(() => HotelComparison)
export class CompareResolver {
  @Query(() => HotelComparison, {
    complexity: orManyAsOf(work(reading.comparison)),
    description: 'Compares a hotel with 1 to 49 others, by month and in total.',
  })
  compareHotels(
    @Ctx() context: MarketContext,
    @Arg('input', () => CompareHotelsInput, { description: 'Hotels and months to compare.' })
    input: CompareHotelsInput,
    @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
  ): Promise<HotelComparison> {
    return compareHotels(context, input, asOf);
  }

  @FieldResolver(() => [Release], {
    complexity: valuesOf(largest.months),
    description: 'Releases that the months come from, those that changes are against included; oldest first.',
  })
  releases(@Root() { releaseIds }: HotelComparison, @Ctx() { loaders }: MarketContext): Promise<Release[]> {
    return Promise.all(releaseIds.map((id) => loaded(loaders.releases.byId.load(id), 'A release')));
  }
}
