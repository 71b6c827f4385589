import { sumFaultsOf } from '../import/releases/sumFaults.sql.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';
import type { ImportBench } from './imports.ts';

/** Sums of a tax that differ from the total of their parts by a cent or more; empty if there are none. */
export async function sumFaults({ rows }: ImportBench, product: ImportedProduct): Promise<string[]> {
  return (await rows<{ fault: string }>(sumFaultsOf(product))).map(({ fault }) => fault);
}
