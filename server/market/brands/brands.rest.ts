import { graphql } from '../../platform/lib/gql/gql.ts';
import { allPages } from '../../platform/lib/allPages.ts';
import { monthNumberOf, yearOf } from '../../platform/lib/month.ts';
import { ifIncomplete, sayLeftOut, wholeNumber, type RestCall, type Route } from '../../platform/lib/rest.ts';
import { ifTwice } from '../figures/soldHotels/roomsTwice.rest.ts';
import { ifApportioned } from '../hotels/hotel.rest.ts';
import { filerCodes } from '../hotels/hotelResults.rest.ts';
import { locationColumns } from '../property.rest.ts';

const list = graphql(`
  query restBrands {
    brands {
      id
      name
      matchText
      excludeText
      locations
      parentCompany {
        id
        name
      }
    }
  }
`);

const texts = graphql(`
  query restBrandTexts {
    brands(withoutLocations: true) {
      id
      matchText
      excludeText
    }
  }
`);

graphql(`
  fragment RestBrandMonth on BrandMonth {
    month
    roomReceipts
    apportioned
    rooms
    revpar
    isIncomplete
  }
`);

const brandMonths = graphql(`
  query restBrandMonths($id: ID!) {
    owner: brand(id: $id) {
      months {
        ...RestBrandMonth
      }
      monthsLeftOut {
        month
      }
      roomsTwice {
        ...RestRoomsTwice
      }
    }
  }
`);
const parentMonths = graphql(`
  query restParentMonths($id: ID!) {
    owner: parentCompany(id: $id) {
      months {
        ...RestBrandMonth
      }
      monthsLeftOut {
        month
      }
      roomsTwice {
        ...RestRoomsTwice
      }
    }
  }
`);

graphql(`
  fragment RestBrandHotels on HotelConnection {
    nodes {
      ...RestLocation
      roomCapacity
      filerType
      responsibilityBegin
      responsibilityEnd
      city {
        name
      }
      countyName
      taxpayer {
        name
      }
      brand {
        name
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const brandHotels = graphql(`
  query restBrandHotels($id: ID!, $first: Int!, $after: String) {
    owner: brand(id: $id) {
      hotels(first: $first, after: $after) {
        ...RestBrandHotels
      }
    }
  }
`);
const parentHotels = graphql(`
  query restParentHotels($id: ID!, $first: Int!, $after: String) {
    owner: parentCompany(id: $id) {
      hotels(first: $first, after: $after) {
        ...RestBrandHotels
      }
    }
  }
`);

/** REST shows only the number of an id. */
function numberOf(id: string): number {
  return Number(id.slice(id.indexOf(':') + 1));
}

const brandId = ({ field }: RestCall): string => `brand:${String(wholeNumber(field('brandId'), 'brandId'))}`;
const parentId = ({ field }: RestCall): string =>
  `parent-company:${String(wholeNumber(field('parentId'), 'parentId'))}`;

async function monthRows(
  call: RestCall,
  months: typeof brandMonths | typeof parentMonths,
  id: string,
): Promise<object[]> {
  const { owner } = await call.run(months, { id });
  sayLeftOut(call, owner?.monthsLeftOut ?? []);
  const twiceOf = ifTwice(owner?.roomsTwice ?? []);
  return (owner?.months ?? []).map(({ month, roomReceipts, rooms, revpar, ...rest }) => ({
    year: yearOf(month),
    month: monthNumberOf(month),
    sum_room_receipts: roomReceipts,
    sum_room_capacity: rooms,
    RevPar: revpar,
    ...ifApportioned(rest),
    ...ifIncomplete(rest),
    ...twiceOf(month),
  }));
}

async function hotelRows(
  call: RestCall,
  hotels: typeof brandHotels | typeof parentHotels,
  id: string,
): Promise<object[]> {
  const rows = await allPages(async (page) => {
    const { owner } = await call.run(hotels, { id, ...page });
    return owner?.hotels ?? { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
  });
  return rows.map((hotel) => ({
    ...locationColumns(hotel, hotel.city?.name),
    location_county: hotel.countyName,
    verified_county: hotel.countyName,
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

/** The brand whose first rule has these texts; '0' means none, as in page paths. */
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
