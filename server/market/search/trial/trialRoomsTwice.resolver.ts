import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { monthly } from '../../../platform/lib/cost.ts';
import type { MarketContext } from '../../context.ts';
import { CityRoomsTwice, RoomsTwice, ROOMS_TWICE } from '../../figures/soldHotels/roomsTwice.type.ts';
import { latestYears as rangeOf } from './trial.rules.ts';
import { checkYears, LatestYearsArgs } from './trialArgs.ts';
import { TrialPlace } from './trialPlace.type.ts';

@Resolver(() => TrialPlace)
export class TrialRoomsTwiceResolver {
  @FieldResolver(() => [RoomsTwice], { complexity: monthly(), description: ROOMS_TWICE })
  lodgingRoomsTwice(
    @Root() { kind, key, latestYear }: TrialPlace,
    @Ctx() { loaders }: MarketContext,
    @Args(() => LatestYearsArgs) { latestYears }: LatestYearsArgs,
  ): Promise<RoomsTwice[]> {
    const range = rangeOf(latestYear, checkYears(latestYears));
    return loaders.places.lodgingRoomsTwice.load({ kind, key, ...range });
  }

  @FieldResolver(() => [CityRoomsTwice], {
    complexity: monthly(),
    description: `The county only, of each of its cities, by city and month. ${ROOMS_TWICE}`,
  })
  citiesLodgingRoomsTwice(
    @Root() { kind, key, latestYear }: TrialPlace,
    @Ctx() { loaders }: MarketContext,
    @Args(() => LatestYearsArgs) { latestYears }: LatestYearsArgs,
  ): Promise<CityRoomsTwice[]> {
    const range = rangeOf(latestYear, checkYears(latestYears));
    return loaders.places.citiesLodgingRoomsTwice.load({ kind, key, ...range });
  }
}
