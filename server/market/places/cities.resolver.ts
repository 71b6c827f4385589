import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { largest, monthly, workOfMonths } from '../../platform/lib/cost.ts';
import type { MarketContext } from '../context.ts';
import { MonthsAsOfArgs } from '../releases/figuresAsOf.args.ts';
import { monthsAsked, orManyAsOf } from '../releases/monthsAsOf.ts';
import { citiesLodging } from './citiesLodging.ts';
import { monthsKey } from './place.resolver.ts';
import { Place } from './place.type.ts';
import { CitiesLodging, CityAlcoholMonth, CityLodgingMonth } from './placeFigures.type.ts';
import { loadersAsOf } from '../../platform/lib/rowLoader.ts';

async function lodgingMonths(
  place: Place,
  context: MarketContext,
  args: MonthsAsOfArgs,
): Promise<CityLodgingMonth[]> {
  if (place.kind !== 'COUNTY') return [];
  const { release, ...range } = await monthsAsked(context, 'hotel', args);
  return loadersAsOf(context.loaders.places, release).citiesLodgingMonths.load(monthsKey(place, range));
}

@Resolver(() => Place)
export class CitiesResolver {
  @FieldResolver(() => [CityLodgingMonth], {
    complexity: orManyAsOf(monthly(largest.citiesOfCounty)),
    description:
      'Counties only: lodging figures of each city in the county, by city and month. They add up to the county’s ' +
      'figures.',
  })
  citiesLodgingMonths(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<CityLodgingMonth[]> {
    return lodgingMonths(place, context, args);
  }

  @FieldResolver(() => CitiesLodging, {
    complexity: orManyAsOf(workOfMonths(largest.citiesOfCounty)),
    description: 'Counties only: lodging figures of each city in the county by month, as columns.',
  })
  async citiesLodging(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<CitiesLodging> {
    return citiesLodging(await lodgingMonths(place, context, args), context);
  }

  @FieldResolver(() => [CityAlcoholMonth], {
    complexity: orManyAsOf(monthly(largest.citiesOfCounty)),
    description: 'Counties only: mixed beverage figures of each city in the county, by city and month.',
  })
  async citiesAlcoholMonths(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<CityAlcoholMonth[]> {
    if (place.kind !== 'COUNTY') return [];
    const { release, ...range } = await monthsAsked(context, 'beverage', args);
    return loadersAsOf(context.loaders.places, release).citiesAlcoholMonths.load(monthsKey(place, range));
  }
}
