import { operation, type Route } from '../../platform/lib/rest.ts';

interface Property {
  name: string;
  address: string;
  filedCity: string;
  state: string;
  zip: string;
  taxpayerNumber: string;
  locationNumber: number;
}

interface Related {
  hotel: Property | null;
  beverageProperty: Property | null;
}

interface Taxpayer {
  taxpayerProperties: { nodes: Related[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

const property = '{ name address filedCity state zip taxpayerNumber locationNumber }';

const ofTaxpayer = operation<
  Taxpayer,
  { number: string; after: string | null } & Record<string, unknown>
>(`query restTaxpayerProperties($number: String!, $after: String) {
  taxpayerProperties(taxpayerNumber: $number, first: 500, after: $after) {
    nodes { hotel ${property} beverageProperty ${property} }
    pageInfo { hasNextPage endCursor }
  }
}`);

const atAddress = operation<
  { addressMatches: Related[] },
  { address: string; zip: string } & Record<string, unknown>
>(`query restAddressMatches($address: String!, $zip: String!) {
  addressMatches(address: $address, zip: $zip) { hotel ${property} beverageProperty ${property} }
}`);

function rowsOf({ hotel, beverageProperty }: Related): object[] {
  const found = hotel ?? beverageProperty;
  if (!found) return [];
  return [
    {
      location_name: found.name,
      location_address: found.address,
      location_city: found.filedCity,
      location_state: found.state,
      location_zip: found.zip,
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
      const rows: object[] = [];
      let after: string | null = null;
      do {
        const { taxpayerProperties }: Taxpayer = await run(ofTaxpayer, { number: param('taxpayer'), after });
        rows.push(...taxpayerProperties.nodes.flatMap(rowsOf));
        after = taxpayerProperties.pageInfo.hasNextPage ? taxpayerProperties.pageInfo.endCursor : null;
      } while (after !== null);
      return rows;
    },
  },
  {
    method: 'post',
    path: '/search/addressmatch',
    answer: async ({ run, field }) =>
      (await run(atAddress, { address: field('address'), zip: field('zip') })).addressMatches.flatMap(rowsOf),
  },
];
