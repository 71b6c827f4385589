import { recordCommandAction } from '../../server/platform/audit.ts';
import { UsageError } from '../../server/platform/commands/commandLine.ts';
import { operatorCommand } from '../platform/operatorCommand.ts';
import { inMerge } from './mergeTransaction.ts';
import { rebuildAll } from './rebuildAll.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';
import { isProduct, products } from './taxes.ts';

const USAGE = `npm run rebuild -- ${products.map((product) => `[${product}]`).join(' ')}

Calculates everything again that follows from the filings: months, places, brands, premises, search. Run it after
reference data changed. Until it is done, members see the old figures.

${products.join(', ')}   rebuilds these taxes only; without any, all`;

function readArguments(args: string[]): ImportedProduct[] {
  const strange = args.find((name) => !isProduct(name));
  if (strange !== undefined)
    throw new UsageError(`There is no tax ${JSON.stringify(strange)}: ${products.join(' or ')}.`, USAGE);
  return products.filter((product) => args.length === 0 || args.includes(product));
}

await operatorCommand({
  name: 'npm run rebuild',
  usage: USAGE,
  read: readArguments,
  run: async ({ pool }, asked) => {
    for (const product of asked)
      await inMerge(pool, async (client) => {
        await rebuildAll(client, product);
        await recordCommandAction(client, { action: 'REBUILD_FIGURES', details: { product } });
      });
    const text = asked.map((product) => `Rebuilt what is derived from the ${product} filings.`).join('\n');
    return { text, json: { rebuilt: asked }, code: 0 };
  },
});
