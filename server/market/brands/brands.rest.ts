import { allPages, type PageOf } from '../../platform/lib/allPages.ts';
import { monthNumberOf, yearOf } from '../../platform/lib/month.ts';
import { ifIncomplete, operation, wholeNumber, type RestCall, type Route } from '../../platform/lib/rest.ts';
import { filerCodes } from '../hotels/hotelResults.rest.ts';

interface ListedBrand {
  id: string;
  name: string;
  matchText: string;
  excludeText: string | null;
  locations: number;
  parentCompany: { id: string; name: string };
}

const list = operation<{ brands: ListedBrand[] }>(
  'query restBrands { brands { id name matchText excludeText locations parentCompany { id name } } }',
);

const texts = operation<{ brands: Pick<ListedBrand, 'id' | 'matchText' | 'excludeText'>[] }>(
  'query restBrandTexts { brands(withoutLocations: true) { id matchText excludeText } }',
);

type Id = { id: string } & Record<string, unknown>;

interface Months {
  owner: {
    months: {
      month: string;
      roomReceipts: number;
      rooms: number;
      revpar: number | null;
      isIncomplete: boolean;
    }[];
  } | null;
}

const monthsOf = (root: 'brand' | 'parentCompany'): ReturnType<typeof operation<Months, Id>> =>
  operation(`query restBrandMonths($id: ID!) {
    owner: ${root}(id: $id) { months { month roomReceipts rooms revpar isIncomplete } }
  }`);

const brandMonths = monthsOf('brand');
const parentMonths = monthsOf('parentCompany');

interface Property {
  name: string;
  address: string;
  filedCity: string;
  state: string;
  zip: string;
  taxpayerNumber: string;
  locationNumber: number;
  roomCapacity: number | null;
  filerType: keyof typeof filerCodes | null;
  responsibilityBegin: string | null;
  responsibilityEnd: string | null;
  city: { name: string } | null;
  county: { name: string } | null;
  taxpayer: { name: string };
  brand: { name: string } | null;
}

interface Hotels {
  owner: { hotels: PageOf<Property> } | null;
}

type Paged = Id & { first: number; after: string | null };

const hotelsOf = (root: 'brand' | 'parentCompany'): ReturnType<typeof operation<Hotels, Paged>> =>
  operation(`query restBrandHotels($id: ID!, $first: Int!, $after: String) {
    owner: ${root}(id: $id) {
      hotels(first: $first, after: $after) {
        nodes {
          name address filedCity state zip taxpayerNumber locationNumber roomCapacity filerType responsibilityBegin
          responsibilityEnd city { name } county { name } taxpayer { name } brand { name }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`);

const brandHotels = hotelsOf('brand');
const parentHotels = hotelsOf('parentCompany');

/** REST shows the number of an id alone. */
function numberOf(id: string): number {
  return Number(id.slice(id.indexOf(':') + 1));
}

const brandId = ({ field }: RestCall): string => `brand:${String(wholeNumber(field('brandId'), 'brandId'))}`;
const parentId = ({ field }: RestCall): string =>
  `parent-company:${String(wholeNumber(field('parentId'), 'parentId'))}`;

async function monthRows(call: RestCall, months: typeof brandMonths, id: string): Promise<object[]> {
  const { owner } = await call.run(months, { id });
  return (owner?.months ?? []).map(({ month, roomReceipts, rooms, revpar, ...rest }) => ({
    year: yearOf(month),
    month: monthNumberOf(month),
    sum_room_receipts: roomReceipts,
    sum_room_capacity: rooms,
    RevPar: revpar,
    ...ifIncomplete(rest),
  }));
}

async function hotelRows(call: RestCall, hotels: typeof brandHotels, id: string): Promise<object[]> {
  const rows = await allPages<Property>(async (page) => {
    const { owner } = await call.run(hotels, { id, ...page });
    return owner?.hotels ?? { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
  });
  return rows.map((hotel) => ({
    location_name: hotel.name,
    location_address: hotel.address,
    location_city: hotel.city?.name ?? hotel.filedCity,
    location_state: hotel.state,
    location_zip: hotel.zip,
    location_county: hotel.county?.name ?? null,
    verified_county: hotel.county?.name ?? null,
    location_number: hotel.locationNumber,
    taxpayer_number: hotel.taxpayerNumber,
    taxpayer_name: hotel.taxpayer.name,
    room_capacity: hotel.roomCapacity,
    filer_type: hotel.filerType && filerCodes[hotel.filerType],
    responsibility_begin_date: hotel.responsibilityBegin,
    responsibility_end_date: hotel.responsibilityEnd,
    brand: hotel.brand?.name ?? null,
    type: 0,
  }));
}

/** The brand whose first rule has these texts; '0' stands for none, as in the paths of pages. */
async function brandByTexts(call: RestCall): Promise<string | null> {
  const { brands } = await call.run(texts, {});
  const match = call.field('brand').toUpperCase();
  const exclude = call.field('brandNot').toUpperCase();
  const found = brands.find(
    ({ matchText, excludeText }) =>
      matchText === match && (excludeText ?? '') === (exclude === '0' ? '' : exclude),
  );
  return found?.id ?? null;
}

export const brandRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/brands',
    answer: async ({ run }) =>
      (await run(list, {})).brands.map(({ id, name, matchText, excludeText, parentCompany, locations }) => ({
        id: numberOf(id),
        name,
        brand: matchText,
        brandNot: excludeText,
        parent: parentCompany.name,
        parentId: numberOf(parentCompany.id),
        locations,
      })),
  },
  {
    method: 'post',
    path: '/brands/testbrand',
    answer: (call) => monthRows(call, brandMonths, brandId(call)),
  },
  {
    method: 'post',
    path: '/brands/brand',
    answer: async (call) => {
      const id = await brandByTexts(call);
      return id === null ? [] : monthRows(call, brandMonths, id);
    },
  },
  {
    method: 'post',
    path: '/brands/brandhotels',
    answer: (call) => hotelRows(call, brandHotels, brandId(call)),
  },
  {
    method: 'post',
    path: '/brands/testbrandparent',
    answer: (call) => monthRows(call, parentMonths, parentId(call)),
  },
  {
    method: 'post',
    path: '/brands/brandparenthotels',
    answer: (call) => hotelRows(call, parentHotels, parentId(call)),
  },
];
