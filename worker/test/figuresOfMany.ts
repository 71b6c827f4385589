import type { TestServer } from '../../server/launch/test/query.ts';
import { OF_MANY, type OfMany } from './askedOfMany.ts';
import type { Range } from './pastScenarios.ts';
import type { ProductName } from '../../server/market/productName.rules.ts';

interface OfOne extends Record<string, unknown> {
  months?: unknown[];
  headline?: object | null;
}

type Asked = Range & { asOf: object | null };

/** Figures of places, brands, companies and owners by id; without those that have no months and no key figures. */
export async function figuresOfMany(
  server: TestServer,
  product: ProductName,
  ids: readonly string[],
  asked: Asked,
): Promise<Record<string, OfOne>> {
  const found: Record<string, OfOne> = {};
  for (const question of OF_MANY[product]) await addAnswers(server, question, ids, asked, found);
  const hasSome = ({ months = [], headline = null }: OfOne): boolean =>
    months.length > 0 || headline !== null;
  return Object.fromEntries(Object.entries(found).filter(([, figures]) => hasSome(figures)));
}

async function addAnswers(
  server: TestServer,
  { text, atOnce, about = /^/ }: OfMany,
  all: readonly string[],
  asked: Asked,
  found: Record<string, OfOne>,
): Promise<void> {
  const ids = all.filter((id) => about.test(id));
  // Figures as of a release are read anew for each, which costs about half of what a question may.
  const most = asked.asOf === null ? atOnce : 1;
  for (let at = 0; at < ids.length; at += most) {
    const some = ids.slice(at, at + most);
    const { nodes } = await server.query<{ nodes: (OfOne | null)[] }>(text, { ...asked, ids: some });
    for (const [index, id] of some.entries()) found[id] = { ...found[id], ...nodes[index] };
  }
}
