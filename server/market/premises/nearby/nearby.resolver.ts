import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { BeverageProperty } from '../../beverages/beverage.type.ts';
import type { MarketContext } from '../../context.ts';
import type { Product } from '../../enums.ts';
import { Hotel } from '../../hotels/hotel.type.ts';
import { addMonths } from '../../../platform/lib/month.ts';
import { listOf, reading, work } from '../../../platform/lib/cost.ts';
import { nearbyOf, toChange } from './nearby.ts';
import { MOST_CHANGES, Nearby, NearbyChange } from './nearby.type.ts';

function withNearby(type: ClassType<{ propertyId: number }>, product: Product): ClassType {
  @Resolver(() => type)
  class WithNearby {
    @FieldResolver(() => Nearby, {
      nullable: true,
      complexity: work(reading.nearby),
      description: 'Neighbors and suggested rivals; null if nothing is published yet.',
    })
    async nearby(
      @Root() { propertyId }: { propertyId: number },
      @Ctx() { loaders }: MarketContext,
    ): Promise<Nearby | null> {
      const to = await loaders.releases.latestMonth.load(product);
      if (to === null) return null;
      const from = addMonths(to, -11);
      const [rows, monthsPublished] = await Promise.all([
        loaders.nearby.around[product].load({ propertyId, latest: to }),
        loaders.nearby.published[product].load(to),
      ]);
      return nearbyOf(product, rows, { from, to, monthsPublished });
    }
  }
  return WithNearby;
}

@Resolver(() => Hotel)
class NearbyChangeResolver {
  @FieldResolver(() => [NearbyChange], {
    complexity: listOf(MOST_CHANGES, reading.nearby),
    description:
      'Hotels that opened or closed within about 5 miles in the five years up to the latest published month, the ' +
      'nearest first, at most 30: those with at least 10 rooms and a quarter of the hotel’s.',
  })
  async nearbyChanges(
    @Root() { propertyId, roomCapacity }: Hotel,
    @Ctx() { loaders }: MarketContext,
  ): Promise<NearbyChange[]> {
    const latest = await loaders.releases.latestMonth.load('HOTEL');
    if (latest === null) return [];
    const changes = await loaders.nearby.changes.load({ propertyId, latest, rooms: roomCapacity });
    if (changes.length === 0) return [];
    const own = await loaders.nearby.own.load({ propertyId, latest });
    return changes.map((change) => toChange(change, own));
  }
}

export const nearbyResolvers = [
  withNearby(Hotel, 'HOTEL'),
  withNearby(BeverageProperty, 'BEVERAGE'),
  NearbyChangeResolver,
] as const;
