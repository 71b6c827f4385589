import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { page } from '../../platform/lib/cost.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { orManyAsOf } from '../releases/monthsAsOf.ts';
import { latestMonth } from '../releases/latestMonth.ts';
import { IS_PUBLISHED, withPublished, type PublishedPage } from '../releases/publishedResults.ts';
import { FilingsPageArgs } from '../releases/releaseArgs.ts';
import { HotelResultConnection } from './hotel.connections.ts';
import { hotelResults, resultPeriodEnd } from './hotelResults.ts';
import { HotelResult, HotelResultsInput } from './hotelResult.type.ts';
import { Hotel } from './hotel.type.ts';

@Resolver(() => HotelResult)
export class HotelResultResolver {
  @Query(() => HotelResultConnection, {
    complexity: orManyAsOf(page),
    description: 'Rows of a lodging results table, by name.',
  })
  async hotelResults(
    @Ctx() context: MarketContext,
    @Arg('input', () => HotelResultsInput, { description: 'Period, place and filters of the table.' })
    input: HotelResultsInput,
    @Args(() => FilingsPageArgs) args: FilingsPageArgs,
  ): Promise<PublishedPage<HotelResult>> {
    const asOf = await asOfRelease(context, 'hotel', args.asOf);
    const latest = typeof input.year === 'number' ? null : await latestMonth(context, 'HOTEL', args.asOf);
    const results = await fetchPage(context.db, hotelResults({ input, asOf, latest }), args);
    const periodEnd = resultPeriodEnd(input, latest);
    return withPublished(context.db, results, { results: input.type, periodEnd, asOf });
  }

  @FieldResolver(() => Hotel, { description: 'Hotel of the row.' })
  hotel(@Root() { propertyId }: HotelResult, @Ctx() { loaders }: MarketContext): Promise<Hotel> {
    return loaded(loaders.hotels.byId.load(propertyId), 'A hotel');
  }
}

@Resolver(() => HotelResultConnection)
export class HotelResultConnectionResolver {
  @FieldResolver(() => Boolean, { description: IS_PUBLISHED })
  isPublished(@Root() results: PublishedPage<HotelResult>): Promise<boolean> {
    return results.isPublished();
  }
}
