import type {
  Product,
  RestAlcoholMonthFragment,
  RestLodgingMonthFragment,
  RestRoomsTwiceFragment,
} from '../../platform/lib/gql/graphql.ts';
import { graphql } from '../../platform/lib/gql/gql.ts';
import { groupBy } from '../../platform/lib/byKey.ts';
import { firstDayOf, monthNumberOf, yearOf } from '../../platform/lib/month.ts';
import { ifIncomplete, sayLeftOut, sayLeftOutOfCities, type Route } from '../../platform/lib/rest.ts';
import { ifTwice } from '../figures/soldHotels/roomsTwice.rest.ts';
import { ifApportioned } from '../hotels/hotel.rest.ts';
import type { Row } from '../property.rest.ts';

graphql(`
  fragment RestLodgingMonth on LodgingMonthFacts {
    month
    roomReceipts
    apportioned
    revpar
    rooms
    isIncomplete
  }
`);
graphql(`
  fragment RestAlcoholMonth on AlcoholPlaceMonth {
    month
    totalReceipts
    liquorReceipts
    wineReceipts
    beerReceipts
    coverChargeReceipts
    estimated
    isIncomplete
  }
`);

const lodgingMonths = graphql(`
  query restLodgingMonths($kind: PlaceKind!, $name: String!) {
    place(kind: $kind, name: $name) {
      name
      lodgingMonths {
        ...RestLodgingMonth
      }
      lodgingMonthsLeftOut {
        month
      }
      lodgingRoomsTwice {
        ...RestRoomsTwice
      }
    }
  }
`);
const citiesLodging = graphql(`
  query restCitiesLodging($name: String!) {
    place(kind: COUNTY, name: $name) {
      name
      citiesLodgingMonths {
        city
        month {
          ...RestLodgingMonth
        }
      }
      citiesLodgingMonthsLeftOut {
        city
        month {
          month
        }
      }
      citiesLodgingRoomsTwice {
        city
        month {
          ...RestRoomsTwice
        }
      }
    }
  }
`);
const alcoholMonths = graphql(`
  query restAlcoholMonths($kind: PlaceKind!, $name: String!) {
    place(kind: $kind, name: $name) {
      name
      alcoholMonths {
        ...RestAlcoholMonth
      }
    }
  }
`);
const citiesAlcohol = graphql(`
  query restCitiesAlcohol($name: String!) {
    place(kind: COUNTY, name: $name) {
      name
      citiesAlcoholMonths {
        city
        month {
          ...RestAlcoholMonth
        }
      }
    }
  }
`);

const options = graphql(`
  query restPlaces($product: Product!, $kind: PlaceKind!) {
    places(product: $product, kind: $kind) {
      name
    }
  }
`);

/** Rows of the months of one place. `where`: its columns; `twice`: its rooms of sold hotels. */
export function lodgingRows(
  months: readonly RestLodgingMonthFragment[],
  where: Row,
  twice: readonly RestRoomsTwiceFragment[],
): Row[] {
  const twiceOf = ifTwice(twice);
  return months.map((month) => ({ ...lodgingRow(month, where), ...twiceOf(month.month) }));
}

/** The same of the cities of a county. */
export function cityRows(
  { citiesLodgingMonths, citiesLodgingRoomsTwice }: LodgingOfCities,
  verified_county: string,
): Row[] {
  const twice = groupBy(citiesLodgingRoomsTwice, ({ city }) => city);
  return [...groupBy(citiesLodgingMonths, ({ city }) => city)].flatMap(([city, months]) =>
    lodgingRows(
      months.map(({ month }) => month),
      { location_city: city, verified_county },
      (twice.get(city) ?? []).map(({ month }) => month),
    ),
  );
}

interface LodgingOfCities {
  citiesLodgingMonths: readonly { city: string; month: RestLodgingMonthFragment }[];
  citiesLodgingRoomsTwice: readonly { city: string; month: RestRoomsTwiceFragment }[];
}

function lodgingRow(
  { month, roomReceipts, revpar, rooms, ...rest }: RestLodgingMonthFragment,
  where: Row,
): Row {
  return {
    year: yearOf(month),
    month: monthNumberOf(month),
    date: firstDayOf(month),
    Total_Revenue: roomReceipts,
    RevPar: revpar,
    Total_Number_of_Rooms: rooms,
    ...where,
    ...ifIncomplete(rest),
    ...ifApportioned(rest),
  };
}

function alcoholRow(row: RestAlcoholMonthFragment, where: Row): Row {
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
    // Not in the specification; sent only if some of the receipts are estimates.
    ...(row.estimated > 0 && { estimated: row.estimated }),
  };
}

/** A city's or county's months; none for an unknown place. */
function monthsRoute(prefix: string, product: Product, kind: 'CITY' | 'COUNTY'): Route {
  const column = kind === 'CITY' ? 'location_city' : 'verified_county';
  return {
    method: 'get',
    path: `/${prefix}/${kind.toLowerCase()}/:name`,
    answer: async (call) => {
      const { run, param } = call;
      const asked = { kind, name: param('name') };
      if (product === 'HOTEL') {
        const { place } = await run(lodgingMonths, asked);
        sayLeftOut(call, place?.lodgingMonthsLeftOut ?? []);
        return place
          ? lodgingRows(place.lodgingMonths, { [column]: place.name }, place.lodgingRoomsTwice)
          : [];
      }
      const { place } = await run(alcoholMonths, asked);
      return (place?.alcoholMonths ?? []).map((month) =>
        alcoholRow(month, { [column]: place?.name ?? null }),
      );
    },
  };
}

function citiesRoute(prefix: string, product: Product): Route {
  return {
    method: 'get',
    path: `/${prefix}/citiesincounty/:name`,
    answer: async (call) => {
      const { run, param } = call;
      const asked = { name: param('name') };
      if (product === 'HOTEL') {
        const { place } = await run(citiesLodging, asked);
        sayLeftOutOfCities(call, place?.citiesLodgingMonthsLeftOut ?? []);
        return place ? cityRows(place, place.name) : [];
      }
      const { place } = await run(citiesAlcohol, asked);
      return (place?.citiesAlcoholMonths ?? []).map(({ city, month }) => {
        return alcoholRow(month, { location_city: city, verified_county: place?.name ?? '' });
      });
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
