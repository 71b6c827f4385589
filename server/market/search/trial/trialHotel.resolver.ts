import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { HISTORY } from '../../hotels/hotelFiling.type.ts';
import { withHotelRanks } from '../../hotels/hotelHeadline.resolver.ts';
import { hotelSeries, hotelYears, type AskedHeadline } from '../../hotels/hotelFigures.ts';
import { HotelSeries, type HotelMonth } from '../../hotels/hotelMonth.type.ts';
import { MAX_PAGE } from '../../../platform/lib/page.ts';
import { isPeriodIn, isYearIn, latestYears as rangeOf } from './trial.rules.ts';
import { checkYears, LatestYearsArgs } from './trialArgs.ts';
import {
  TrialFilingVersion,
  TrialHotel,
  TrialHotelFiling,
  TrialHotelHeadline,
  TrialHotelMonth,
  TrialHotelYear,
} from './trialHotel.type.ts';
import { largest, monthly, listOf } from '../../../platform/lib/cost.ts';

function allMonths({ propertyId }: TrialHotel, { loaders }: MarketContext): Promise<HotelMonth[]> {
  return loaders.hotels.months.load({ propertyId, from: null, to: null });
}

@Resolver(() => TrialHotel)
export class TrialHotelResolver {
  @FieldResolver(() => TrialHotelHeadline, {
    nullable: true,
    description: 'Figures of the latest month; null if there are no months with figures.',
  })
  headline(
    @Root() { propertyId }: TrialHotel,
    @Ctx() { loaders }: MarketContext,
  ): Promise<AskedHeadline | null> {
    return loaders.hotels.headline.load(propertyId);
  }

  @FieldResolver(() => [TrialHotelMonth], {
    complexity: monthly(),
    description: 'Months with figures, oldest first.',
  })
  async months(
    @Root() { propertyId, latestYear }: TrialHotel,
    @Ctx() { loaders }: MarketContext,
    @Args(() => LatestYearsArgs) { latestYears }: LatestYearsArgs,
  ): Promise<TrialHotelMonth[]> {
    return loaders.hotels.months.load({ propertyId, ...rangeOf(latestYear, checkYears(latestYears)) });
  }

  @FieldResolver(() => HotelSeries, { description: 'Months with figures as columns, for charts.' })
  async series(
    @Root() hotel: TrialHotel,
    @Ctx() context: MarketContext,
    @Args(() => LatestYearsArgs) { latestYears }: LatestYearsArgs,
  ): Promise<HotelSeries> {
    const range = rangeOf(hotel.latestYear, checkYears(latestYears));
    return hotelSeries(await allMonths(hotel, context), range);
  }

  @FieldResolver(() => [TrialHotelYear], {
    complexity: listOf(largest.years),
    description: 'Calendar years with figures, oldest first.',
  })
  async years(
    @Root() hotel: TrialHotel,
    @Ctx() context: MarketContext,
    @Args(() => LatestYearsArgs) { latestYears }: LatestYearsArgs,
  ): Promise<TrialHotelYear[]> {
    const range = rangeOf(hotel.latestYear, checkYears(latestYears));
    return hotelYears(await allMonths(hotel, context)).filter(({ year }) => isYearIn(range, year));
  }

  @FieldResolver(() => [TrialHotelFiling], {
    complexity: monthly(),
    description: 'Filings of the hotel, latest period first, at most 500.',
  })
  async filings(
    @Root() { propertyId, latestYear }: TrialHotel,
    @Ctx() { loaders }: MarketContext,
    @Args(() => LatestYearsArgs) { latestYears }: LatestYearsArgs,
  ): Promise<TrialHotelFiling[]> {
    const range = rangeOf(latestYear, checkYears(latestYears));
    const page = { first: MAX_PAGE };
    const { nodes } = await loaders.hotels.filings.load({ id: propertyId, page, args: { asOf: null } });
    return nodes.filter(({ periodEnd }) => isPeriodIn(range, periodEnd));
  }
}

@Resolver(() => TrialHotelFiling)
export class TrialHotelFilingResolver {
  @FieldResolver(() => [TrialFilingVersion], {
    complexity: listOf(largest.history),
    description: HISTORY,
  })
  history(
    @Root() { filingId }: TrialHotelFiling,
    @Ctx() { loaders }: MarketContext,
  ): Promise<TrialFilingVersion[]> {
    return loaders.hotels.filingHistory.load(filingId);
  }
}

export const TrialHotelHeadlineResolver = withHotelRanks(TrialHotelHeadline);
