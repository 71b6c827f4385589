import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { withinMonths } from '../figures/monthArgs.ts';
import { withEstablishment } from '../premises/establishment.resolver.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { FiguresAsOfArgs, MonthsAsOfArgs, orAsOf } from '../releases/figuresAsOf.args.ts';
import type { AsOfInput } from '../releases/release.type.ts';
import { largest, listOf, reading, work } from '../../platform/lib/cost.ts';
import { Hotel } from './hotel.type.ts';
import { hotelEstablishmentHeadline, hotelEstablishmentMonths } from './hotelEstablishment.ts';
import type { AskedHeadline } from './hotelFigures.ts';
import { HotelEstablishment, HotelEstablishmentMonth } from './hotelEstablishment.type.ts';
import { hotelSeries, hotelYears } from './hotelFigures.ts';
import { HotelHeadline } from './hotelHeadline.type.ts';
import { HotelSeries, HotelYear } from './hotelMonth.type.ts';

async function allMonths(
  context: MarketContext,
  propertyId: number,
  asOf: AsOfInput | null | undefined,
): Promise<HotelEstablishmentMonth[]> {
  const release = await asOfRelease(context, 'hotel', asOf);
  return hotelEstablishmentMonths(context.loaders, propertyId, release);
}

@Resolver(() => HotelEstablishment)
class HotelEstablishmentResolver {
  @FieldResolver(() => HotelHeadline, {
    complexity: orAsOf(work(2 * reading.allMonths)),
    nullable: true,
    description: 'Figures of the latest month of the whole hotel; null if there are no months with figures.',
  })
  async headline(
    @Root() { propertyId }: HotelEstablishment,
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) { asOf }: FiguresAsOfArgs,
  ): Promise<AskedHeadline | null> {
    const release = await asOfRelease(context, 'hotel', asOf);
    return hotelEstablishmentHeadline(context.loaders, propertyId, release);
  }

  @FieldResolver(() => [HotelEstablishmentMonth], {
    complexity: orAsOf(listOf(largest.months, reading.allMonths)),
    description: 'Months with figures of all owners, oldest first.',
  })
  async months(
    @Root() { propertyId }: HotelEstablishment,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) { asOf, ...range }: MonthsAsOfArgs,
  ): Promise<HotelEstablishmentMonth[]> {
    return withinMonths(await allMonths(context, propertyId, asOf), range);
  }

  @FieldResolver(() => HotelSeries, {
    complexity: orAsOf(work(2 * reading.allMonths)),
    description: 'Months of all owners as columns, for charts.',
  })
  async series(
    @Root() { propertyId }: HotelEstablishment,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) { asOf, ...range }: MonthsAsOfArgs,
  ): Promise<HotelSeries> {
    return hotelSeries(await allMonths(context, propertyId, asOf), range);
  }

  @FieldResolver(() => [HotelYear], {
    complexity: orAsOf(listOf(largest.years, 2 * reading.allMonths)),
    description: 'Calendar years of all owners, oldest first.',
  })
  async years(
    @Root() { propertyId }: HotelEstablishment,
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) { asOf }: FiguresAsOfArgs,
  ): Promise<HotelYear[]> {
    return hotelYears(await allMonths(context, propertyId, asOf));
  }
}

export const hotelEstablishmentResolvers = [
  HotelEstablishmentResolver,
  withEstablishment({ property: Hotel, establishment: HotelEstablishment, product: 'HOTEL' }),
];
