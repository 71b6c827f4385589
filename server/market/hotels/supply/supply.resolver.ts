import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { OF_TODAY } from '../../releases/figuresAsOf.args.ts';
import { Place } from '../../places/place.type.ts';
import { largest, listOf, reading } from '../../../platform/lib/cost.ts';
import { PlaceSupplyYear } from './supply.type.ts';

@Resolver(() => Place)
export class SupplyResolver {
  @FieldResolver(() => [PlaceSupplyYear], {
    complexity: listOf(largest.years, reading.supply),
    description:
      'Hotel rooms that opened, closed and stood idle, by year, oldest first: every year from the place’s first with ' +
      `figures to its last. ${OF_TODAY}`,
  })
  supply(@Root() { kind, key }: Place, @Ctx() { loaders }: MarketContext): Promise<PlaceSupplyYear[]> {
    return loaders.supply.ofPlace.load({ kind, key });
  }
}
