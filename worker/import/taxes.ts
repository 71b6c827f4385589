import { mixedBeverage } from '../market/beverages/mixedBeverage.ts';
import { hotelTax } from '../market/hotels/hotelTax.ts';
import type { ReleaseProduct } from './product.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';

/** Every tax whose releases are imported; a new one is a line here. */
export const taxes: Readonly<Record<ImportedProduct, ReleaseProduct>> = {
  hotel: hotelTax,
  beverage: mixedBeverage,
};

/** Names of all taxes, for lists and command lines. */
export const products = Object.keys(taxes) as readonly ImportedProduct[];

export function isProduct(name: string): name is ImportedProduct {
  return Object.hasOwn(taxes, name);
}
