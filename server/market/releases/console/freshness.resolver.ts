import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { listOf } from '../../../platform/lib/cost.ts';
import type { MarketContext } from '../../context.ts';
import { Release } from '../release.type.ts';
import { freshnessOf } from './freshness.ts';
import { DataFreshness, DataQueue } from './freshness.type.ts';
import { countQueue } from './imports.sql.ts';

@Resolver(() => DataFreshness)
export class FreshnessResolver {
  @Query(() => [DataFreshness], {
    complexity: listOf(2),
    description: 'Published months of each tax, and what is due. For administrators.',
  })
  dataFreshness(@Ctx() { db, loaders }: MarketContext): Promise<DataFreshness[]> {
    return freshnessOf(db, (product) => loaders.releases.latestMonth.load(product), new Date());
  }

  @Query(() => DataQueue, { description: 'Number of imports and tasks by state. For administrators.' })
  async dataQueue(@Ctx() { db }: MarketContext): Promise<DataQueue> {
    const [counts] = await db.query<DataQueue[]>(countQueue);
    return counts ?? { waiting: 0, running: 0, failed: 0 };
  }

  @FieldResolver(() => Release, {
    nullable: true,
    description: 'Release that was published last and is in force; null if there is none.',
  })
  lastRelease(
    @Root() { lastReleaseId }: DataFreshness,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Release | null> | null {
    return lastReleaseId === null ? null : loaders.releases.byId.load(lastReleaseId);
  }
}
