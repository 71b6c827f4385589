import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer } from '../../../platform/viewer.ts';
import type { MarketContext } from '../../context.ts';
import { PageArgs } from '../../../platform/lib/connection.ts';
import { done, DonePayload } from '../../../platform/lib/fieldErrors.ts';
import { fetchPage } from '../../../platform/lib/list.ts';
import type { Page } from '../../../platform/lib/page.ts';
import { RecentViewConnection } from './recent.connections.ts';
import { noteView, ownViews } from './recent.ts';
import { type RecentView, RecordViewInput } from './recent.type.ts';

@Resolver()
export class RecentViewResolver {
  @Query(() => RecentViewConnection, {
    description: 'Hotels and bars that the member viewed recently, latest first, at most 500.',
  })
  async recentlyViewed(
    @Ctx() context: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('eachProperty', () => Boolean, {
      defaultValue: false,
      description: 'True to list the properties of several owners of one hotel or bar one by one.',
    })
    eachProperty: boolean,
  ): Promise<Page<RecentView>> {
    return fetchPage(context.db, ownViews(await requireViewer(context), eachProperty), page);
  }

  @Mutation(() => DonePayload, {
    description: 'Records that the member left a property’s page. Errors: `NOT_FOUND`.',
  })
  recordView(
    @Ctx() context: MarketContext,
    @Arg('input', () => RecordViewInput, { description: 'Property whose page was viewed.' })
    input: RecordViewInput,
  ): Promise<DonePayload> {
    return done(async () => noteView(context.accounts, await requireViewer(context), input));
  }
}
