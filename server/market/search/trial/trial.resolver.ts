import { Ctx, FieldResolver, Query, Resolver, Root, type ClassType } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { RELEASE_OF_FIGURE } from '../../releases/releaseFacts.type.ts';
import { loaded } from '../../../platform/lib/loaded.ts';
import { TRIAL_CITY, TRIAL_COUNTY } from './trial.rules.ts';
import { findTrialHotel, findTrialPlace, latestTrialYear, takeTurn } from './trial.ts';
import { Trial } from './trial.type.ts';
import {
  TrialFilingVersion,
  TrialHotel,
  TrialHotelFiling,
  TrialHotelHeadline,
  TrialHotelMonth,
  TrialHotelYear,
} from './trialHotel.type.ts';
import {
  TrialMonthLeftOut,
  TrialPlace,
  TrialPlaceHeadline,
  TrialPlaceMonth,
  TrialPlaceYear,
} from './trialPlace.type.ts';
import { TrialRelease } from './trialRelease.type.ts';

@Resolver(() => Trial)
export class TrialResolver {
  @Query(() => Trial, {
    description:
      'Samples for visitors; needs no session. Fails with `TOO_MANY_ATTEMPTS` after too many requests from one ' +
      'network address.',
  })
  async trial(@Ctx() context: MarketContext): Promise<Trial> {
    await takeTurn(context);
    return { latestYear: await latestTrialYear(context) };
  }

  @FieldResolver(() => TrialHotel, {
    nullable: true,
    description:
      'A hotel of the city: the one that the operator chose, or the one with the highest receipts of the year; null if there is none.',
  })
  hotel(@Root() { latestYear }: Trial, @Ctx() context: MarketContext): Promise<TrialHotel | null> | null {
    return latestYear === null ? null : findTrialHotel(context, latestYear);
  }

  @FieldResolver(() => TrialPlace, {
    nullable: true,
    description: 'The city of Marfa; null if it has no figures.',
  })
  city(@Root() { latestYear }: Trial, @Ctx() context: MarketContext): Promise<TrialPlace | null> | null {
    return latestYear === null ? null : findTrialPlace(context, latestYear, 'CITY', TRIAL_CITY);
  }

  @FieldResolver(() => TrialPlace, {
    nullable: true,
    description: 'Presidio County; null if it has no figures.',
  })
  county(@Root() { latestYear }: Trial, @Ctx() context: MarketContext): Promise<TrialPlace | null> | null {
    return latestYear === null ? null : findTrialPlace(context, latestYear, 'COUNTY', TRIAL_COUNTY);
  }
}

function withRelease(type: ClassType<{ releaseId: number }>): ClassType {
  @Resolver(() => type)
  class WithRelease {
    @FieldResolver(() => TrialRelease, { description: RELEASE_OF_FIGURE })
    async release(
      @Root() { releaseId }: { releaseId: number },
      @Ctx() { loaders }: MarketContext,
    ): Promise<TrialRelease> {
      return loaded(loaders.releases.byId.load(releaseId), 'A release');
    }
  }
  return WithRelease;
}

/** A `release` field for the figures of the samples. */
export const trialReleaseResolvers = [
  TrialHotelMonth,
  TrialHotelYear,
  TrialHotelHeadline,
  TrialHotelFiling,
  TrialFilingVersion,
  TrialPlaceMonth,
  TrialPlaceYear,
  TrialPlaceHeadline,
  TrialMonthLeftOut,
].map(withRelease);
