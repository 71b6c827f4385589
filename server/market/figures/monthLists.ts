import { Args, Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { monthly } from '../../platform/lib/cost.ts';
import { loadersAsOf } from '../../platform/lib/rowLoader.ts';
import type { BrandGrainLoaders } from '../brands/brandGrain.loader.ts';
import { Brand, ParentCompany } from '../brands/brand.type.ts';
import type { MarketContext } from '../context.ts';
import { monthsKey } from '../places/place.resolver.ts';
import { Place } from '../places/place.type.ts';
import { MonthsAsOfArgs } from '../releases/figuresAsOf.args.ts';
import { monthsAsked, orManyAsOf } from '../releases/monthsAsOf.ts';

/** A list of months with something to know about them, of places, of the cities of counties, of brands and companies. */
interface MonthList {
  ofPlace: { field: 'lodgingMonthsLeftOut' | 'lodgingRoomsTwice'; type: ClassType; description: string };
  ofCities: {
    field: 'citiesLodgingMonthsLeftOut' | 'citiesLodgingRoomsTwice';
    type: ClassType;
    description: string;
  };
  ofBrand: { field: 'monthsLeftOut' | 'roomsTwice'; type: ClassType; description: string };
}

// Methods have the names of their fields: type-graphql would take one that is called otherwise for the field of that name.
const complexity = orManyAsOf(monthly());

/** The fields of such a list, under its own names. */
export function monthListResolvers({ ofPlace, ofCities, ofBrand }: MonthList): ClassType[] {
  return [
    placeMonths({ ofPlace, ofCities }),
    brandMonths(
      ofBrand,
      Brand,
      ({ brandId }) => brandId,
      ({ loaders }) => loaders.brands.ofBrand,
    ),
    brandMonths(
      ofBrand,
      ParentCompany,
      ({ parentCompanyId }) => parentCompanyId,
      ({ loaders }) => loaders.brands.ofParent,
    ),
  ];
}

function placeMonths({ ofPlace, ofCities }: Omit<MonthList, 'ofBrand'>): ClassType {
  @Resolver(() => Place)
  class PlaceMonthList {
    @FieldResolver(() => [ofPlace.type], {
      complexity,
      description: ofPlace.description,
    })
    [ofPlace.field](
      @Root() place: Place,
      @Ctx() context: MarketContext,
      @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
    ): Promise<object[]> {
      return load(ofPlace.field, place, context, args);
    }

    @FieldResolver(() => [ofCities.type], {
      complexity,
      description: ofCities.description,
    })
    async [ofCities.field](
      @Root() place: Place,
      @Ctx() context: MarketContext,
      @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
    ): Promise<object[]> {
      return place.kind === 'COUNTY' ? load(ofCities.field, place, context, args) : [];
    }
  }
  return PlaceMonthList;
}

async function load(
  field: MonthList['ofPlace' | 'ofCities']['field'],
  place: Place,
  context: MarketContext,
  args: MonthsAsOfArgs,
): Promise<object[]> {
  const { release, ...range } = await monthsAsked(context, 'hotel', args);
  return loadersAsOf(context.loaders.places, release)[field].load(monthsKey(place, range));
}

function brandMonths<Owner extends object>(
  { field, type, description }: MonthList['ofBrand'],
  ownerType: ClassType<Owner>,
  idOf: (owner: Owner) => number,
  loadersOf: (context: MarketContext) => BrandGrainLoaders,
): ClassType {
  @Resolver(() => ownerType)
  class BrandMonthList {
    @FieldResolver(() => [type], { complexity, description })
    async [field](
      @Root() owner: Owner,
      @Ctx() context: MarketContext,
      @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
    ): Promise<object[]> {
      const { release, ...range } = await monthsAsked(context, 'hotel', args);
      return loadersAsOf(loadersOf(context), release)[field].load({ id: idOf(owner), ...range });
    }
  }
  return BrandMonthList;
}
