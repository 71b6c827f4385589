import type { GraphQLSchema } from 'graphql';
import type { CallContext } from '../platform/context.ts';
import type { BeverageLoaders } from './beverages/beverage.loader.ts';
import type { BrandLoaders } from './brands/brand.loader.ts';
import type { BrandRuleLoaders } from './brands/brandRule.loader.ts';
import type { QueryPlan } from './figures/exports/query/plannedQuery.ts';
import type { GrowthLoaders } from './figures/growth/growth.loader.ts';
import type { DoubtfulLoaders } from './hotels/doubtful.loader.ts';
import type { HotelLoaders } from './hotels/hotel.loader.ts';
import type { NearbyLoaders } from './premises/nearby/nearby.loader.ts';
import type { OwnerLoaders } from './hotels/owners/owner.loader.ts';
import type { PercentileLoaders } from './hotels/percentiles/percentiles.loader.ts';
import type { PlaceLoaders } from './places/place.loader.ts';
import type { PortfolioLoaders } from './search/portfolios/portfolio.loader.ts';
import type { PremisesLoaders } from './premises/premises.loader.ts';
import type { ReleaseLoaders } from './releases/release.loader.ts';
import type { SupplyLoaders } from './hotels/supply/supply.loader.ts';
import type { TrendsLoaders } from './figures/trends/trends.loader.ts';

/** Loaders of published figures and of lists that members keep. */
export interface MarketLoaders {
  hotels: HotelLoaders;
  doubtful: DoubtfulLoaders;
  beverages: BeverageLoaders;
  nearby: NearbyLoaders;
  percentiles: PercentileLoaders;
  premises: PremisesLoaders;
  owners: OwnerLoaders;
  places: PlaceLoaders;
  brands: BrandLoaders;
  brandRules: BrandRuleLoaders;
  growth: GrowthLoaders;
  releases: ReleaseLoaders;
  portfolios: PortfolioLoaders;
  trends: TrendsLoaders;
  supply: SupplyLoaders;
}

/** Context of a call for resolvers of published figures. */
export interface MarketContext extends CallContext {
  loaders: MarketLoaders;
  /** Refuses an export of a query that costs too much for even one page; costs are counted where queries come in. */
  checkExportQuery: (
    schema: GraphQLSchema,
    plan: QueryPlan,
    variables: Readonly<Record<string, unknown>>,
  ) => void;
}
