import type { Month } from '../../platform/lib/month.ts';
import { parseNodeId } from '../../platform/lib/node.ts';
import { parsePropertyKey } from '../../platform/lib/property.ts';
import { beverageEstablishmentMonths } from '../beverages/beverageEstablishment.ts';
import type { MarketLoaders } from '../context.ts';
import type { Product } from '../enums.ts';
import { hotelEstablishmentMonths } from '../hotels/hotelEstablishment.ts';
import type { PlaceKind } from '../places/placeKind.ts';

export interface SampleMonth {
  month: Month;
  /** Cents. */
  receipts: number;
  releaseId: number;
}

/** A hotel, bar or place whose chart may be public. */
export interface SampleSubject {
  id: string;
  name: string;
  kind: 'PROPERTY' | PlaceKind;
  /** Null for a place. */
  propertyId: number | null;
  /** Of a hotel or bar; null if unknown, and of places. */
  cityName: string | null;
  /** Taxes that it may have figures of. */
  products: readonly Product[];
  /** Months with figures of a tax, oldest first: of a hotel or bar, through all its owners. */
  months: (product: Product) => Promise<SampleMonth[]>;
}

const PLACES: Readonly<Record<string, PlaceKind>> = { city: 'CITY', county: 'COUNTY', zip: 'ZIP' };

/** The hotel, bar or place of an id; null if there is none. */
export async function sampleSubject(loaders: MarketLoaders, id: string): Promise<SampleSubject | null> {
  const parsed = parseNodeId(id);
  if (parsed === null) return null;
  const placeKind = PLACES[parsed.kind];
  if (placeKind !== undefined) return placeSubject(loaders, placeKind, parsed.key);
  const number = parsePropertyKey(parsed.key);
  if (number === null) return null;
  if (parsed.kind === 'hotel') {
    const hotel = await loaders.hotels.byNumber.load(number);
    return hotel && { ...propertyOf(hotel), products: ['HOTEL'], months: () => hotelMonths(loaders, hotel) };
  }
  if (parsed.kind !== 'beverage') return null;
  const bar = await loaders.beverages.byNumber.load(number);
  return bar && { ...propertyOf(bar), products: ['BEVERAGE'], months: () => barMonths(loaders, bar) };
}

interface Property {
  id: string;
  propertyId: number;
  name: string;
  cityName: string | null;
}

function propertyOf({
  id,
  propertyId,
  name,
  cityName,
}: Property): Omit<SampleSubject, 'products' | 'months'> {
  return { id, propertyId, name, kind: 'PROPERTY', cityName };
}

async function hotelMonths(loaders: MarketLoaders, { propertyId }: Property): Promise<SampleMonth[]> {
  const months = await hotelEstablishmentMonths(loaders, propertyId, null);
  return months.map(({ month, roomReceipts, releaseId }) => ({ month, receipts: roomReceipts, releaseId }));
}

async function barMonths(loaders: MarketLoaders, { propertyId }: Property): Promise<SampleMonth[]> {
  const months = await beverageEstablishmentMonths(loaders, propertyId, null);
  return months.map(({ month, totalReceipts, releaseId }) => ({ month, receipts: totalReceipts, releaseId }));
}

async function placeSubject(
  loaders: MarketLoaders,
  kind: PlaceKind,
  name: string,
): Promise<SampleSubject | null> {
  const place = await loaders.places.byName.load({ kind, name });
  if (place === null) return null;
  const all = { kind, key: place.key, from: null, to: null };
  const ofHotels = async (): Promise<SampleMonth[]> =>
    (await loaders.places.lodgingMonths.load(all)).map(({ month, roomReceipts, releaseId }) => ({
      ...{ month, releaseId },
      receipts: roomReceipts,
    }));
  const ofBars = async (): Promise<SampleMonth[]> =>
    (await loaders.places.alcoholMonths.load(all)).map(({ month, totalReceipts, releaseId }) => ({
      ...{ month, releaseId },
      receipts: totalReceipts,
    }));
  return {
    ...{
      id: place.id,
      name: place.name,
      kind,
      propertyId: null,
      cityName: null,
      products: ['HOTEL', 'BEVERAGE'],
    },
    months: (product) => (product === 'HOTEL' ? ofHotels() : ofBars()),
  };
}
