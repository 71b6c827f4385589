import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { page } from '../../platform/lib/cost.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import type { Page } from '../../platform/lib/page.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { orManyAsOf } from '../releases/monthsAsOf.ts';
import { latestMonth } from '../releases/latestMonth.ts';
import { FilingsPageArgs } from '../releases/releaseArgs.ts';
import { BeverageResultConnection } from './beverage.connections.ts';
import { beverageResults } from './beverageLists.ts';
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
  ): Promise<Page<BeverageResult>> {
    const asOf = await asOfRelease(context, 'beverage', args.asOf);
    const latest = typeof input.year === 'number' ? null : await latestMonth(context, 'BEVERAGE', args.asOf);
    return fetchPage(context.db, beverageResults({ input, asOf, latest }), args);
  }

  @FieldResolver(() => BeverageProperty, { description: 'Property of the row.' })
  property(
    @Root() { propertyId }: BeverageResult,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BeverageProperty> {
    return loaded(loaders.beverages.byId.load(propertyId), 'A property');
  }
}
