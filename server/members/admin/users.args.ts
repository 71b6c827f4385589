import { parseArgs } from 'node:util';
import { commandOf, noMore, numberOf, required } from '../../platform/commands/commandArguments.ts';
import { UsageError } from '../../platform/commands/commandLine.ts';

export const USAGE = `npm run users -- list [--text TEXT] [--limit 50]
npm run users -- show EMAIL
npm run users -- grant EMAIL free|admin [--yes]
npm run users -- revoke EMAIL free|admin
npm run users -- reset EMAIL
npm run users -- delete EMAIL --yes

list    accounts by their addresses; with --text only those whose name or address contains it
show    an account: its rights, its access, its last sign-in
grant   gives access without payment, which cancels a running subscription, or makes the member an administrator
revoke  takes it back; the last administrator stays one
reset   sends a link for a new password, as long as the worker runs
delete  deletes the account and all its data except invoices, and ends a running subscription at once

  --yes   is needed where a running subscription is cancelled or ends

npm run user adds accounts, plans that are paid elsewhere, and removes second steps.

Exit code: 0 done, 2 refused and nothing changed, 1 failed or called wrongly.`;

export type Right = 'free' | 'admin';

export type Asked =
  | { command: 'list'; text: string | null; limit: number }
  | { command: 'show' | 'reset'; email: string }
  | { command: 'delete'; email: string; isSure: boolean }
  | { command: 'grant' | 'revoke'; email: string; right: Right; isSure: boolean };

const options = {
  text: { type: 'string' },
  limit: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

/** Options that each command takes. */
const taken: Readonly<Record<Asked['command'], readonly string[]>> = {
  list: ['text', 'limit'],
  show: [],
  grant: ['yes'],
  revoke: ['yes'],
  reset: [],
  delete: ['yes'],
};

const MOST = 10_000;

/** Reads the command's arguments. Throws {@link UsageError}, or parseArgs' error for unknown options. */
export function readArguments(args: string[]): Asked {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, ...words] = positionals;
  const command = commandOf(name, values, taken, USAGE);
  const { text = null, limit = '50', yes: isSure } = values;
  if (command === 'list') {
    noMore(words, USAGE);
    return { command, text, limit: limitOf(limit) };
  }
  const [given, right, ...more] = words;
  const email = required(given, 'EMAIL', USAGE);
  if (command === 'grant' || command === 'revoke') {
    noMore(more, USAGE);
    return { command, email, right: rightOf(right), isSure };
  }
  noMore(words.slice(1), USAGE);
  return command === 'delete' ? { command, email, isSure } : { command, email };
}

function limitOf(text: string): number {
  const limit = numberOf(text, '--limit', USAGE);
  if (limit > MOST) throw new UsageError(`--limit is at most ${String(MOST)}; not ${text}.`, USAGE);
  return limit;
}

function rightOf(right: string | undefined): Right {
  if (right === 'free' || right === 'admin') return right;
  const given = right === undefined ? 'Name the right' : `There is no right ${JSON.stringify(right)}`;
  throw new UsageError(`${given}: free or admin.`, USAGE);
}
