import type { PoolClient } from 'pg';
import { groupBy } from '../../../server/platform/lib/byKey.ts';
import { runAll } from '../../import/product.ts';
import { establishmentsOf, latestOf, type Candidate, type Link } from './establishmentChains.ts';
import * as sql from './establishments.sql.ts';
import type { ProductName } from '../../../server/market/productName.rules.ts';

type FoundCandidate = Candidate & { premises_id: number; first_month: string; last_month: string };

/**
 * Determines which properties of the touched premises follow one another, after a release was merged and the months
 * of its tax were written. Properties of the other tax may have moved, too: the taxes share premises.
 */
export async function rebuildMovedEstablishments(client: PoolClient, product: ProductName): Promise<void> {
  await rebuildEstablishments(client, product, ['moves', 'months']);
  await rebuildEstablishments(client, product === 'hotel' ? 'beverage' : 'hotel', ['moves']);
}

/** Determines which properties follow one another at the premises that these causes touch. */
export async function rebuildEstablishments(
  client: PoolClient,
  product: ProductName,
  causes: readonly sql.Cause[],
): Promise<void> {
  await runAll(client, [sql.forgetTouched, sql.touchEstablishments(product, causes)]);
  await client.query('analyze touched_establishment');
  const { rows } = await client.query<FoundCandidate>(sql.findCandidates(product));
  const published = await client.query<{ month: number }>(sql.findPublished(product));
  const months = published.rows.map(({ month }) => month);
  const found = [...groupBy(rows, ({ premises_id }) => premises_id)];
  const wanted = found.flatMap(([, candidates]) =>
    establishmentsOf(candidates, months)
      .filter(({ length }) => length > 1)
      .flatMap(rowsOf),
  );
  await client.query(sql.wantRows(product), [JSON.stringify(wanted)]);
  await runAll(client, [sql.removeOutdated(product), sql.addWanted]);
}

/** Rows of an establishment. It is numbered by its first property, so that another owner does not change its id. */
function rowsOf(links: readonly Link<FoundCandidate>[]): object[] {
  const establishment_id = links[0]?.candidate.property_id;
  const latest_property_id = latestOf(links)?.property_id;
  return links.map(({ candidate: { property_id, premises_id, first_month, last_month }, handOver }, at) => ({
    property_id,
    premises_id,
    establishment_id,
    latest_property_id,
    position: at + 1,
    first_month,
    last_month,
    ...handOver,
  }));
}
