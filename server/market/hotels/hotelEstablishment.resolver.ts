import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { MonthArgs, withinMonths } from '../monthArgs.ts';
import { withEstablishment } from '../premises/establishment.resolver.ts';
import { largest, listOf, reading, work } from '../../platform/lib/cost.ts';
import { Hotel } from './hotel.type.ts';
import { hotelEstablishmentHeadline, hotelEstablishmentMonths } from './hotelEstablishment.ts';
import type { AskedHeadline } from './hotelFigures.ts';
import { HotelEstablishment, HotelEstablishmentMonth } from './hotelEstablishment.type.ts';
import { hotelSeries, hotelYears } from './hotelFigures.ts';
import { HotelHeadline } from './hotelHeadline.type.ts';
import { HotelSeries, HotelYear } from './hotelMonth.type.ts';

@Resolver(() => HotelEstablishment)
class HotelEstablishmentResolver {
  @FieldResolver(() => HotelHeadline, {
    complexity: work(2 * reading.allMonths),
    nullable: true,
    description: 'Figures of the latest month of the whole hotel; null if there are no months with figures.',
  })
  headline(
    @Root() { propertyId }: HotelEstablishment,
    @Ctx() { loaders }: MarketContext,
  ): Promise<AskedHeadline | null> {
    return hotelEstablishmentHeadline(loaders, propertyId);
  }

  @FieldResolver(() => [HotelEstablishmentMonth], {
    complexity: listOf(largest.months, reading.allMonths),
    description: 'Months with figures of all owners, oldest first.',
  })
  async months(
    @Root() { propertyId }: HotelEstablishment,
    @Ctx() { loaders }: MarketContext,
    @Args(() => MonthArgs) range: MonthArgs,
  ): Promise<HotelEstablishmentMonth[]> {
    return withinMonths(await hotelEstablishmentMonths(loaders, propertyId), range);
  }

  @FieldResolver(() => HotelSeries, {
    complexity: work(2 * reading.allMonths),
    description: 'Months of all owners as columns, for charts.',
  })
  async series(
    @Root() { propertyId }: HotelEstablishment,
    @Ctx() { loaders }: MarketContext,
    @Args(() => MonthArgs) range: MonthArgs,
  ): Promise<HotelSeries> {
    return hotelSeries(await hotelEstablishmentMonths(loaders, propertyId), range);
  }

  @FieldResolver(() => [HotelYear], {
    complexity: listOf(largest.years, 2 * reading.allMonths),
    description: 'Calendar years of all owners, oldest first.',
  })
  async years(
    @Root() { propertyId }: HotelEstablishment,
    @Ctx() { loaders }: MarketContext,
  ): Promise<HotelYear[]> {
    return hotelYears(await hotelEstablishmentMonths(loaders, propertyId));
  }
}

export const hotelEstablishmentResolvers = [
  HotelEstablishmentResolver,
  withEstablishment({ property: Hotel, establishment: HotelEstablishment, product: 'HOTEL' }),
];
