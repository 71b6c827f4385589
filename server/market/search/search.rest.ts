import type { Product, RestSearchQuery } from '../../platform/lib/gql/graphql.ts';
import { graphql } from '../../platform/lib/gql/gql.ts';
import type { Route } from '../../platform/lib/rest.ts';
import type { Row } from '../property.rest.ts';

graphql(`
  fragment RestSuggestion on PropertyFacts {
    ...RestLocation
    status
    responsibilityEnd
    endedOn
  }
`);

const search = graphql(`
  query restSearch($product: Product!, $text: String!) {
    search(product: $product, text: $text) {
      zips {
        name
      }
      cities {
        name
      }
      counties {
        name
      }
      hotels {
        ...RestSuggestion
        city {
          name
        }
      }
      beverageProperties {
        ...RestSuggestion
        city {
          name
        }
      }
    }
  }
`);

type Found = RestSearchQuery['search'];
type Property = Found['hotels' | 'beverageProperties'][number];

function toSuggestion(row: Property): Row {
  return {
    location_name: row.name,
    address: row.address,
    city: row.city?.name ?? row.filedCity,
    state: row.state,
    zip: row.zip,
    status: row.status === 'CURRENT' ? '1' : '0',
    responsibility_end_date: row.endedOn ?? row.responsibilityEnd,
    taxpayer_number: row.taxpayerNumber,
    location_number: row.locationNumber,
  };
}

function suggestions(type: 'hotel' | 'mbt', product: Product): Route {
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
