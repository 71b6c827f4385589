import { Ctx, Query, Resolver } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { marketplaceCities } from './marketplaceCity.sql.ts';
import { MarketplaceCity } from './marketplaceCity.type.ts';
import { listOf } from '../../platform/lib/cost.ts';

@Resolver()
export class MarketplaceCityResolver {
  @Query(() => [MarketplaceCity], {
    complexity: listOf(500),
    description:
      'Unknown cities that marketplaces name, the one with the most receipts first: an alias in the reference data settles one. For administrators.',
  })
  marketplaceCities(@Ctx() { db }: MarketContext): Promise<MarketplaceCity[]> {
    return db.query<MarketplaceCity[]>(marketplaceCities);
  }
}
