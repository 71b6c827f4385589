import { Ctx, Query, Resolver } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { OF_TODAY } from '../releases/figuresAsOf.args.ts';
import { marketplaceCities } from './marketplaceCity.sql.ts';
import { MarketplaceCity } from './marketplaceCity.type.ts';
import { listOf } from '../../platform/lib/cost.ts';

@Resolver()
export class MarketplaceCityResolver {
  @Query(() => [MarketplaceCity], {
    complexity: listOf(500),
    description:
      'Unknown cities named by marketplaces, most receipts first. To assign one, add an alias to the reference ' +
      `data. For administrators. ${OF_TODAY}`,
  })
  marketplaceCities(@Ctx() { db }: MarketContext): Promise<MarketplaceCity[]> {
    return db.query<MarketplaceCity[]>(marketplaceCities);
  }
}
