import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { reading, work } from '../../platform/lib/cost.ts';
import { loadersAsOf } from '../../platform/lib/rowLoader.ts';
import type { MarketContext } from '../context.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { RankAsOfArgs } from '../releases/figuresAsOf.args.ts';
import { orManyAsOf } from '../releases/monthsAsOf.ts';
import { Place } from '../places/place.type.ts';
import { ChainScaleMix } from './chainScaleMix.type.ts';

@Resolver(() => Place)
export class ChainScaleMixResolver {
  @FieldResolver(() => ChainScaleMix, {
    nullable: true,
    complexity: orManyAsOf(work(reading.brandRanks)),
    description: 'Rooms and room receipts of hotels by chain scale; null if nothing is published.',
  })
  async chainScaleMix(
    @Root() { kind, key }: Place,
    @Ctx() context: MarketContext,
    @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
  ): Promise<ChainScaleMix | null> {
    const release = await asOfRelease(context, 'hotel', asOf);
    return loadersAsOf(context.loaders.brands, release).chainScalesIn.load({ kind, key });
  }
}
