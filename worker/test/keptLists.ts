import { insertPortfolio } from '../../server/market/search/portfolios/portfolio.testing.ts';
import type { ProductName } from '../../server/market/productName.rules.ts';
import type { TestServer } from '../../server/launch/test/query.ts';
import { COMPARED_HOTELS, COMPARED_SET, PORTFOLIO, UNSOLD } from './askedAsOf.ts';

/** A member's lists of properties, whose figures are of several properties by choice. */
export interface KeptLists {
  /** Id of a portfolio. */
  portfolio: string;
  /** Id of a comparison set, and its hotels; null for bars. */
  set: { id: string; hotels: object } | null;
}

/** Made-up hotels that every history has from the first release on, and nobody sold. */
const hotels = {
  subject: { taxpayerNumber: UNSOLD[0], locationNumber: 2 },
  competitors: [{ taxpayerNumber: UNSOLD[2], locationNumber: 5 }],
};

/** Permits at one address, which a release takes for one bar that was sold, and a later one no more. */
const SOLD = ['MB1', 'MB2'];

let sets = 0;

/** Keeps the properties that are there now and that nobody sold: of others, the chain of owners is that of today. */
export async function keepLists(server: TestServer, product: ProductName): Promise<KeptLists> {
  const isKept = product === 'hotel' ? 'taxpayer_number = any($1)' : 'taxpayer_number <> all($1)';
  const kept = await server.db.query<{ id: number }[]>(
    `/* test.kept */ select id from ${product}_property where ${isKept} order by id`,
    [product === 'hotel' ? UNSOLD : SOLD],
  );
  const portfolio = await insertPortfolio(server, product === 'hotel' ? 'HOTEL' : 'BEVERAGE', kept);
  return { portfolio, set: product === 'hotel' ? { id: await keepSet(server), hotels } : null };
}

async function keepSet(server: TestServer): Promise<string> {
  const { created } = await server.query<{ created: { comparisonSet: { id: string } } }>(
    `mutation ($input: CreateComparisonSetInput!) {
      created: createComparisonSet(input: $input) { comparisonSet { id } }
    }`,
    { input: { name: `Set ${String((sets += 1))}`, ...hotels } },
  );
  return created.comparisonSet.id;
}

/** All figures of the lists, by question. */
export async function figuresOfLists(
  server: TestServer,
  { portfolio, set }: KeptLists,
  variables: object,
): Promise<Record<string, unknown>> {
  const found = { portfolio: await server.query(PORTFOLIO, { ...variables, id: portfolio }) };
  if (set === null) return found;
  return {
    ...found,
    set: await server.query(COMPARED_SET, { ...variables, id: set.id }),
    compared: await server.query(COMPARED_HOTELS, { ...variables, input: set.hotels }),
  };
}
