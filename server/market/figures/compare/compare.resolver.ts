import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { RankAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { orManyAsOf } from '../../releases/monthsAsOf.ts';
import { compareHotels } from './compare.ts';
import { CompareHotelsInput } from './compare.input.ts';
import { HotelComparison } from './compare.type.ts';
import { reading, work } from '../../../platform/lib/cost.ts';

@Resolver()
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
}
