import { parseArgs } from 'node:util';
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
  limit: { type: 'string', default: '50' },
  yes: { type: 'boolean', default: false },
} as const;

const MOST = 10_000;

/** Reads the command's arguments. Throws {@link UsageError}, or parseArgs' error for unknown options. */
export function readArguments(args: string[]): Asked {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, email = '', right = '', ...more] = positionals;
  const { yes: isSure, limit } = values;
  const isPlain = right === '' && more.length === 0;
  if (command === 'list' && email === '' && /^[1-9]\d{0,4}$/.test(limit) && Number(limit) <= MOST)
    return { command, text: values.text ?? null, limit: Number(limit) };
  if ((command === 'show' || command === 'reset') && email !== '' && isPlain) return { command, email };
  if (command === 'delete' && email !== '' && isPlain) return { command, email, isSure };
  const isRight = (right === 'free' || right === 'admin') && more.length === 0;
  if ((command === 'grant' || command === 'revoke') && isRight) return { command, email, right, isSure };
  throw new UsageError(USAGE);
}
