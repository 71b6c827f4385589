import { Args, Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { monthly } from '../../../platform/lib/cost.ts';
import type { BrandGrainLoaders } from '../../brands/brand.loader.ts';
import { Brand, ParentCompany } from '../../brands/brand.type.ts';
import type { MarketContext } from '../../context.ts';
import { monthsKey } from '../../places/place.resolver.ts';
import { Place } from '../../places/place.type.ts';
import { MonthsAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { monthsAsked, orManyAsOf } from '../../releases/monthsAsOf.ts';
import { CityMonthLeftOut, MonthLeftOut, MONTHS_LEFT_OUT } from './monthLeftOut.type.ts';

@Resolver(() => Place)
class PlaceMonthsLeftOutResolver {
  @FieldResolver(() => [MonthLeftOut], {
    complexity: orManyAsOf(monthly()),
    description: `Lodging: ${MONTHS_LEFT_OUT}`,
  })
  async lodgingMonthsLeftOut(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<MonthLeftOut[]> {
    const { release, ...range } = await monthsAsked(context, 'hotel', args);
    const { places } = context.loaders;
    const key = monthsKey(place, range);
    return release === null
      ? places.lodgingMonthsLeftOut.load(key)
      : places.asOf(release).lodgingMonthsLeftOut(key);
  }

  @FieldResolver(() => [CityMonthLeftOut], {
    complexity: orManyAsOf(monthly()),
    description:
      'Counties only, lodging: months of the county’s cities of which nothing counts, because an operator left out all ' +
      'that was filed for them, by city and month. With `citiesLodgingMonths` they add up to the county’s as filed.',
  })
  async citiesLodgingMonthsLeftOut(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<CityMonthLeftOut[]> {
    if (place.kind !== 'COUNTY') return [];
    const { release, ...range } = await monthsAsked(context, 'hotel', args);
    const { places } = context.loaders;
    const key = monthsKey(place, range);
    return release === null
      ? places.citiesLodgingMonthsLeftOut.load(key)
      : places.asOf(release).citiesLodgingMonthsLeftOut(key);
  }
}

function withMonthsLeftOut<Owner extends object>(
  type: ClassType<Owner>,
  idOf: (owner: Owner) => number,
  loadersOf: (context: MarketContext) => BrandGrainLoaders,
): ClassType {
  @Resolver(() => type)
  class WithMonthsLeftOut {
    @FieldResolver(() => [MonthLeftOut], {
      complexity: orManyAsOf(monthly()),
      description: MONTHS_LEFT_OUT,
    })
    async monthsLeftOut(
      @Root() owner: Owner,
      @Ctx() context: MarketContext,
      @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
    ): Promise<MonthLeftOut[]> {
      const { release, ...range } = await monthsAsked(context, 'hotel', args);
      const { monthsLeftOut, monthsLeftOutAsOf } = loadersOf(context);
      const key = { id: idOf(owner), ...range };
      return release === null ? monthsLeftOut.load(key) : monthsLeftOutAsOf(key, release);
    }
  }
  return WithMonthsLeftOut;
}

export const monthsLeftOutResolvers = [
  PlaceMonthsLeftOutResolver,
  withMonthsLeftOut(
    Brand,
    ({ brandId }) => brandId,
    ({ loaders }) => loaders.brands.ofBrand,
  ),
  withMonthsLeftOut(
    ParentCompany,
    ({ parentCompanyId }) => parentCompanyId,
    ({ loaders }) => loaders.brands.ofParent,
  ),
];
