/** The same question in the words of each. Bare and the small GraphQL servers have a schema of their own. */
export type PeerName = 'bare http+pg' | 'Mercurius jit' | 'Apollo alone' | 'PostGraphile 5' | 'this product';

export interface Question {
  name: string;
  /** The body of the call, for a city. */
  body: Record<PeerName, (city: string) => object>;
  /** Targets, as the least share of a peer's answers a second. */
  targets: Partial<Record<PeerName, number>>;
}

const small = (query: string, variables: object) => (city: string) => ({
  query,
  variables: { city, ...variables },
});

const twenty = `query ($city: String!) { hotels(city: $city, first: 20) { name roomCapacity latest { month roomReceipts } } }`;
const deep = `query ($city: String!) { hotels(city: $city, first: 100) { name roomCapacity months { month roomReceipts } } }`;

const inPostgraphile = (first: number, months: number): string =>
  `query ($city: String!) {
    allHotelProperties(condition: { city: $city }, orderBy: [LOCATION_NAME_ASC, ROW_ID_ASC], first: ${String(first)}) {
      nodes { locationName roomCapacity months(orderBy: MONTH_DESC, first: ${String(months)}) {
        nodes { month roomReceiptsCents }
      } }
    }
  }`;

export const twentyHotels: Question = {
  name: '20 hotels of a city with their latest month',
  body: {
    'bare http+pg': small(twenty, { first: 20 }),
    'Mercurius jit': small(twenty, {}),
    'Apollo alone': small(twenty, {}),
    'PostGraphile 5': small(inPostgraphile(20, 1), {}),
    'this product': small(
      `query ($city: String!) { hotels(filter: { city: { eq: $city } }, first: 20) {
        nodes { name roomCapacity headline { month roomReceipts } } } }`,
      {},
    ),
  },
  targets: { 'PostGraphile 5': 3, 'Mercurius jit': 0.6, 'bare http+pg': 0.35 },
};

/** Peers have neither owners nor places joined to hotels: the product answers more here. */
export const hundredHotels: Question = {
  name: '100 hotels × 24 months (the product also with owners and place)',
  body: {
    'bare http+pg': small(deep, { first: 100, deep: true }),
    'Mercurius jit': small(deep, {}),
    'Apollo alone': small(deep, {}),
    'PostGraphile 5': small(inPostgraphile(100, 24), {}),
    'this product': small(
      `query ($city: String!) { hotels(filter: { city: { eq: $city } }, first: 100) {
        nodes { name roomCapacity months(from: "2020-01", to: "2021-12") { month roomReceipts }
          premises { ownershipPeriods { locationName } } city { name } } } }`,
      {},
    ),
  },
  targets: { 'PostGraphile 5': 2 },
};
