import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { HotelConnection } from '../../hotels/hotel.connections.ts';
import { OF_TODAY } from '../../releases/figuresAsOf.args.ts';
import { Hotel } from '../../hotels/hotel.type.ts';
import { PageArgs } from '../../../platform/lib/connection.ts';
import type { Page } from '../../../platform/lib/page.ts';
import { newHotels } from './trends.sql.ts';
import { NewHotelsYear } from './trends.type.ts';
import { listOf } from '../../../platform/lib/cost.ts';

/** Records begin in the sixties. */
const oneOrAllYears: ComplexityEstimator = (asked) =>
  listOf(typeof asked.args['year'] === 'number' ? 1 : 70)(asked);

@Resolver(() => NewHotelsYear)
export class TrendsResolver {
  @Query(() => [NewHotelsYear], {
    complexity: oneOrAllYears,
    description: `New hotels by year, earliest first, without 2000, when records begin. ${OF_TODAY}`,
  })
  newHotels(
    @Ctx() { db }: MarketContext,
    @Arg('year', () => Int, { nullable: true, description: 'Only this year; without it, all.' })
    year: number | null = null,
  ): Promise<NewHotelsYear[]> {
    return db.query<NewHotelsYear[]>(newHotels, [year]);
  }

  @FieldResolver(() => HotelConnection, {
    description: 'New hotels of the year, earliest first: the first hotel at each address.',
  })
  hotels(
    @Root() { year }: NewHotelsYear,
    @Ctx() { loaders }: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<Hotel>> {
    return loaders.trends.hotelsOfYear.load({ id: year, page, args: null });
  }
}

@Resolver(() => Hotel)
export class NewHotelResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Rooms first filed, if this was the first hotel at its address; null if it was not, or if they are unknown.',
  })
  async roomsWhenNew(
    @Root() { propertyId }: Hotel,
    @Ctx() { loaders }: MarketContext,
  ): Promise<number | null> {
    return (await loaders.trends.roomsWhenNew.load(propertyId))?.rooms ?? null;
  }
}
