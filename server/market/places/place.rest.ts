import { firstDayOf, monthNumberOf, yearOf } from '../../platform/lib/month.ts';
import { ifIncomplete, operation, type Route } from '../../platform/lib/rest.ts';
import type { PlaceKind } from './place.type.ts';

type Product = 'HOTEL' | 'BEVERAGE';

export interface LodgingMonth {
  month: string;
  roomReceipts: number;
  revpar: number | null;
  rooms: number;
  isIncomplete: boolean;
}

interface AlcoholMonth {
  month: string;
  totalReceipts: number;
  liquorReceipts: number | null;
  wineReceipts: number | null;
  beerReceipts: number | null;
  coverChargeReceipts: number | null;
  isIncomplete: boolean;
}

interface PlaceData {
  place: {
    name: string;
    lodgingMonths?: LodgingMonth[];
    alcoholMonths?: AlcoholMonth[];
    citiesLodgingMonths?: { city: string; month: LodgingMonth }[];
    citiesAlcoholMonths?: { city: string; month: AlcoholMonth }[];
  } | null;
}

type Asked = { kind: PlaceKind; name: string } & Record<string, unknown>;

/** What of a month of lodging the answers are made of. */
export const lodging = 'month roomReceipts revpar rooms isIncomplete';
const alcohol =
  'month totalReceipts liquorReceipts wineReceipts beerReceipts coverChargeReceipts isIncomplete';

function placeQuery(name: string, selection: string) {
  return operation<PlaceData, Asked>(`query ${name}($kind: PlaceKind!, $name: String!) {
    place(kind: $kind, name: $name) { name ${selection} }
  }`);
}

const queries = {
  HOTEL: {
    months: placeQuery('restLodgingMonths', `lodgingMonths { ${lodging} }`),
    cities: placeQuery('restCitiesLodging', `citiesLodgingMonths { city month { ${lodging} } }`),
  },
  BEVERAGE: {
    months: placeQuery('restAlcoholMonths', `alcoholMonths { ${alcohol} }`),
    cities: placeQuery('restCitiesAlcohol', `citiesAlcoholMonths { city month { ${alcohol} } }`),
  },
};

const options = operation<{ places: { name: string }[] }, { product: Product; kind: PlaceKind }>(`
  query restPlaces($product: Product!, $kind: PlaceKind!) {
    places(product: $product, kind: $kind) { name }
  }
`);

type Row = Record<string, string | number | null>;

export function lodgingRow({ month, roomReceipts, revpar, rooms, ...rest }: LodgingMonth, where: Row): Row {
  return {
    year: yearOf(month),
    month: monthNumberOf(month),
    date: firstDayOf(month),
    Total_Revenue: roomReceipts,
    RevPar: revpar,
    Total_Number_of_Rooms: rooms,
    ...where,
    ...ifIncomplete(rest),
  };
}

function alcoholRow(row: AlcoholMonth, where: Row): Row {
  return {
    year: yearOf(row.month),
    month: monthNumberOf(row.month),
    date: firstDayOf(row.month),
    Total_Receipts: row.totalReceipts,
    liquor_receipts: row.liquorReceipts,
    wine_receipts: row.wineReceipts,
    beer_receipts: row.beerReceipts,
    cover_charge_receipts: row.coverChargeReceipts,
    ...where,
    ...ifIncomplete(row),
  };
}

/** A city's or county's months; none for a place that is not known. */
function monthsRoute(prefix: string, product: Product, kind: 'CITY' | 'COUNTY'): Route {
  const column = kind === 'CITY' ? 'location_city' : 'verified_county';
  return {
    method: 'get',
    path: `/${prefix}/${kind.toLowerCase()}/:name`,
    answer: async ({ run, param }) => {
      const { place } = await run(queries[product].months, { kind, name: param('name') });
      const where = { [column]: place?.name ?? null };
      const hotels = (place?.lodgingMonths ?? []).map((month) => lodgingRow(month, where));
      return [...hotels, ...(place?.alcoholMonths ?? []).map((month) => alcoholRow(month, where))];
    },
  };
}

function citiesRoute(prefix: string, product: Product): Route {
  return {
    method: 'get',
    path: `/${prefix}/citiesincounty/:name`,
    answer: async ({ run, param }) => {
      const { place } = await run(queries[product].cities, { kind: 'COUNTY', name: param('name') });
      const where = (city: string): Row => ({ location_city: city, verified_county: place?.name ?? null });
      const hotels = (place?.citiesLodgingMonths ?? []).map(({ city, month }) =>
        lodgingRow(month, where(city)),
      );
      const bars = (place?.citiesAlcoholMonths ?? []).map(({ city, month }) =>
        alcoholRow(month, where(city)),
      );
      return [...hotels, ...bars];
    },
  };
}

function optionsRoute(prefix: string, product: Product, kind: 'CITY' | 'COUNTY'): Route {
  const [path, column] = kind === 'CITY' ? ['cities', 'location_city'] : ['counties', 'verified_county'];
  return {
    method: 'get',
    path: `/${prefix}/${path}`,
    answer: async ({ run }) =>
      (await run(options, { product, kind })).places.map(({ name }) => ({ [column]: name })),
  };
}

function routesOf(prefix: string, product: Product): Route[] {
  return [
    optionsRoute(prefix, product, 'CITY'),
    optionsRoute(prefix, product, 'COUNTY'),
    monthsRoute(prefix, product, 'CITY'),
    monthsRoute(prefix, product, 'COUNTY'),
    citiesRoute(prefix, product),
  ];
}

export const placeRoutes: readonly Route[] = [...routesOf('basic', 'HOTEL'), ...routesOf('mbt', 'BEVERAGE')];
