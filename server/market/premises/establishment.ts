import type { MarketLoaders } from '../context.ts';
import type { Product } from '../enums.ts';
import { parsePropertyKey } from '../../platform/lib/property.ts';
import type { Hotel } from '../hotels/hotel.type.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import type { Establishment, EstablishmentProperty } from './establishment.type.ts';

/** The establishment that a property is part of. Its id names the first property, so that a sale does not change it. */
export async function establishmentOf(
  { premises }: MarketLoaders,
  product: Product,
  propertyId: number,
): Promise<Establishment> {
  const properties = await premises.establishment[product].load(propertyId);
  const first = properties[0];
  // One who ran it for a while may have given it back to the owner before.
  const latest = properties
    .toSorted((one, other) => (one.lastMonth ?? '').localeCompare(other.lastMonth ?? ''))
    .at(-1);
  if (!first || !latest) throw new Error('A property has no establishment.');
  const key = `${first.taxpayerNumber}-${String(first.locationNumber).padStart(5, '0')}`;
  return { id: `${product.toLowerCase()}-establishment:${key}`, propertyId, properties, latest };
}

/** The property of an earlier owner, by which alone a list has an establishment; null if there is none. */
export async function earlierProperty(
  { premises }: MarketLoaders,
  { product, earlierId }: { product: Product; earlierId: number | null },
): Promise<EstablishmentProperty | null> {
  if (earlierId === null) return null;
  const properties = await premises.establishment[product].load(earlierId);
  return properties.find(({ propertyId }) => propertyId === earlierId) ?? null;
}

/** The hotels that represent these: each establishment once, as its latest owner's property, in order. */
export async function standingHotels(loaders: MarketLoaders, hotels: readonly Hotel[]): Promise<Hotel[]> {
  const standing = await Promise.all(
    hotels.map(async (hotel): Promise<Hotel> => {
      const { latest } = await establishmentOf(loaders, 'HOTEL', hotel.propertyId);
      if (latest.propertyId === hotel.propertyId) return hotel;
      return loaded(loaders.hotels.byId.load(latest.propertyId), 'A hotel');
    }),
  );
  return [...new Map(standing.map((hotel) => [hotel.propertyId, hotel])).values()];
}

/** The establishment of an id. The number of any of its properties leads to it, so that links outlive a change. */
export async function establishmentByKey(
  loaders: MarketLoaders,
  product: Product,
  key: string,
): Promise<Establishment | null> {
  const number = parsePropertyKey(key);
  if (!number) return null;
  const found = await (product === 'HOTEL' ? loaders.hotels : loaders.beverages).byNumber.load(number);
  return found && establishmentOf(loaders, product, found.propertyId);
}
