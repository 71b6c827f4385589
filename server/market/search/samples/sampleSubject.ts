import { unusualFlags } from '../../hotels/filingFlags.rules.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { parseNodeId } from '../../../platform/lib/node.ts';
import { parsePropertyKey } from '../../../platform/lib/property.ts';
import { beverageEstablishmentMonths } from '../../beverages/beverageEstablishment.ts';
import type { MarketLoaders } from '../../context.ts';
import type { Product, ReceiptFlag } from '../../enums.ts';
import { hotelEstablishmentMonths } from '../../hotels/hotelEstablishment.ts';
import type { AlcoholPlaceMonth, LodgingPlaceMonth } from '../../places/placeFigures.type.ts';
import type { PlaceKind } from '../../places/placeKind.ts';

export interface SampleMonth {
  month: Month;
  /** Cents. */
  receipts: number;
  releaseId: number;
  /** Published although rows are missing. */
  isIncomplete: boolean;
  /** Part of the receipts does not count as filed. */
  isDoubtful: boolean;
  /** Part of the receipts is unusual, and counts. */
  isUnusual: boolean;
  /** Part of the receipts is a share of a quarterly filing, or the comptroller's estimate. */
  isDerived: boolean;
  /** Part of the receipts is the tax, divided by its rate: legacy releases of bars state no others. */
  isFromTax: boolean;
  /** True for a place if no release has what quarterly filers filed for the month. */
  isMonthlyOnly: boolean;
}

/** Flags of receipts that do not count as filed. */
const DOUBTS: readonly ReceiptFlag[] = ['EXTRA_DIGIT', 'UNSUPPORTED_TOTAL', 'LEFT_OUT'];
const UNUSUAL: readonly ReceiptFlag[] = unusualFlags;
const DERIVED: readonly ReceiptFlag[] = ['APPORTIONED', 'ESTIMATED'];

/** A hotel, bar or place whose chart may be public. */
export interface SampleSubject {
  id: string;
  name: string;
  kind: 'PROPERTY' | PlaceKind;
  /** Null for a place. */
  propertyId: number | null;
  /** City of a hotel or bar; null if unknown, and for places. */
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
  return months.map((each) => ({ ...noted(each), receipts: each.roomReceipts }));
}

async function barMonths(loaders: MarketLoaders, { propertyId }: Property): Promise<SampleMonth[]> {
  const months = await beverageEstablishmentMonths(loaders, propertyId, null);
  return months.map((each) => ({
    ...noted(each),
    receipts: each.totalReceipts,
    isFromTax: each.liquorReceipts === null,
  }));
}

interface FlaggedMonth {
  month: Month;
  releaseId: number;
  isIncomplete: boolean;
  flags: readonly ReceiptFlag[];
}

function noted({ flags, ...each }: FlaggedMonth): Omit<SampleMonth, 'receipts'> {
  const has = (some: readonly ReceiptFlag[]): boolean => flags.some((flag) => some.includes(flag));
  return { ...plain(each), isDoubtful: has(DOUBTS), isUnusual: has(UNUSUAL), isDerived: has(DERIVED) };
}

/** A month that counts wholly as filed; callers add its receipts, and replace what is otherwise. */
const plain = ({ month, releaseId, isIncomplete }: Omit<FlaggedMonth, 'flags'>) => ({
  month,
  releaseId,
  isIncomplete,
  isDoubtful: false,
  isUnusual: false,
  isFromTax: false,
  isMonthlyOnly: false,
});

async function placeSubject(
  { places }: MarketLoaders,
  kind: PlaceKind,
  name: string,
): Promise<SampleSubject | null> {
  const place = await places.byName.load({ kind, name });
  if (place === null) return null;
  const all = { kind, key: place.key, from: null, to: null };
  const ofHotels = async (): Promise<SampleMonth[]> =>
    (await places.lodgingMonths.load(all)).map(hotelsOfPlace);
  const ofBars = async (): Promise<SampleMonth[]> => (await places.alcoholMonths.load(all)).map(barsOfPlace);
  return {
    id: place.id,
    name: place.name,
    kind,
    propertyId: null,
    cityName: null,
    products: ['HOTEL', 'BEVERAGE'],
    months: (product) => (product === 'HOTEL' ? ofHotels() : ofBars()),
  };
}

function hotelsOfPlace(each: LodgingPlaceMonth): SampleMonth {
  return {
    ...plain(each),
    receipts: each.roomReceipts,
    isDoubtful: each.flaggedFilings > 0,
    isUnusual: each.unusual > 0,
    isDerived: each.apportioned > 0,
    isMonthlyOnly: each.awaitsQuarterlyFilers,
  };
}

function barsOfPlace(each: AlcoholPlaceMonth): SampleMonth {
  return {
    ...plain(each),
    receipts: each.totalReceipts,
    isDerived: each.estimated > 0,
    isFromTax: each.liquorReceipts === null,
  };
}
