import type { TestServer } from '../../server/launch/test/query.ts';
import { CHAINED, MAPS, NEARBY, ROOMS_TWICE, SIMILAR } from './askedAsOf.ts';
import type { Range } from './pastScenarios.ts';
import type { ProductName } from '../../server/market/productName.rules.ts';

/** Figures of properties, by their ids. */
export type Figures = Record<string, { months: unknown[] }>;

/** Figures that were shown at a time: of properties, and of places, brands, companies and owners. */
export interface Shown {
  figures: Figures;
  sums: Record<string, unknown>;
}

/** Answers that depend on how addresses and owners are joined today, by what was shown then. */
export async function aroundOf(
  server: TestServer,
  product: ProductName,
  asked: Range & { asOf: object | null },
  { figures, sums }: Shown,
): Promise<Record<string, unknown>> {
  const { asOf } = asked;
  const found: Record<string, unknown> = {};
  for (const question of [...MAPS[product], ...CHAINED[product]]) {
    found[question] = await server.query(question, asked);
  }
  for (const id of Object.keys(sums).filter((each) => /^owner:\d/.test(each))) {
    found[`like ${id}`] = await server.query(SIMILAR, { id, asOf });
  }
  const ofMany = Object.keys(sums).filter((id) => /^(brand|parent-company|owner):\d/.test(id));
  for (const id of [...Object.keys(figures).slice(0, 2), ...ofMany]) {
    found[id] = await server.query(NEARBY[product], { id, asOf });
  }
  const withRooms = Object.keys(sums).filter((id) => /^(city|county|zip|brand|parent-company):/.test(id));
  for (const id of product === 'hotel' ? withRooms : []) {
    found[`twice ${id}`] = await server.query(ROOMS_TWICE, { id, ...asked });
  }
  return found;
}
