import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { PageArgs } from '../../platform/lib/connection.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import type { Page } from '../../platform/lib/page.ts';
import { BeverageResultConnection } from './beverage.connections.ts';
import { beverageResults } from './beverageLists.ts';
import { BeverageResult, BeverageResultsInput } from './beverageResult.type.ts';
import { BeverageProperty } from './beverage.type.ts';

@Resolver(() => BeverageResult)
export class BeverageResultResolver {
  @Query(() => BeverageResultConnection, {
    description: 'Rows of a mixed beverage results table, by name.',
  })
  async beverageResults(
    @Ctx() { db, loaders }: MarketContext,
    @Arg('input', () => BeverageResultsInput, { description: 'Period, place and filters of the table.' })
    input: BeverageResultsInput,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<BeverageResult>> {
    const latest =
      typeof input.year === 'number' ? null : await loaders.releases.latestMonth.load('BEVERAGE');
    return fetchPage(db, beverageResults(input, latest), page);
  }

  @FieldResolver(() => BeverageProperty, { description: 'Property of the row.' })
  property(
    @Root() { propertyId }: BeverageResult,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BeverageProperty> {
    return loaded(loaders.beverages.byId.load(propertyId), 'A property');
  }
}
