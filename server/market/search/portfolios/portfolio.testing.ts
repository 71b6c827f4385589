import { insertRows } from '../../../launch/test/insert.ts';
import type { TestServer } from '../../../launch/test/query.ts';

let portfolios = 0;

/** A new portfolio of a paid member with these properties; returns its id. */
export async function insertPortfolio(
  { query, db }: TestServer,
  product: 'HOTEL' | 'BEVERAGE',
  properties: readonly { id: number }[],
): Promise<string> {
  const { createPortfolio } = await query<{ createPortfolio: { portfolio: { id: string } } }>(
    'mutation ($input: CreatePortfolioInput!) { createPortfolio(input: $input) { portfolio { id } } }',
    { input: { name: `Portfolio ${String((portfolios += 1))}`, product } },
  );
  const { id } = createPortfolio.portfolio;
  const portfolio_id = Number(id.replace('portfolio:', ''));
  const added_at = '2024-01-01T00:00:00Z';
  const rows = properties.map((property) => ({ portfolio_id, property_id: property.id, added_at }));
  await insertRows(db, 'portfolio_property', rows);
  return id;
}
