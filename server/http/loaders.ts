import { createAdminLoaders, type AdminLoaders } from '../members/admin/admin.loader.ts';
import { createBeverageLoaders, type BeverageLoaders } from '../market/beverages/beverage.loader.ts';
import { createBillingLoaders, type BillingLoaders } from '../billing/billing.loader.ts';
import { createBrandRuleLoaders, type BrandRuleLoaders } from '../market/brands/brandRule.loader.ts';
import { createBrandLoaders, type BrandLoaders } from '../market/brands/brand.loader.ts';
import { createGrowthLoaders, type GrowthLoaders } from '../market/growth/growth.loader.ts';
import { createDoubtfulLoaders, type DoubtfulLoaders } from '../market/hotels/doubtful.loader.ts';
import { createHotelLoaders, type HotelLoaders } from '../market/hotels/hotel.loader.ts';
import type { Db } from '../platform/lib/db.ts';
import { createPlaceLoaders, type PlaceLoaders } from '../market/places/place.loader.ts';
import { createPortfolioLoaders, type PortfolioLoaders } from '../market/portfolios/portfolio.loader.ts';
import { createPremisesLoaders, type PremisesLoaders } from '../market/premises/premises.loader.ts';
import { createReleaseLoaders, type ReleaseLoaders } from '../market/releases/release.loader.ts';
import { createTrendsLoaders, type TrendsLoaders } from '../market/trends/trends.loader.ts';

/** Every loader, one line a feature; made for each request, so that nothing is remembered beyond it. */
export interface Loaders {
  hotels: HotelLoaders;
  doubtful: DoubtfulLoaders;
  beverages: BeverageLoaders;
  premises: PremisesLoaders;
  places: PlaceLoaders;
  brands: BrandLoaders;
  brandRules: BrandRuleLoaders;
  growth: GrowthLoaders;
  releases: ReleaseLoaders;
  portfolios: PortfolioLoaders;
  billing: BillingLoaders;
  admin: AdminLoaders;
  trends: TrendsLoaders;
}

export function createLoaders(db: Db): Loaders {
  return {
    hotels: createHotelLoaders(db),
    doubtful: createDoubtfulLoaders(db),
    beverages: createBeverageLoaders(db),
    premises: createPremisesLoaders(db),
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
