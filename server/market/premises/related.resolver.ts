import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { normalAddress } from './address.rules.ts';
import { PageArgs } from '../../platform/lib/connection.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import type { Page } from '../../platform/lib/page.ts';
import { RelatedPropertyConnection } from './related.connections.ts';
import { propertiesOf } from './related.ts';
import { propertiesAtAddress } from './related.sql.ts';
import { RelatedProperty } from './related.type.ts';
import { largest, listOf } from '../../platform/lib/cost.ts';

/** Limit of the specification. */
const MOST_MATCHES = 10;

@Resolver()
export class RelatedPropertyResolver {
  @Query(() => RelatedPropertyConnection, {
    description: 'All properties of a taxpayer, of both taxes, by name.',
  })
  taxpayerProperties(
    @Ctx() { db }: MarketContext,
    @Arg('taxpayerNumber', () => String, { description: 'Taxpayer number.' }) taxpayerNumber: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<RelatedProperty>> {
    return fetchPage(db, propertiesOf(taxpayerNumber), page);
  }

  @Query(() => [RelatedProperty], {
    complexity: listOf(largest.atPremises),
    description: 'Properties of both taxes at an address, latest start of responsibility first, at most 10.',
  })
  addressMatches(
    @Ctx() { db }: MarketContext,
    @Arg('address', () => String, { description: 'Street address, in any usual spelling.' }) address: string,
    @Arg('zip', () => String, { description: 'ZIP code, 5 digits.' }) zip: string,
  ): Promise<RelatedProperty[]> {
    return db.query<RelatedProperty[]>(propertiesAtAddress, [normalAddress(address), zip, MOST_MATCHES]);
  }
}
