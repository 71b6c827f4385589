import { createPool } from '../../server/platform/database.ts';
import { EnvError, readEnv } from '../../server/platform/env.ts';
import { tellHelp } from '../../server/platform/lib/tellHelp.ts';
import { outageSentence, throughOutages } from '../platform/throughOutages.ts';
import { inMerge } from './mergeTransaction.ts';
import { rebuildAll } from './rebuildAll.ts';
import type { Product } from './stagedTable.ts';

const USAGE = `npm run rebuild -- [hotel] [beverage]

Calculates everything again that follows from the filings: months, places, brands, premises, search. Run it after
reference data changed. Until it is done, members see the old figures.

hotel, beverage   rebuilds one tax only; without either, both`;

const PRODUCTS: readonly Product[] = ['hotel', 'beverage'];

class UsageError extends Error {
  override name = 'UsageError';
}

async function main(): Promise<void> {
  if (tellHelp(USAGE)) return;
  const asked = process.argv.slice(2);
  const products = asked.length === 0 ? PRODUCTS : PRODUCTS.filter((product) => asked.includes(product));
  if (asked.some((name) => !PRODUCTS.some((product) => product === name))) throw new UsageError(USAGE);
  const pool = createPool(readEnv().databaseUrl, { applicationName: 'rebuild' });
  try {
    for (const product of products) {
      await throughOutages({ pool, tell: console.error }, () =>
        inMerge(pool, (client) => rebuildAll(client, product)),
      );
      console.log(`Rebuilt what is derived from the ${product} filings.`);
    }
  } finally {
    await pool.end();
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof UsageError || error instanceof EnvError;
  console.error(isExpected ? error.message : (outageSentence(error, 'npm run rebuild') ?? error));
  process.exitCode = 1;
});
