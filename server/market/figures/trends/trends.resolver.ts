import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { HotelConnection } from '../../hotels/hotel.connections.ts';
import { orAsOf, RankAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { orTexasAsOf } from '../../releases/monthsAsOf.ts';
import type { HotelKeys } from '../../hotels/hotel.sql.ts';
import { Hotel } from '../../hotels/hotel.type.ts';
import { PageArgs } from '../../../platform/lib/connection.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { MonthScalar } from '../../../platform/lib/scalars.ts';
import type { Page } from '../../../platform/lib/page.ts';
import { firstHotel, hotelsOfYear, newHotelsOf, openedEarlier } from './trends.ts';
import { NewHotelsArgs, NewHotelsYear } from './trends.type.ts';
import { listOf, reading, work } from '../../../platform/lib/cost.ts';

/** Records begin in the sixties. */
const oneOrAllYears: ComplexityEstimator = (asked) =>
  listOf(typeof asked.args['year'] === 'number' ? 1 : 70)(asked);

@Resolver(() => NewHotelsYear)
export class TrendsResolver {
  @Query(() => [NewHotelsYear], {
    complexity: orTexasAsOf(oneOrAllYears),
    description:
      'New hotels by year, earliest first. Filed dates go back further than the releases; the year 2000 is left out. ' +
      'Years before the first published one do not measure openings: an older hotel that was sold in such a year counts as ' +
      'new, as no release has its former owner, and hotels that closed since are missing. ' +
      'Addresses are grouped as today: with `asOf`, a hotel later joined to the address of an earlier one is not new.',
  })
  newHotels(
    @Ctx() context: MarketContext,
    @Args(() => NewHotelsArgs) args: NewHotelsArgs,
  ): Promise<NewHotelsYear[]> {
    return newHotelsOf(context, args);
  }

  @FieldResolver(() => HotelConnection, {
    description:
      'New hotels of the year, earliest first: the first hotel at each address. As of a release if the year is; each hotel ' +
      'is described as it is today.',
  })
  hotels(
    @Root() year: NewHotelsYear,
    @Ctx() context: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<Hotel>> {
    return hotelsOfYear(context, year, page);
  }

  @FieldResolver(() => Int, {
    complexity: work(reading.openedEarlier),
    description:
      'Number of these hotels at whose addresses a release has receipts of an earlier year: they opened before the day ' +
      'that was filed.',
  })
  async hotelsOpenedEarlier(@Root() year: NewHotelsYear, @Ctx() context: MarketContext): Promise<number> {
    return (await openedEarlier(context, year)).hotelsOpenedEarlier;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    complexity: work(reading.openedEarlier),
    description:
      'Of `roomsAdded`, those of `hotelsOpenedEarlier`. Null if the rooms of all of these are unknown.',
  })
  async roomsOpenedEarlier(
    @Root() year: NewHotelsYear,
    @Ctx() context: MarketContext,
  ): Promise<number | null> {
    return (await openedEarlier(context, year)).roomsOpenedEarlier;
  }
}

@Resolver(() => Hotel)
export class NewHotelResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    complexity: orAsOf(work(1), reading.pastFirstRooms),
    description:
      'Rooms first filed, if this was the first hotel at its address; null if it was not, or if they are unknown. ' +
      'Within `newHotels` as of a release, ask with the same `asOf`.',
  })
  async roomsWhenNew(
    @Root() { propertyId }: HotelKeys,
    @Ctx() context: MarketContext,
    @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
  ): Promise<number | null> {
    return (await firstHotel(context, propertyId, asOf))?.rooms ?? null;
  }

  @FieldResolver(() => MonthScalar, {
    nullable: true,
    complexity: orAsOf(work(1), reading.pastFirstRooms),
    description:
      'First month with receipts at the address, if this was the first hotel there and the month is in a year before the one in ' +
      'which, as filed, its responsibility began: the hotel counts as new in a year in which it was already open. Null ' +
      'otherwise. Within `newHotels` as of a release, ask with the same `asOf`.',
  })
  async receiptsBeforeNew(
    @Root() { propertyId }: HotelKeys,
    @Ctx() context: MarketContext,
    @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
  ): Promise<Month | null> {
    return (await firstHotel(context, propertyId, asOf))?.receiptsSince ?? null;
  }
}
