import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { BeverageFiling } from '../beverages/beverageFiling.type.ts';
import type { MarketContext } from '../context.ts';
import { HotelFiling } from '../hotels/hotelFiling.type.ts';
import { PageArgs } from '../../platform/lib/connection.ts';
import { Product } from '../enums.ts';
import { fetchPage, type List } from '../../platform/lib/list.ts';
import type { Page } from '../../platform/lib/page.ts';
import { releaseKey } from './asOf.ts';
import { ReleaseConnection, RevisionConnection } from './release.connections.ts';
import { releaseList } from './release.sql.ts';
import { Release, Revision } from './release.type.ts';
import { STATES_TAX, statesTax } from './releaseFormat.rules.ts';
import { RevisionPageArgs, revisionsAsked } from './releaseArgs.ts';

@ArgsType()
class ReleaseListArgs extends PageArgs {
  @Field(() => Product, { nullable: true, description: 'Only releases of this tax; without it, all.' })
  product?: Product | null;
}

function releasesOf(product: Product | null): List<Release, Release> {
  return {
    sql: (params) =>
      releaseList(product === null ? 'true' : `r.product = ${params.add(product.toLowerCase(), 'text')}`),
    order: [{ sql: 'r.id', type: 'bigint', direction: 'desc' }],
    finish: (release) => release,
  };
}

@Resolver(() => Release)
export class ReleaseResolver {
  @Query(() => Release, { nullable: true, description: 'A release by its id; null if there is none.' })
  release(
    @Ctx() { loaders }: MarketContext,
    @Arg('id', () => ID, { description: 'Id, such as `release:3`.' }) id: string,
  ): Promise<Release | null> {
    return loaders.releases.byId.load(releaseKey(id));
  }

  @Query(() => ReleaseConnection, {
    description: 'Published releases, latest first, with those that were undone since.',
  })
  releases(
    @Ctx() { db }: MarketContext,
    @Args(() => ReleaseListArgs) { product = null, ...page }: ReleaseListArgs,
  ): Promise<Page<Release>> {
    return fetchPage(db, releasesOf(product), page);
  }

  @FieldResolver(() => Boolean, { description: STATES_TAX })
  statesTax(@Root() { format }: Release): boolean {
    return statesTax(format);
  }

  @FieldResolver(() => RevisionConnection, {
    description:
      'Changes that the release made to the filings of its periods, property by property. Of the first release of a ' +
      'period, every filing is added; of a re-issue, these are its differences.',
  })
  revisions(
    @Root() { releaseId, product }: Release,
    @Ctx() { loaders }: MarketContext,
    @Args(() => RevisionPageArgs) args: RevisionPageArgs,
  ): Promise<Page<Revision>> {
    return loaders.releases.revisions[product].ofRelease.load({ id: releaseId, ...revisionsAsked(args) });
  }
}

@Resolver(() => Revision)
export class RevisionResolver {
  @FieldResolver(() => HotelFiling, {
    nullable: true,
    description: 'Hotel filing before the change; null if it was added.',
  })
  hotelFilingBefore(
    @Root() revision: Revision,
    @Ctx() context: MarketContext,
  ): Promise<HotelFiling | null> | null {
    return hotelFiling(context, revision.product, revision.beforeId);
  }

  @FieldResolver(() => HotelFiling, {
    nullable: true,
    description: 'Hotel filing after the change; null if it was retired.',
  })
  hotelFilingAfter(
    @Root() revision: Revision,
    @Ctx() context: MarketContext,
  ): Promise<HotelFiling | null> | null {
    return hotelFiling(context, revision.product, revision.afterId);
  }

  @FieldResolver(() => BeverageFiling, {
    nullable: true,
    description: 'Mixed beverage filing before the change; null if it was added.',
  })
  beverageFilingBefore(
    @Root() revision: Revision,
    @Ctx() context: MarketContext,
  ): Promise<BeverageFiling | null> | null {
    return beverageFiling(context, revision.product, revision.beforeId);
  }

  @FieldResolver(() => BeverageFiling, {
    nullable: true,
    description: 'Mixed beverage filing after the change; null if it was retired.',
  })
  beverageFilingAfter(
    @Root() revision: Revision,
    @Ctx() context: MarketContext,
  ): Promise<BeverageFiling | null> | null {
    return beverageFiling(context, revision.product, revision.afterId);
  }
}

function hotelFiling(
  { loaders }: MarketContext,
  product: Product,
  id: number | null,
): Promise<HotelFiling | null> | null {
  return product === 'HOTEL' && id !== null ? loaders.hotels.filing.load(id) : null;
}

function beverageFiling(
  { loaders }: MarketContext,
  product: Product,
  id: number | null,
): Promise<BeverageFiling | null> | null {
  return product === 'BEVERAGE' && id !== null ? loaders.beverages.filing.load(id) : null;
}
