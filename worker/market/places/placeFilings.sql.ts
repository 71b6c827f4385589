import { anyDiffers, columnList, selectList } from '../../../server/platform/lib/columns.sql.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';

/**
 * Gives every filing, also those that later releases replaced, the place that today's reference facts say:
 * filings keep the place of the day they were imported until then.
 */
export function placeFilings(
  product: ImportedProduct,
  placing: Record<string, string>,
  joins: string,
  table = `${product}_filing`,
): string {
  const names = Object.keys(placing);
  return `/* places.placeFilings ${table} */
  update ${table} f set (${columnList(names)}) = row (${columnList(names, 'p')})
  from (select s.id, ${selectList(placing)} from ${table} s ${joins}) p
  where p.id = f.id and ${anyDiffers(names, 'f', 'p')}`;
}
