import { parseArgs } from 'node:util';
import type { FilingDecision } from '../../../server/market/hotels/countedFigures.rules.ts';
import { UsageError } from '../../../server/platform/commands/commandLine.ts';

export const USAGE = `npm run doubtful                                  lists doubtful filings, the largest effect first
npm run doubtful -- list --idle                   includes idle rooms
npm run doubtful -- list --limit 1000             lists more than the first 200
npm run doubtful -- accept NUMBER… [--note …]     counts these filings as filed
npm run doubtful -- leave-out NUMBER… [--note …]  counts nothing of these filings
npm run doubtful -- undo NUMBER… [--note …]       takes a decision back

Doubtful receipts count with their taxable part. Doubtful and idle rooms do not count. A decision also holds for the
same values in a later issue of the release.`;

/** Null undoes a decision. */
const DECISIONS: Readonly<Record<string, FilingDecision | null>> = {
  accept: 'ACCEPTED',
  'leave-out': 'LEFT_OUT',
  undo: null,
};

export type Asked =
  | { command: 'list'; idle: boolean; limit: number }
  | { command: 'decide'; ids: number[]; decision: FilingDecision | null; note: string };

const options = {
  note: { type: 'string', default: '' },
  idle: { type: 'boolean', default: false },
  limit: { type: 'string', default: '200' },
} as const;

/** Reads the operator's arguments. Throws {@link UsageError}, or parseArgs' error for unknown options. */
export function readArguments(args: string[]): Asked {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [command = 'list', ...rest] = positionals;
  const { note, idle } = values;
  const [limit, ids] = [Number(values.limit), rest.map(Number)];
  if (command === 'list' && rest.length === 0 && Number.isSafeInteger(limit)) return { command, idle, limit };
  const decision = Object.hasOwn(DECISIONS, command) ? DECISIONS[command] : undefined;
  if (decision === undefined || ids.length === 0 || !ids.every(Number.isSafeInteger))
    throw new UsageError(USAGE);
  return { command: 'decide', ids, decision, note };
}
