import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { YearsAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { orManyAsOf } from '../../releases/monthsAsOf.ts';
import { Release } from '../../releases/release.type.ts';
import { Place } from '../../places/place.type.ts';
import { largest, listOf, reading } from '../../../platform/lib/cost.ts';
import { supplyOf } from './supply.ts';
import { PlaceSupplyYear } from './supply.type.ts';

/** Months of the place, and every filing of its hotels and of the others at their addresses. */
const READINGS = 2;

@Resolver(() => Place)
export class SupplyResolver {
  @FieldResolver(() => [PlaceSupplyYear], {
    complexity: orManyAsOf(listOf(largest.years, reading.supply), READINGS),
    description:
      'Hotel rooms that opened, closed and stood idle, by year, oldest first: every year from the place’s first with ' +
      'figures to its last.',
  })
  supply(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => YearsAsOfArgs) args: YearsAsOfArgs,
  ): Promise<PlaceSupplyYear[]> {
    return supplyOf(place, context, args);
  }
}

@Resolver(() => PlaceSupplyYear)
export class SupplyReleaseResolver {
  @FieldResolver(() => Release, {
    nullable: true,
    description:
      'Latest release that the months of the year come from; null without months. Openings and closings also rest on ' +
      'dates that later releases state.',
  })
  release(
    @Root() { releaseId }: PlaceSupplyYear,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Release | null> | null {
    return releaseId === null ? null : loaders.releases.byId.load(releaseId);
  }
}
