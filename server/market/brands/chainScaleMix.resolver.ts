import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { reading, work } from '../../platform/lib/cost.ts';
import type { MarketContext } from '../context.ts';
import { OF_TODAY } from '../releases/figuresAsOf.args.ts';
import { Place } from '../places/place.type.ts';
import { ChainScaleMix } from './chainScaleMix.type.ts';

@Resolver(() => Place)
export class ChainScaleMixResolver {
  @FieldResolver(() => ChainScaleMix, {
    nullable: true,
    complexity: work(reading.brandRanks),
    description: `Rooms and room receipts of hotels by chain scale; null if nothing is published. ${OF_TODAY}`,
  })
  chainScaleMix(
    @Root() { kind, key }: Place,
    @Ctx() { loaders }: MarketContext,
  ): Promise<ChainScaleMix | null> {
    return loaders.brands.chainScalesIn.load({ kind, key });
  }
}
