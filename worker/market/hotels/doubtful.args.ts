import { parseArgs } from 'node:util';
import type { FilingDecision } from '../../../server/market/hotels/filingDecision.rules.ts';
import { commandOf, noMore, numberOf } from '../../../server/platform/commands/commandArguments.ts';

export const USAGE = `npm run doubtful                                  lists doubtful filings, the largest effect first
npm run doubtful -- list --idle                   includes idle rooms
npm run doubtful -- list --limit 1000             lists more than the first 200
npm run doubtful -- accept NUMBER… [--note …]     counts these filings as filed
npm run doubtful -- leave-out NUMBER… [--note …]  counts nothing of these filings
npm run doubtful -- undo NUMBER… [--note …]       takes a decision back

Doubtful receipts count with their taxable part. Doubtful and idle rooms do not count. A decision also holds for the
same values in a later issue of the release.`;

/** Null undoes a decision. */
const DECISIONS = { accept: 'ACCEPTED', 'leave-out': 'LEFT_OUT', undo: null } as const;

/** Options that each command takes. */
const taken = { list: ['idle', 'limit'], accept: ['note'], 'leave-out': ['note'], undo: ['note'] } as const;

export type Asked =
  | { command: 'list'; idle: boolean; limit: number }
  | { command: 'decide'; ids: number[]; decision: FilingDecision | null; note: string };

const options = {
  note: { type: 'string' },
  idle: { type: 'boolean', default: false },
  limit: { type: 'string' },
} as const;

/** Reads the operator's arguments. Throws UsageError, or parseArgs' error for unknown options. */
export function readArguments(args: string[]): Asked {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [name = 'list', ...rest] = positionals;
  const { note = '', idle, limit = '200' } = values;
  const command = commandOf<keyof typeof taken>(name, values, taken, USAGE);
  if (command === 'list') {
    noMore(rest, USAGE);
    return { command, idle, limit: numberOf(limit, '--limit', USAGE) };
  }
  const [first, ...others] = rest;
  const ids = [first, ...others].map((number) => numberOf(number, 'NUMBER', USAGE));
  return { command: 'decide', ids, decision: DECISIONS[command], note };
}
