import type { PoolClient } from 'pg';
import { runAll } from '../../import/product.ts';
import type { TouchedMonths } from '../../import/rebuild.ts';
import { brandGrains, changeAlikeBrands, sumBrandMonths, sumMonths } from './brandMonths.sql.ts';
import { brandsOfSparse, companiesOf } from './rebuildBrands.sql.ts';

/** Sums months of every brand and parent company; sparse months only for those with hotels that changed. */
export async function sumBrands(client: PoolClient, { summed, sparse }: TouchedMonths): Promise<void> {
  await runAll(
    client,
    brandGrains.flatMap((grain) => sumBrandMonths(grain)),
    summed,
  );
  if (sparse.length === 0) return;
  const { rows } = await client.query<{ ids: number[] }>(brandsOfSparse);
  await sumSome(client, { months: sparse, brandIds: rows[0]?.ids ?? [], steps: sumMonths });
  await runAll(client, brandGrains.flatMap(changeAlikeBrands));
}

/** Sums the months of these brands and of their companies, and their comparisons. */
export function sumSomeBrands(
  client: PoolClient,
  months: readonly string[],
  brandIds: readonly number[],
): Promise<void> {
  return sumSome(client, { months, brandIds, steps: sumBrandMonths });
}

interface SomeBrands {
  months: readonly string[];
  brandIds: readonly number[];
  steps: typeof sumBrandMonths;
}

async function sumSome(client: PoolClient, { months, brandIds, steps }: SomeBrands): Promise<void> {
  const { rows } = await client.query<{ ids: number[] }>(companiesOf, [brandIds]);
  const keys = { brand_id: brandIds, parent_company_id: rows[0]?.ids ?? [] };
  for (const grain of brandGrains) {
    for (const step of steps(grain, 'some')) await client.query(step, [months, keys[grain.key]]);
  }
}
