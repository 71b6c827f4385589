import { createBeverageLoaders, type BeverageLoaders } from './beverages/beverage.loader.ts';
import { createBrandLoaders, type BrandLoaders } from './brands/brand.loader.ts';
import { createHotelLoaders, type HotelLoaders } from './hotels/hotel.loader.ts';
import type { Db } from './lib/db.ts';
import { createPlaceLoaders, type PlaceLoaders } from './places/place.loader.ts';
import { createPortfolioLoaders, type PortfolioLoaders } from './portfolios/portfolio.loader.ts';
import { createPremisesLoaders, type PremisesLoaders } from './premises/premises.loader.ts';
import { createReleaseLoaders, type ReleaseLoaders } from './releases/release.loader.ts';

/** Every loader, one line a feature; made for each request, so that nothing is remembered beyond it. */
export interface Loaders {
  hotels: HotelLoaders;
  beverages: BeverageLoaders;
  premises: PremisesLoaders;
  places: PlaceLoaders;
  brands: BrandLoaders;
  releases: ReleaseLoaders;
  portfolios: PortfolioLoaders;
}

export function createLoaders(db: Db): Loaders {
  return {
    hotels: createHotelLoaders(db),
    beverages: createBeverageLoaders(db),
    premises: createPremisesLoaders(db),
    places: createPlaceLoaders(db),
    brands: createBrandLoaders(db),
    releases: createReleaseLoaders(db),
    portfolios: createPortfolioLoaders(db),
  };
}
