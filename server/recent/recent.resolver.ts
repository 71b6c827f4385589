import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../accounts/viewer.ts';
import { BeverageProperty } from '../beverages/beverage.type.ts';
import type { Context } from '../context.ts';
import { Hotel } from '../hotels/hotel.type.ts';
import { PageArgs } from '../lib/connection.ts';
import { done, DonePayload } from '../lib/fieldErrors.ts';
import { fetchPage } from '../lib/list.ts';
import type { Page } from '../lib/page.ts';
import { RecentViewConnection } from './recent.connections.ts';
import { noteView, ownViews } from './recent.ts';
import { RecentView, RecordViewInput } from './recent.type.ts';

@Resolver(() => RecentView)
export class RecentViewResolver {
  @Query(() => RecentViewConnection, {
    description: 'Properties whose pages one left lately, the latest first, at most 500.',
  })
  async recentlyViewed(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<RecentView>> {
    return fetchPage(context.db, ownViews(await requireViewer(context)), page);
  }

  @FieldResolver(() => Hotel, { nullable: true, description: 'The hotel, for lodging.' })
  hotel(
    @Root() { product, propertyId }: RecentView,
    @Ctx() { loaders }: Context,
  ): Promise<Hotel | null> | null {
    return product === 'HOTEL' ? loaders.hotels.byId.load(propertyId) : null;
  }

  @FieldResolver(() => BeverageProperty, {
    nullable: true,
    description: 'The property, for mixed beverages.',
  })
  beverageProperty(
    @Root() { product, propertyId }: RecentView,
    @Ctx() { loaders }: Context,
  ): Promise<BeverageProperty | null> | null {
    return product === 'BEVERAGE' ? loaders.beverages.byId.load(propertyId) : null;
  }

  @Mutation(() => DonePayload, { description: 'Notes that one left a property’s page. Errors: NOT_FOUND.' })
  recordView(
    @Ctx() context: Context,
    @Arg('input', () => RecordViewInput, { description: 'Which page.' }) input: RecordViewInput,
  ): Promise<DonePayload> {
    return done(async () => noteView(context.accounts, await requireViewer(context), input));
  }
}
