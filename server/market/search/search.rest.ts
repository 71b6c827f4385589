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
      properties {
        formerName
        hotel {
          ...RestSuggestion
          city {
            name
          }
        }
        beverageProperty {
          ...RestSuggestion
          city {
            name
          }
        }
      }
    }
  }
`);

type Found = RestSearchQuery['search']['properties'][number];

function toSuggestions({ hotel, beverageProperty, formerName }: Found): Row[] {
  const row = hotel ?? beverageProperty;
  if (row === null) return [];
  const suggestion = {
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
  return [formerName === null ? suggestion : { ...suggestion, former_name: formerName }];
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
        properties: found.properties.flatMap(toSuggestions),
      };
    },
  };
}

export const searchRoutes: readonly Route[] = [suggestions('hotel', 'HOTEL'), suggestions('mbt', 'BEVERAGE')];
