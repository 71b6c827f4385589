import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { RankAsOfArgs } from '../releases/figuresAsOf.args.ts';
import { orManyAsOf } from '../releases/monthsAsOf.ts';
import { marketplaceCities, marketplaceCitiesAsOf } from './marketplaceCity.sql.ts';
import { MarketplaceCity } from './marketplaceCity.type.ts';
import { listOf } from '../../platform/lib/cost.ts';

@Resolver()
export class MarketplaceCityResolver {
  @Query(() => [MarketplaceCity], {
    complexity: orManyAsOf(listOf(500)),
    description:
      'Unknown cities named by marketplaces, most receipts first. To assign one, add an alias to the reference ' +
      'data. For administrators. Which cities are known is always judged as of today.',
  })
  async marketplaceCities(
    @Ctx() context: MarketContext,
    @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
  ): Promise<MarketplaceCity[]> {
    const release = await asOfRelease(context, 'hotel', asOf);
    return release === null
      ? context.db.query<MarketplaceCity[]>(marketplaceCities)
      : context.db.query<MarketplaceCity[]>(marketplaceCitiesAsOf, [release]);
  }
}
