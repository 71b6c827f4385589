import { operation, type Route } from '../../platform/lib/rest.ts';

interface Named {
  name: string;
}

interface Property {
  name: string;
  address: string;
  filedCity: string;
  city: Named | null;
  state: string;
  zip: string;
  status: 'CURRENT' | 'ENDED';
  responsibilityEnd: string | null;
  endedOn: string | null;
  taxpayerNumber: string;
  locationNumber: number;
}

interface Found {
  search: {
    zips: Named[];
    cities: Named[];
    counties: Named[];
    hotels: Property[];
    beverageProperties: Property[];
  };
}

const property = `name address filedCity city { name } state zip status responsibilityEnd endedOn taxpayerNumber locationNumber`;

const search = operation<Found, { product: 'HOTEL' | 'BEVERAGE'; text: string }>(`
  query restSearch($product: Product!, $text: String!) {
    search(product: $product, text: $text) {
      zips { name }
      cities { name }
      counties { name }
      hotels { ${property} }
      beverageProperties { ${property} }
    }
  }
`);

function toSuggestion(row: Property): Record<string, string | number | null> {
  return {
    location_name: row.name,
    address: row.address,
    city: row.city?.name ?? row.filedCity,
    state: row.state,
    zip: row.zip,
    status: row.status === 'CURRENT' ? '1' : '0',
    responsibility_end_date: row.responsibilityEnd ?? row.endedOn,
    taxpayer_number: row.taxpayerNumber,
    location_number: row.locationNumber,
  };
}

function suggestions(type: 'hotel' | 'mbt', product: 'HOTEL' | 'BEVERAGE'): Route {
  return {
    method: 'get',
    path: `/search/${type}/all/:text`,
    answer: async ({ run, param }) => {
      const { search: found } = await run(search, { product, text: param('text') });
      return {
        zipcodes: found.zips.map(({ name }) => name),
        cities: found.cities.map(({ name }) => name),
        counties: found.counties.map(({ name }) => name),
        properties: [...found.hotels, ...found.beverageProperties].map(toSuggestion),
      };
    },
  };
}

export const searchRoutes: readonly Route[] = [suggestions('hotel', 'HOTEL'), suggestions('mbt', 'BEVERAGE')];
