import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { Product, productNames } from '../enums.ts';
import { seriesOf } from '../figures/figures.ts';
import type { MonthArgs } from '../figures/monthArgs.ts';
import { MonthsAsOfArgs, YearsAsOfArgs } from '../releases/figuresAsOf.args.ts';
import { monthsAsked, orManyAsOf, yearsAsked } from '../releases/monthsAsOf.ts';
import { toPlace } from './place.ts';
import { placesWithFigures } from './place.sql.ts';
import { Place } from './place.type.ts';
import { PlaceKind } from './placeKind.ts';
import {
  AlcoholPlaceMonth,
  AlcoholPlaceSeries,
  AlcoholPlaceYear,
  LodgingPlaceMonth,
  LodgingPlaceSeries,
  LodgingPlaceYear,
} from './placeFigures.type.ts';
import type { PlaceMonthsKey } from './placeRows.ts';
import { largest, listOf, monthly, reading, work } from '../../platform/lib/cost.ts';
import { loadersAsOf } from '../../platform/lib/rowLoader.ts';

/** Counties are fewer than cities and ZIP codes. */
const placesOfKind: ComplexityEstimator = (asked) =>
  listOf(asked.args['kind'] === PlaceKind.COUNTY ? largest.counties : largest.places)(asked);

export function monthsKey({ kind, key }: Place, { from = null, to = null }: MonthArgs): PlaceMonthsKey {
  return { kind, key, from, to };
}

export async function lodgingMonths(
  place: Place,
  context: MarketContext,
  args: MonthsAsOfArgs,
): Promise<LodgingPlaceMonth[]> {
  const { release, ...range } = await monthsAsked(context, 'hotel', args);
  return loadersAsOf(context.loaders.places, release).lodgingMonths.load(monthsKey(place, range));
}

export async function alcoholMonths(
  place: Place,
  context: MarketContext,
  args: MonthsAsOfArgs,
): Promise<AlcoholPlaceMonth[]> {
  const { release, ...range } = await monthsAsked(context, 'beverage', args);
  return loadersAsOf(context.loaders.places, release).alcoholMonths.load(monthsKey(place, range));
}

@Resolver(() => Place)
export class PlaceResolver {
  @Query(() => Place, {
    nullable: true,
    description: 'A place by name; null if unknown.',
  })
  place(
    @Ctx() { loaders }: MarketContext,
    @Arg('kind', () => PlaceKind, { description: 'Kind of place.' }) kind: PlaceKind,
    @Arg('name', () => String, {
      description:
        'City in any known spelling, county by name or comptroller’s code, or ZIP code. “City of Dallas” is Dallas, and ' +
        '“Dallas County” the county Dallas.',
    })
    name: string,
  ): Promise<Place | null> {
    return loaders.places.byName.load({ kind, name });
  }

  @Query(() => [Place], {
    complexity: placesOfKind,
    description: 'All places of a kind that have figures for a tax, by name.',
  })
  async places(
    @Ctx() { db }: MarketContext,
    @Arg('product', () => Product, { description: 'Lodging or mixed beverages.' }) product: Product,
    @Arg('kind', () => PlaceKind, { description: 'Kind of place.' }) kind: PlaceKind,
  ): Promise<Place[]> {
    const statement = placesWithFigures(productNames[product]);
    const rows = await db.query<{ key: string; name: string }[]>(statement, [kind]);
    return rows.map(({ key, name }) => toPlace(kind, key, name));
  }

  @FieldResolver(() => [LodgingPlaceMonth], {
    complexity: orManyAsOf(monthly()),
    description:
      'Lodging figures by month, oldest first. Months of which nothing counts are in `lodgingMonthsLeftOut`.',
  })
  lodgingMonths(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<LodgingPlaceMonth[]> {
    return lodgingMonths(place, context, args);
  }

  @FieldResolver(() => [LodgingPlaceYear], {
    complexity: orManyAsOf(listOf(largest.years)),
    description: 'Lodging figures by year, oldest first.',
  })
  async lodgingYears(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => YearsAsOfArgs) args: YearsAsOfArgs,
  ): Promise<LodgingPlaceYear[]> {
    const { release, months, isAsked } = await yearsAsked(context, 'hotel', args);
    const { places } = context.loaders;
    if (release !== null) return places.asOf(release).lodgingYears.load(monthsKey(place, months));
    return (await places.lodgingYears.load(place)).filter(isAsked);
  }

  @FieldResolver(() => LodgingPlaceSeries, {
    complexity: orManyAsOf(work(reading.allMonths)),
    description: 'Lodging figures by month as columns, for charts.',
  })
  async lodgingSeries(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<LodgingPlaceSeries> {
    const months = await lodgingMonths(place, context, args);
    return {
      months: months.map((month) => month.month),
      ...seriesOf('placeSeries', months),
    };
  }

  @FieldResolver(() => [AlcoholPlaceMonth], {
    complexity: orManyAsOf(monthly()),
    description: 'Mixed beverage figures by month, oldest first.',
  })
  alcoholMonths(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<AlcoholPlaceMonth[]> {
    return alcoholMonths(place, context, args);
  }

  @FieldResolver(() => [AlcoholPlaceYear], {
    complexity: orManyAsOf(listOf(largest.years)),
    description: 'Mixed beverage figures by year, oldest first.',
  })
  async alcoholYears(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => YearsAsOfArgs) args: YearsAsOfArgs,
  ): Promise<AlcoholPlaceYear[]> {
    const { release, months, isAsked } = await yearsAsked(context, 'beverage', args);
    const { places } = context.loaders;
    if (release !== null) return places.asOf(release).alcoholYears.load(monthsKey(place, months));
    return (await places.alcoholYears.load(place)).filter(isAsked);
  }

  @FieldResolver(() => AlcoholPlaceSeries, {
    complexity: orManyAsOf(work(reading.allMonths)),
    description: 'Mixed beverage figures by month as columns, for charts.',
  })
  async alcoholSeries(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<AlcoholPlaceSeries> {
    const months = await alcoholMonths(place, context, args);
    return {
      months: months.map((month) => month.month),
      totalReceipts: months.map((month) => month.totalReceipts),
    };
  }
}
