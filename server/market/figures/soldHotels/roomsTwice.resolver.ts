import { Args, Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { monthly } from '../../../platform/lib/cost.ts';
import type { BrandGrainLoaders } from '../../brands/brand.loader.ts';
import { Brand, ParentCompany } from '../../brands/brand.type.ts';
import type { MarketContext } from '../../context.ts';
import { monthsKey } from '../../places/place.resolver.ts';
import { Place } from '../../places/place.type.ts';
import { MonthsAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { monthsAsked, orManyAsOf } from '../../releases/monthsAsOf.ts';
import { CityRoomsTwice, RoomsTwice, ROOMS_TWICE } from './roomsTwice.type.ts';

@Resolver(() => Place)
class PlaceRoomsTwiceResolver {
  @FieldResolver(() => [RoomsTwice], {
    complexity: orManyAsOf(monthly()),
    description: `Lodging: ${ROOMS_TWICE}`,
  })
  async lodgingRoomsTwice(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<RoomsTwice[]> {
    const { release, ...range } = await monthsAsked(context, 'hotel', args);
    const { places } = context.loaders;
    const key = monthsKey(place, range);
    return release === null
      ? places.lodgingRoomsTwice.load(key)
      : places.asOf(release).lodgingRoomsTwice(key);
  }

  @FieldResolver(() => [CityRoomsTwice], {
    complexity: orManyAsOf(monthly()),
    description: `Counties only, of each of its cities, by city and month. ${ROOMS_TWICE}`,
  })
  async citiesLodgingRoomsTwice(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<CityRoomsTwice[]> {
    if (place.kind !== 'COUNTY') return [];
    const { release, ...range } = await monthsAsked(context, 'hotel', args);
    const { places } = context.loaders;
    const key = monthsKey(place, range);
    return release === null
      ? places.citiesLodgingRoomsTwice.load(key)
      : places.asOf(release).citiesLodgingRoomsTwice(key);
  }
}

function withRoomsTwice<Owner extends object>(
  type: ClassType<Owner>,
  idOf: (owner: Owner) => number,
  loadersOf: (context: MarketContext) => BrandGrainLoaders,
): ClassType {
  @Resolver(() => type)
  class WithRoomsTwice {
    @FieldResolver(() => [RoomsTwice], { complexity: orManyAsOf(monthly()), description: ROOMS_TWICE })
    async roomsTwice(
      @Root() owner: Owner,
      @Ctx() context: MarketContext,
      @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
    ): Promise<RoomsTwice[]> {
      const { release, ...range } = await monthsAsked(context, 'hotel', args);
      const { roomsTwice, roomsTwiceAsOf } = loadersOf(context);
      const key = { id: idOf(owner), ...range };
      return release === null ? roomsTwice.load(key) : roomsTwiceAsOf(key, release);
    }
  }
  return WithRoomsTwice;
}

export const roomsTwiceResolvers = [
  PlaceRoomsTwiceResolver,
  withRoomsTwice(
    Brand,
    ({ brandId }) => brandId,
    ({ loaders }) => loaders.brands.ofBrand,
  ),
  withRoomsTwice(
    ParentCompany,
    ({ parentCompanyId }) => parentCompanyId,
    ({ loaders }) => loaders.brands.ofParent,
  ),
];
