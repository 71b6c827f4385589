import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { done, DonePayload, orRefusal } from '../../platform/lib/fieldErrors.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../context.ts';
import { createFeed, feedOf, removeFeed } from './newsFeed.ts';
import { NewsFeed, NewsFeedPayload } from './newsFeed.type.ts';

@Resolver()
export class NewsFeedResolver {
  @Query(() => NewsFeed, {
    nullable: true,
    description: 'The signed-in member’s feed of what is new; null if they have none.',
  })
  async newsFeed(@Ctx() context: MemberContext): Promise<NewsFeed | null> {
    return feedOf(context.db, (await requireViewer(context)).memberId);
  }

  @Mutation(() => NewsFeedPayload, {
    description:
      'Creates the address of the signed-in member’s feed. An earlier address stops working at once. Errors: ' +
      '`TOO_MANY_ATTEMPTS`.',
  })
  createNewsFeed(@Ctx() context: MemberContext): Promise<NewsFeedPayload> {
    return orRefusal<NewsFeedPayload>(
      async () => ({ address: await createFeed(context), errors: [] }),
      (errors) => ({ address: null, errors }),
    );
  }

  @Mutation(() => DonePayload, {
    description:
      'Deletes the signed-in member’s feed; its address stops working at once. Errors: `NOT_FOUND`.',
  })
  deleteNewsFeed(@Ctx() context: MemberContext): Promise<DonePayload> {
    return done(() => removeFeed(context));
  }
}
