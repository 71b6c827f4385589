import { parseArgs } from 'node:util';
import { commandOf, noMore, numberOf } from '../../../server/platform/commands/commandArguments.ts';
import { UsageError } from '../../../server/platform/commands/commandLine.ts';

export const USAGE = `npm run imports -- list [--limit 50]
npm run imports -- show NUMBER
npm run imports -- diff NUMBER [--top 20]
npm run imports -- accept NUMBER --note "…" [--by NAME]
npm run imports -- retry NUMBER --note "…" [--by NAME]
npm run imports -- cancel NUMBER --note "…" [--by NAME]

list    imports, the latest first: the files that were received, with their outcomes
show    an import with the report of each release in its file
diff    what an import would change if it were published now; the largest changes by property, city and brand
accept  publishes an import that a check held back
retry   imports the file of a refused, failed or cancelled import again
cancel  ends an import that waits or runs, or declines one that was held back

  --by    name for the record; by default, that of the operating system's user

Exit code: 0 done, 2 refused, 1 failed.`;

export type Asked =
  | { command: 'list'; limit: number }
  | { command: 'show'; importId: number }
  | { command: 'diff'; importId: number; top: number }
  | { command: 'accept' | 'retry' | 'cancel'; importId: number; note: string; by: string | null };

const options = {
  limit: { type: 'string' },
  top: { type: 'string' },
  note: { type: 'string' },
  by: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** Options that each command takes. */
const taken: Readonly<Record<Asked['command'], readonly string[]>> = {
  list: ['limit'],
  show: [],
  diff: ['top'],
  accept: ['note', 'by'],
  retry: ['note', 'by'],
  cancel: ['note', 'by'],
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
  if (command === 'list') {
    noMore(number === undefined ? [] : [number], USAGE);
    return { command, limit: numberOf(values.limit ?? '50', '--limit', USAGE) };
  }
  const importId = numberOf(number, 'NUMBER', USAGE);
  if (command === 'show') return { command, importId };
  if (command === 'diff') return { command, importId, top: numberOf(values.top ?? '20', '--top', USAGE) };
  const note = values.note?.trim() ?? '';
  if (note === '') throw new UsageError(`Give the reason, for the record: --note "…". Nothing was changed.`);
  return { command, importId, note, by: values.by ?? null };
}
