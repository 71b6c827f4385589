import { Args, Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { BeverageProperty } from '../../beverages/beverage.type.ts';
import type { MarketContext } from '../../context.ts';
import { productNames, type Product } from '../../enums.ts';
import type { HotelKeys } from '../../hotels/hotel.sql.ts';
import { Hotel } from '../../hotels/hotel.type.ts';
import { addMonths } from '../../../platform/lib/month.ts';
import { listOf, reading, work } from '../../../platform/lib/cost.ts';
import { loadersAsOf } from '../../../platform/lib/rowLoader.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import { RankAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { latestMonth } from '../../releases/latestMonth.ts';
import { orManyAsOf } from '../../releases/monthsAsOf.ts';
import type { AsOfInput } from '../../releases/release.type.ts';
import type { NearbyReaders } from './nearby.loader.ts';
import { CHANGE_MILES } from './nearby.rules.ts';
import { nearbyOf, toChange } from './nearby.ts';
import { MOST_CHANGES, Nearby, NearbyChange } from './nearby.type.ts';

/** Finds the neighbors of a property, now or as of a time. Throws BAD_USER_INPUT. */
async function readsOf(
  context: MarketContext,
  product: Product,
  asOf: AsOfInput | null | undefined,
): Promise<NearbyReaders> {
  const release = await asOfRelease(context, productNames[product], asOf);
  return loadersAsOf(context.loaders.nearby, release);
}

function withNearby(type: ClassType<{ propertyId: number }>, product: Product): ClassType {
  @Resolver(() => type)
  class WithNearby {
    @FieldResolver(() => Nearby, {
      nullable: true,
      complexity: orManyAsOf(work(reading.nearby)),
      description: 'Neighbors and suggested rivals; null if nothing is published yet.',
    })
    async nearby(
      @Root() { propertyId }: { propertyId: number },
      @Ctx() context: MarketContext,
      @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
    ): Promise<Nearby | null> {
      const to = await latestMonth(context, product, asOf);
      if (to === null) return null;
      const from = addMonths(to, -11);
      const { around, published } = await readsOf(context, product, asOf);
      const [rows, months] = await Promise.all([
        around[product].load({ propertyId, latest: to }),
        published[product].load(to),
      ]);
      const monthsPublished = months.filter((month) => month >= from).length;
      return nearbyOf(product, rows, { from, to, monthsPublished });
    }
  }
  return WithNearby;
}

@Resolver(() => Hotel)
class NearbyChangeResolver {
  @FieldResolver(() => [NearbyChange], {
    complexity: orManyAsOf(listOf(MOST_CHANGES, reading.nearby)),
    description:
      `Hotels that opened or closed within about ${String(CHANGE_MILES)} miles in the five years up to the latest published ` +
      'month, the nearest first, at most 30: those with at least 10 rooms and a quarter of the hotel’s. Rooms are those that ' +
      'counted last; hotels none of whose rooms ever counted are left out.',
  })
  async nearbyChanges(
    @Root() { propertyId }: HotelKeys,
    @Ctx() context: MarketContext,
    @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
  ): Promise<NearbyChange[]> {
    const latest = await latestMonth(context, 'HOTEL', asOf);
    if (latest === null) return [];
    const { changes, own } = await readsOf(context, 'HOTEL', asOf);
    const found = await changes.load({ propertyId, latest });
    if (found.length === 0) return [];
    const months = await own.load({ propertyId, latest });
    return found.map((change) => toChange(change, months));
  }
}

export const nearbyResolvers = [
  withNearby(Hotel, 'HOTEL'),
  withNearby(BeverageProperty, 'BEVERAGE'),
  NearbyChangeResolver,
] as const;
