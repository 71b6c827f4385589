import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import type { Page } from '../../platform/lib/page.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { Release } from '../releases/release.type.ts';
import { BeverageFilingListArgs } from './beverage.args.ts';
import { BeverageFilingConnection } from './beverage.connections.ts';
import { BeverageFiling } from './beverageFiling.type.ts';
import { beverageFilings } from './beverageLists.ts';
import { filingsPage } from '../releases/filingsCost.ts';
import { BeverageProperty } from './beverage.type.ts';
import { largest, listOf } from '../../platform/lib/cost.ts';

@Resolver(() => BeverageFiling)
export class BeverageFilingResolver {
  @Query(() => BeverageFilingConnection, {
    complexity: filingsPage,
    description:
      'Mixed beverage filings as filed, now or as of a release. A month in both a legacy release and the portal’s has a filing of ' +
      'each: add up only those with `countsTo`.',
  })
  async beverageFilings(
    @Ctx() { db, loaders }: MarketContext,
    @Args(() => BeverageFilingListArgs) args: BeverageFilingListArgs,
  ): Promise<Page<BeverageFiling>> {
    const asOf = await asOfRelease({ loaders }, 'beverage', args.asOf);
    return fetchPage(db, beverageFilings({ filter: args.filter, orderBy: args.orderBy ?? [], asOf }), args);
  }

  @FieldResolver(() => BeverageProperty, { description: 'Property that the filing is for.' })
  property(
    @Root() { propertyId }: BeverageFiling,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BeverageProperty> {
    return loaded(loaders.beverages.byId.load(propertyId), 'A property');
  }

  @FieldResolver(() => BeverageProperty, {
    nullable: true,
    description:
      'Property whose month includes this filing. A legacy filing counts toward the portal’s property that has ' +
      'had the same permit at the same ZIP code. Null if the filing was replaced, or if the portal’s own filing ' +
      'of the month counts instead.',
  })
  countsTo(
    @Root() { countedPropertyId }: BeverageFiling,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BeverageProperty> | null {
    return countedPropertyId === null
      ? null
      : loaded(loaders.beverages.byId.load(countedPropertyId), 'A property');
  }

  @FieldResolver(() => [BeverageFiling], {
    complexity: listOf(largest.history),
    description: 'Earlier filings for the same period, latest first; empty if never revised.',
  })
  history(
    @Root() { filingId }: BeverageFiling,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BeverageFiling[]> {
    return loaders.beverages.filingHistory.load(filingId);
  }

  @FieldResolver(() => Release, {
    nullable: true,
    description: 'Release that replaced or retired the filing; null if it is current.',
  })
  replacedBy(
    @Root() { replacedByReleaseId }: BeverageFiling,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Release | null> | null {
    return replacedByReleaseId === null ? null : loaders.releases.byId.load(replacedByReleaseId);
  }
}
