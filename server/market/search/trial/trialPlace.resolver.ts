import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { lodgingHeadline } from '../../places/placeHeadline.rules.ts';
import { lodgingStanding, withRanks } from '../../places/placeHeadline.resolver.ts';
import { isYearIn, latestYears as rangeOf } from './trial.rules.ts';
import { checkYears, LatestYearsArgs } from './trialArgs.ts';
import {
  TrialCityMonth,
  TrialPlace,
  TrialPlaceHeadline,
  TrialPlaceMonth,
  TrialPlaceYear,
} from './trialPlace.type.ts';
import { largest, monthly, listOf } from '../../../platform/lib/cost.ts';

@Resolver(() => TrialPlace)
class TrialPlaceResolver {
  @FieldResolver(() => TrialPlaceHeadline, {
    nullable: true,
    description: 'Key lodging figures of the latest month; null if there are no months with figures.',
  })
  async lodgingHeadline(
    @Root() { kind, key }: TrialPlace,
    @Ctx() { loaders }: MarketContext,
  ): Promise<TrialPlaceHeadline | null> {
    const months = await loaders.places.lodgingMonths.load({ kind, key, from: null, to: null });
    const figures = lodgingHeadline(months);
    return figures && { ...figures, kind, key };
  }

  @FieldResolver(() => [TrialPlaceMonth], {
    complexity: monthly(),
    description: 'Lodging figures by month, oldest first.',
  })
  lodgingMonths(
    @Root() { kind, key, latestYear }: TrialPlace,
    @Ctx() { loaders }: MarketContext,
    @Args(() => LatestYearsArgs) { latestYears }: LatestYearsArgs,
  ): Promise<TrialPlaceMonth[]> {
    const range = rangeOf(latestYear, checkYears(latestYears));
    return loaders.places.lodgingMonths.load({ kind, key, ...range });
  }

  @FieldResolver(() => [TrialPlaceYear], {
    complexity: listOf(largest.years),
    description: 'Lodging figures by year, oldest first.',
  })
  async lodgingYears(
    @Root() { kind, key, latestYear }: TrialPlace,
    @Ctx() { loaders }: MarketContext,
    @Args(() => LatestYearsArgs) { latestYears }: LatestYearsArgs,
  ): Promise<TrialPlaceYear[]> {
    const range = rangeOf(latestYear, checkYears(latestYears));
    const years = await loaders.places.lodgingYears.load({ kind, key });
    return years.filter(({ year }) => isYearIn(range, year));
  }

  @FieldResolver(() => [TrialCityMonth], {
    complexity: monthly(5),
    description:
      'The county only: lodging figures of each city in the county, by city and month. They add up to the ' +
      'county’s figures.',
  })
  citiesLodgingMonths(
    @Root() { kind, key, latestYear }: TrialPlace,
    @Ctx() { loaders }: MarketContext,
    @Args(() => LatestYearsArgs) { latestYears }: LatestYearsArgs,
  ): Promise<TrialCityMonth[]> {
    const range = rangeOf(latestYear, checkYears(latestYears));
    return loaders.places.citiesLodgingMonths.load({ kind, key, ...range });
  }
}

export const trialPlaceResolvers = [
  TrialPlaceResolver,
  withRanks(TrialPlaceHeadline, lodgingStanding, 'HOTEL'),
];
