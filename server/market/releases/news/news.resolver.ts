import { Args, ArgsType, Ctx, Field, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '../../../platform/lib/connection.ts';
import { listOf, reading, work } from '../../../platform/lib/cost.ts';
import { fetchPage } from '../../../platform/lib/list.ts';
import type { Page } from '../../../platform/lib/page.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { BeverageProperty } from '../../beverages/beverage.type.ts';
import type { MarketContext } from '../../context.ts';
import { Hotel } from '../../hotels/hotel.type.ts';
import { releaseKey } from '../asOf.ts';
import { NewsItemConnection } from './news.connections.ts';
import { ownNews, ownNewsReleases, SHOWN_RELEASES } from './news.ts';
import { NewsItem, NewsKind, NewsRelease } from './news.type.ts';
import { NEWS_KINDS, type NewsKind as Kind } from './newsItems.rules.ts';

@ArgsType()
class NewsArgs extends PageArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of a release, such as `release:3`; without it, all of the last twelve months.',
  })
  release?: string | null;

  @Field(() => [NewsKind], {
    nullable: true,
    description: 'Only these kinds; without it, all.',
  })
  kinds?: Kind[] | null;
}

@Resolver(() => NewsItem)
export class NewsResolver {
  @Query(() => NewsItemConnection, {
    description:
      'Changes by releases to properties that the member follows, the latest release first: those of their portfolios ' +
      'and comparison sets, and those viewed in the last 90 days.',
  })
  async news(
    @Ctx() context: MarketContext,
    @Args(() => NewsArgs) { release = null, kinds, ...page }: NewsArgs,
  ): Promise<Page<NewsItem>> {
    const asked = { release: release === null ? null : releaseKey(release), kinds: kinds ?? NEWS_KINDS };
    return fetchPage(context.db, ownNews(await requireViewer(context), asked), page);
  }

  @Query(() => [NewsRelease], {
    complexity: listOf(SHOWN_RELEASES),
    description:
      'The latest 24 releases of the last twelve months with changes to properties that the member follows, the latest ' +
      'first.',
  })
  async newsReleases(@Ctx() context: MarketContext): Promise<NewsRelease[]> {
    return ownNewsReleases(context.db, await requireViewer(context));
  }

  @FieldResolver(() => Hotel, {
    nullable: true,
    complexity: work(reading.statement),
    description: 'Hotel that opened or took over; null if none.',
  })
  otherHotel(
    @Root() { product, otherId }: NewsItem,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Hotel | null> | null {
    return product === 'HOTEL' && otherId !== null ? loaders.hotels.byId.load(otherId) : null;
  }

  @FieldResolver(() => BeverageProperty, {
    nullable: true,
    complexity: work(reading.statement),
    description: 'Mixed beverage property that opened or took over; null if none.',
  })
  otherBeverageProperty(
    @Root() { product, otherId }: NewsItem,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BeverageProperty | null> | null {
    return product === 'BEVERAGE' && otherId !== null ? loaders.beverages.byId.load(otherId) : null;
  }
}
