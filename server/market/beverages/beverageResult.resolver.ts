import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { page } from '../../platform/lib/cost.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import { lastDayOf } from '../../platform/lib/month.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { orManyAsOf } from '../releases/monthsAsOf.ts';
import { latestMonth } from '../releases/latestMonth.ts';
import { IS_PUBLISHED, withPublished, type PublishedPage } from '../releases/publishedResults.ts';
import { FilingsPageArgs } from '../releases/releaseArgs.ts';
import { BeverageResultConnection } from './beverage.connections.ts';
import { beverageResults, resultMonth } from './beverageLists.ts';
import { BeverageResult, BeverageResultsInput } from './beverageResult.type.ts';
import { BeverageProperty } from './beverage.type.ts';

@Resolver(() => BeverageResult)
export class BeverageResultResolver {
  @Query(() => BeverageResultConnection, {
    complexity: orManyAsOf(page),
    description: 'Rows of a mixed beverage results table, by name.',
  })
  async beverageResults(
    @Ctx() context: MarketContext,
    @Arg('input', () => BeverageResultsInput, { description: 'Period, place and filters of the table.' })
    input: BeverageResultsInput,
    @Args(() => FilingsPageArgs) args: FilingsPageArgs,
  ): Promise<PublishedPage<BeverageResult>> {
    const asOf = await asOfRelease(context, 'beverage', args.asOf);
    const latest = typeof input.year === 'number' ? null : await latestMonth(context, 'BEVERAGE', args.asOf);
    const results = await fetchPage(context.db, beverageResults({ input, asOf, latest }), args);
    const month = resultMonth(input, latest);
    return withPublished(context.db, results, {
      results: 'BEVERAGE',
      periodEnd: month && lastDayOf(month),
      asOf,
    });
  }

  @FieldResolver(() => BeverageProperty, { description: 'Property of the row.' })
  property(
    @Root() { propertyId }: BeverageResult,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BeverageProperty> {
    return loaded(loaders.beverages.byId.load(propertyId), 'A property');
  }
}

@Resolver(() => BeverageResultConnection)
export class BeverageResultConnectionResolver {
  @FieldResolver(() => Boolean, { description: IS_PUBLISHED })
  isPublished(@Root() results: PublishedPage<BeverageResult>): Promise<boolean> {
    return results.isPublished();
  }
}
