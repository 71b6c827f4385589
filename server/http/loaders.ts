import { createAdminLoaders } from '../members/admin/admin.loader.ts';
import { createBeverageLoaders } from '../market/beverages/beverage.loader.ts';
import { createBillingLoaders } from '../billing/billing.loader.ts';
import { createBrandRuleLoaders } from '../market/brands/brandRule.loader.ts';
import { createBrandLoaders } from '../market/brands/brand.loader.ts';
import { createGrowthLoaders } from '../market/growth/growth.loader.ts';
import { createDoubtfulLoaders } from '../market/hotels/doubtful.loader.ts';
import { createHotelLoaders } from '../market/hotels/hotel.loader.ts';
import type { Loaders } from '../members/context.ts';
import type { Db } from '../platform/lib/db.ts';
import { createOwnerLoaders } from '../market/owners/owner.loader.ts';
import { createPlaceLoaders } from '../market/places/place.loader.ts';
import { createPortfolioLoaders } from '../market/portfolios/portfolio.loader.ts';
import { createPremisesLoaders } from '../market/premises/premises.loader.ts';
import { createReleaseLoaders } from '../market/releases/release.loader.ts';
import { createTrendsLoaders } from '../market/trends/trends.loader.ts';

/** Every loader, one line a feature; made for each request, so that nothing is remembered beyond it. */
export function createLoaders(db: Db): Loaders {
  return {
    hotels: createHotelLoaders(db),
    doubtful: createDoubtfulLoaders(db),
    beverages: createBeverageLoaders(db),
    premises: createPremisesLoaders(db),
    owners: createOwnerLoaders(db),
    places: createPlaceLoaders(db),
    brands: createBrandLoaders(db),
    brandRules: createBrandRuleLoaders(db),
    growth: createGrowthLoaders(db),
    releases: createReleaseLoaders(db),
    portfolios: createPortfolioLoaders(db),
    billing: createBillingLoaders(db),
    admin: createAdminLoaders(db),
    trends: createTrendsLoaders(db),
  };
}
