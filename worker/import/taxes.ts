import { mixedBeverage } from '../market/beverages/mixedBeverage.ts';
import { hotelTax } from '../market/hotels/hotelTax.ts';
import type { ReleaseProduct } from './product.ts';
import type { Product } from './stagedTable.ts';

/** Every tax whose releases are imported; a new one is a line here. */
export const taxes: Readonly<Record<Product, ReleaseProduct>> = {
  hotel: hotelTax,
  beverage: mixedBeverage,
};
