import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { requireViewer } from '../../../platform/viewer.ts';
import type { MarketContext } from '../../context.ts';
import { DataQueue } from './freshness.type.ts';
import { queueLink } from './queueLink.ts';

@Resolver(() => DataQueue)
export class QueueBoardResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Path of pages that show the jobs of all queues. It works for 10 to 20 minutes, without signing in, as long as ' +
      'the session lasts and has the rights of an administrator. Null if nothing is queued, because Redis is not set up.',
  })
  async boardLink(@Ctx() context: MarketContext): Promise<string | null> {
    if (!context.hasQueues) return null;
    const { sessionId } = await requireViewer(context);
    return queueLink(context.sessionSecret, sessionId);
  }
}
