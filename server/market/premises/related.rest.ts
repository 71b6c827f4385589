import type { RestRelatedFragment } from '../../platform/lib/gql/graphql.ts';
import { graphql } from '../../platform/lib/gql/gql.ts';
import { allPages } from '../../platform/lib/allPages.ts';
import type { Route } from '../../platform/lib/rest.ts';
import { locationColumns, type Row } from '../property.rest.ts';

graphql(`
  fragment RestRelated on RelatedProperty {
    hotel {
      ...RestLocation
      city {
        name
      }
    }
    beverageProperty {
      ...RestLocation
      city {
        name
      }
    }
  }
`);

const ofTaxpayer = graphql(`
  query restTaxpayerProperties($number: String!, $first: Int!, $after: String) {
    taxpayerProperties(taxpayerNumber: $number, first: $first, after: $after) {
      nodes {
        ...RestRelated
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const atAddress = graphql(`
  query restAddressMatches($address: String!, $zip: String!) {
    addressMatches(address: $address, zip: $zip) {
      ...RestRelated
    }
  }
`);

function rowsOf({ hotel, beverageProperty }: RestRelatedFragment): Row[] {
  const found = hotel ?? beverageProperty;
  if (!found) return [];
  return [
    {
      ...locationColumns(found, found.city?.name),
      taxpayer_number: found.taxpayerNumber,
      location_number: found.locationNumber,
      type: hotel ? 'hotel' : 'mbt',
    },
  ];
}

export const relatedRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/search/taxpayerproperties/:taxpayer',
    answer: async ({ run, param }) => {
      const number = param('taxpayer');
      const rows = await allPages(
        async (page) => (await run(ofTaxpayer, { number, ...page })).taxpayerProperties,
      );
      return rows.flatMap(rowsOf);
    },
  },
  {
    method: 'post',
    path: '/search/addressmatch',
    answer: async ({ run, field }) =>
      (await run(atAddress, { address: field('address'), zip: field('zip') })).addressMatches.flatMap(rowsOf),
  },
];
