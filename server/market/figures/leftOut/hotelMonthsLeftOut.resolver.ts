import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { listOf, largest, monthly, reading } from '../../../platform/lib/cost.ts';
import { loadersAsOf } from '../../../platform/lib/rowLoader.ts';
import type { MarketContext } from '../../context.ts';
import { hotelEstablishmentMonths } from '../../hotels/hotelEstablishment.ts';
import { HotelEstablishment } from '../../hotels/hotelEstablishment.type.ts';
import type { HotelKeys } from '../../hotels/hotel.sql.ts';
import { Hotel } from '../../hotels/hotel.type.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import { MonthsAsOfArgs, orAsOf } from '../../releases/figuresAsOf.args.ts';
import { withinMonths } from '../monthArgs.ts';
import { leftOutByOwners } from './monthLeftOut.ts';
import { MonthLeftOut, MONTHS_LEFT_OUT } from './monthLeftOut.type.ts';

@Resolver(() => Hotel)
class HotelMonthsLeftOutResolver {
  @FieldResolver(() => [MonthLeftOut], { complexity: orAsOf(monthly()), description: MONTHS_LEFT_OUT })
  async monthsLeftOut(
    @Root() { propertyId }: HotelKeys,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) { asOf, from = null, to = null }: MonthsAsOfArgs,
  ): Promise<MonthLeftOut[]> {
    const release = await asOfRelease(context, 'hotel', asOf);
    return loadersAsOf(context.loaders.hotels, release).monthsLeftOut.load({ propertyId, from, to });
  }
}

@Resolver(() => HotelEstablishment)
class EstablishmentMonthsLeftOutResolver {
  @FieldResolver(() => [MonthLeftOut], {
    complexity: orAsOf(listOf(largest.months, 2 * reading.allMonths)),
    description: `Of all owners: ${MONTHS_LEFT_OUT}`,
  })
  async monthsLeftOut(
    @Root() { propertyId }: HotelEstablishment,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) { asOf, ...range }: MonthsAsOfArgs,
  ): Promise<MonthLeftOut[]> {
    const { loaders } = context;
    const release = await asOfRelease(context, 'hotel', asOf);
    const properties = await loaders.premises.establishment.HOTEL.load(propertyId);
    const each = await Promise.all(
      properties.map((owner) =>
        loadersAsOf(loaders.hotels, release).monthsLeftOut.load({
          propertyId: owner.propertyId,
          from: null,
          to: null,
        }),
      ),
    );
    const months = each.flat();
    if (months.length === 0) return [];
    const counted = await hotelEstablishmentMonths(loaders, propertyId, release);
    return withinMonths(leftOutByOwners(months, new Set(counted.map(({ month }) => month))), range);
  }
}

export const hotelMonthsLeftOutResolvers = [HotelMonthsLeftOutResolver, EstablishmentMonthsLeftOutResolver];
