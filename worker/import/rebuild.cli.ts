import { recordCommandAction } from '../../server/platform/audit.ts';
import { UsageError } from '../../server/platform/commands/commandLine.ts';
import { operatorCommand } from '../platform/operatorCommand.ts';
import { inMerge } from './mergeTransaction.ts';
import { rebuildAll } from './rebuildAll.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';

const USAGE = `npm run rebuild -- [hotel] [beverage]

Calculates everything again that follows from the filings: months, places, brands, premises, search. Run it after
reference data changed. Until it is done, members see the old figures.

hotel, beverage   rebuilds one tax only; without either, both`;

const PRODUCTS: readonly ImportedProduct[] = ['hotel', 'beverage'];

function readArguments(args: string[]): ImportedProduct[] {
  const strange = args.find((name) => !PRODUCTS.some((product) => product === name));
  if (strange !== undefined)
    throw new UsageError(`There is no tax ${JSON.stringify(strange)}: hotel or beverage.`, USAGE);
  return PRODUCTS.filter((product) => args.length === 0 || args.includes(product));
}

await operatorCommand({
  name: 'npm run rebuild',
  usage: USAGE,
  read: readArguments,
  run: async ({ pool }, products) => {
    for (const product of products)
      await inMerge(pool, async (client) => {
        await rebuildAll(client, product);
        await recordCommandAction(client, { action: 'REBUILD_FIGURES', details: { product } });
      });
    const text = products.map((product) => `Rebuilt what is derived from the ${product} filings.`).join('\n');
    return { text, json: { rebuilt: products }, code: 0 };
  },
});
