import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { monthly } from '../../../platform/lib/cost.ts';
import type { MarketContext } from '../../context.ts';
import { MONTHS_LEFT_OUT } from '../../figures/leftOut/monthLeftOut.type.ts';
import { latestYears as rangeOf } from './trial.rules.ts';
import { checkYears, LatestYearsArgs } from './trialArgs.ts';
import { TrialHotel } from './trialHotel.type.ts';
import { TrialCityMonthLeftOut, TrialMonthLeftOut, TrialPlace } from './trialPlace.type.ts';

@Resolver(() => TrialHotel)
class TrialHotelLeftOutResolver {
  @FieldResolver(() => [TrialMonthLeftOut], { complexity: monthly(), description: MONTHS_LEFT_OUT })
  monthsLeftOut(
    @Root() { propertyId, latestYear }: TrialHotel,
    @Ctx() { loaders }: MarketContext,
    @Args(() => LatestYearsArgs) { latestYears }: LatestYearsArgs,
  ): Promise<TrialMonthLeftOut[]> {
    const range = rangeOf(latestYear, checkYears(latestYears));
    return loaders.hotels.monthsLeftOut.load({ propertyId, ...range });
  }
}

@Resolver(() => TrialPlace)
class TrialPlaceLeftOutResolver {
  @FieldResolver(() => [TrialMonthLeftOut], { complexity: monthly(), description: MONTHS_LEFT_OUT })
  lodgingMonthsLeftOut(
    @Root() { kind, key, latestYear }: TrialPlace,
    @Ctx() { loaders }: MarketContext,
    @Args(() => LatestYearsArgs) { latestYears }: LatestYearsArgs,
  ): Promise<TrialMonthLeftOut[]> {
    const range = rangeOf(latestYear, checkYears(latestYears));
    return loaders.places.lodgingMonthsLeftOut.load({ kind, key, ...range });
  }

  @FieldResolver(() => [TrialCityMonthLeftOut], {
    complexity: monthly(),
    description:
      'The county only: months of its cities of which nothing counts, because an operator left out all that was filed for ' +
      'them, by city and month.',
  })
  citiesLodgingMonthsLeftOut(
    @Root() { kind, key, latestYear }: TrialPlace,
    @Ctx() { loaders }: MarketContext,
    @Args(() => LatestYearsArgs) { latestYears }: LatestYearsArgs,
  ): Promise<TrialCityMonthLeftOut[]> {
    const range = rangeOf(latestYear, checkYears(latestYears));
    return loaders.places.citiesLodgingMonthsLeftOut.load({ kind, key, ...range });
  }
}

export const trialLeftOutResolvers = [TrialHotelLeftOutResolver, TrialPlaceLeftOutResolver];
