import { parseArgs } from 'node:util';
import { commandOf, noMore, numberOf } from '../../../server/platform/commands/commandArguments.ts';
import { UsageError } from '../../../server/platform/commands/commandLine.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import { isProduct, products } from '../taxes.ts';

export const USAGE = `npm run releases -- list [--product ${products.join('|')}] [--limit 50]
npm run releases -- show NUMBER
npm run releases -- diff NUMBER [--top 20]
npm run releases -- undo NUMBER --reason "…" [--by NAME] [--dry-run]
npm run releases -- redo NUMBER [--reason "…"] [--by NAME] [--dry-run]
npm run releases -- verify [NUMBER]

list    published releases, the latest first, with those that were undone
show    a release: its file, its periods, its counts, and who undid or redid it
diff    filings that a release added, changed and retired; the largest changes by property, city and brand; flags
undo    makes filings and figures what they would be if the release had never been imported
redo    puts back exactly what an undo took away, as long as nothing else has changed the same filings
verify  compares stored files with their hashes, releases with their filings, and figures with what they sum up

  --dry-run   says what an undo or a redo would change, and changes nothing
  --by        name for the record; by default, that of the operating system's user

Exit code: 0 done, 2 refused or (verify) different, 1 failed.`;

interface Change {
  command: 'undo' | 'redo';
  releaseId: number;
  reason: string;
  by: string | null;
  dryRun: boolean;
}

export type Asked =
  | { command: 'list'; product: ImportedProduct | null; limit: number }
  | { command: 'show'; releaseId: number }
  | { command: 'diff'; releaseId: number; top: number }
  | { command: 'verify'; releaseId: number | null }
  | Change;

const options = {
  product: { type: 'string' },
  limit: { type: 'string' },
  top: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** Options that each command takes. */
const taken: Readonly<Record<Asked['command'], readonly string[]>> = {
  list: ['product', 'limit'],
  show: [],
  diff: ['top'],
  undo: ['reason', 'by', 'dry-run'],
  redo: ['reason', 'by', 'dry-run'],
  verify: [],
};

/** Reads the operator's arguments. Throws {@link UsageError}, or parseArgs' error for unknown options. */
export function readArguments(args: string[]): Asked {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [command = 'list', number, ...more] = positionals;
  const asked = commandOf(command, values, taken, USAGE);
  noMore(more, USAGE);
  return askedOf(asked, number, values);
}

function askedOf(command: Asked['command'], number: string | undefined, values: Values): Asked {
  if (command === 'list') return listOf(number, values);
  if (command === 'verify' && number === undefined) return { command, releaseId: null };
  const releaseId = numberOf(number, 'NUMBER', USAGE);
  if (command === 'diff') return { command, releaseId, top: numberOf(values.top ?? '20', '--top', USAGE) };
  if (command !== 'undo' && command !== 'redo') return { command, releaseId };
  const { reason = '', by = null, 'dry-run': dryRun } = values;
  if (command === 'undo' && reason.trim() === '' && !dryRun) {
    throw new UsageError('An undo needs its reason, for the record: --reason "…". Nothing was changed.');
  }
  return { command, releaseId, reason, by, dryRun };
}

function listOf(number: string | undefined, { product, limit }: Values): Asked {
  noMore(number === undefined ? [] : [number], USAGE);
  if (product !== undefined && !isProduct(product))
    throw new UsageError(`--product is ${products.join(' or ')}; not ${JSON.stringify(product)}.`, USAGE);
  return { command: 'list', product: product ?? null, limit: numberOf(limit ?? '50', '--limit', USAGE) };
}
