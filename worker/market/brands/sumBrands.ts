import type { PoolClient } from 'pg';
import { runAll } from '../../import/product.ts';
import type { TouchedMonths } from '../../import/rebuild.ts';
import { brandGrains, sumBrandMonths } from './brandMonths.sql.ts';
import { brandsOfJudged, companiesOf } from './rebuildBrands.sql.ts';

/** Sums months of every brand and parent company; judged months only for those with hotels judged again. */
export async function sumBrands(client: PoolClient, { summed, judged }: TouchedMonths): Promise<void> {
  await runAll(
    client,
    brandGrains.flatMap((grain) => sumBrandMonths(grain)),
    summed,
  );
  if (judged.length === 0) return;
  const { rows } = await client.query<{ ids: number[] }>(brandsOfJudged);
  await sumSomeBrands(client, judged, rows[0]?.ids ?? []);
}

/** Sums the months of these brands and of their companies. */
export async function sumSomeBrands(
  client: PoolClient,
  months: readonly string[],
  brandIds: readonly number[],
): Promise<void> {
  const { rows } = await client.query<{ ids: number[] }>(companiesOf, [brandIds]);
  const keys = { brand_id: brandIds, parent_company_id: rows[0]?.ids ?? [] };
  for (const grain of brandGrains) {
    for (const step of sumBrandMonths(grain, 'some')) await client.query(step, [months, keys[grain.key]]);
  }
}
