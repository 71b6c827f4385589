import { createAdminLoaders } from '../members/admin/admin.loader.ts';
import { createBeverageLoaders } from '../market/beverages/beverage.loader.ts';
import { createBillingLoaders } from '../billing/billing.loader.ts';
import { createBrandRuleLoaders } from '../market/brands/brandRule.loader.ts';
import { createBrandLoaders } from '../market/brands/brand.loader.ts';
import { createGrowthLoaders } from '../market/figures/growth/growth.loader.ts';
import { createDoubtfulLoaders } from '../market/hotels/doubtful.loader.ts';
import { createHotelLoaders } from '../market/hotels/hotel.loader.ts';
import type { Loaders } from '../members/context.ts';
import type { Db } from '../platform/lib/db.ts';
import { createNearbyLoaders } from '../market/premises/nearby/nearby.loader.ts';
import { createPercentileLoaders } from '../market/hotels/percentiles/percentiles.loader.ts';
import { createOwnerLoaders } from '../market/hotels/owners/owner.loader.ts';
import { createPlaceLoaders } from '../market/places/place.loader.ts';
import { createPortfolioLoaders } from '../market/search/portfolios/portfolio.loader.ts';
import { createPremisesLoaders } from '../market/premises/premises.loader.ts';
import { createReleaseLoaders } from '../market/releases/release.loader.ts';
import { createSupplyLoaders } from '../market/hotels/supply/supply.loader.ts';
import { createTrendsLoaders } from '../market/figures/trends/trends.loader.ts';

/** Makers of loaders, one line a feature. */
const makers: { [Name in keyof Loaders]: (db: Db) => Loaders[Name] } = {
  hotels: createHotelLoaders,
  doubtful: createDoubtfulLoaders,
  beverages: createBeverageLoaders,
  nearby: createNearbyLoaders,
  percentiles: createPercentileLoaders,
  premises: createPremisesLoaders,
  owners: createOwnerLoaders,
  places: createPlaceLoaders,
  brands: createBrandLoaders,
  brandRules: createBrandRuleLoaders,
  growth: createGrowthLoaders,
  releases: createReleaseLoaders,
  portfolios: createPortfolioLoaders,
  billing: createBillingLoaders,
  admin: createAdminLoaders,
  trends: createTrendsLoaders,
  supply: createSupplyLoaders,
};

/**
 * Every loader, for one request, so that nothing is remembered beyond it. Those of a feature are made when first used:
 * hardly any request uses those of more than three.
 */
export function createLoaders(db: Db): Loaders {
  return new RequestLoaders(db) as unknown as Loaders;
}

class RequestLoaders {
  constructor(readonly db: Db) {}
}

for (const [name, make] of Object.entries(makers)) {
  Object.defineProperty(RequestLoaders.prototype, name, {
    get(this: RequestLoaders): unknown {
      const value: unknown = make(this.db);
      Object.defineProperty(this, name, { value });
      return value;
    },
  });
}
