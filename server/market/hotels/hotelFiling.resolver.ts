import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import type { Page } from '../../platform/lib/page.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { Release } from '../releases/release.type.ts';
import { HotelFilingConnection } from './hotel.connections.ts';
import { HotelFilingListArgs } from './hotel.args.ts';
import { hotelFilings } from './hotelFilings.ts';
import { filingsPage } from '../releases/filingsCost.ts';
import { HISTORY, HotelFiling } from './hotelFiling.type.ts';
import { Hotel } from './hotel.type.ts';
import { largest, listOf } from '../../platform/lib/cost.ts';

@Resolver(() => HotelFiling)
export class HotelFilingResolver {
  @Query(() => HotelFilingConnection, {
    complexity: filingsPage,
    description: 'Hotel filings as filed, now or as of a release.',
  })
  async hotelFilings(
    @Ctx() { db, loaders }: MarketContext,
    @Args(() => HotelFilingListArgs) args: HotelFilingListArgs,
  ): Promise<Page<HotelFiling>> {
    const asOf = await asOfRelease({ loaders }, 'hotel', args.asOf);
    return fetchPage(db, hotelFilings({ filter: args.filter, orderBy: args.orderBy ?? [], asOf }), args);
  }

  @FieldResolver(() => Hotel, { description: 'Hotel that the filing is for.' })
  hotel(@Root() { propertyId }: HotelFiling, @Ctx() { loaders }: MarketContext): Promise<Hotel> {
    return loaded(loaders.hotels.byId.load(propertyId), 'A hotel');
  }

  @FieldResolver(() => [HotelFiling], {
    complexity: listOf(largest.history),
    description: HISTORY,
  })
  history(@Root() { filingId }: HotelFiling, @Ctx() { loaders }: MarketContext): Promise<HotelFiling[]> {
    return loaders.hotels.filingHistory.load(filingId);
  }

  @FieldResolver(() => Release, {
    nullable: true,
    description: 'Release that replaced or retired the filing; null if it is current.',
  })
  replacedBy(
    @Root() { replacedByReleaseId }: HotelFiling,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Release | null> | null {
    return replacedByReleaseId === null ? null : loaders.releases.byId.load(replacedByReleaseId);
  }
}
