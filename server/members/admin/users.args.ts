import { parseArgs } from 'node:util';

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
  --json  prints the answer as JSON

npm run user adds accounts, plans that are paid elsewhere, and removes second steps.

Exit code: 0 done, 2 refused and nothing changed, 1 failed or called wrongly.`;

export type Right = 'free' | 'admin';

export type Asked = { json: boolean } & (
  | { command: 'list'; text: string | null; limit: number }
  | { command: 'show' | 'reset'; email: string }
  | { command: 'delete'; email: string; isSure: boolean }
  | { command: 'grant' | 'revoke'; email: string; right: Right; isSure: boolean }
);

/** The command was called with wrong arguments; the message is the help. */
export class UsersUsage extends Error {
  override name = 'UsersUsage';
}

const options = {
  text: { type: 'string' },
  limit: { type: 'string', default: '50' },
  yes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const MOST = 10_000;

/** Reads the command's arguments. Throws {@link UsersUsage}. */
export function readArguments(args: string[]): Asked {
  const { values, positionals } = parse(args);
  const [command, email = '', right = '', ...more] = positionals;
  const { json, yes: isSure, limit } = values;
  const isPlain = right === '' && more.length === 0;
  if (command === 'list' && email === '' && /^[1-9]\d{0,4}$/.test(limit) && Number(limit) <= MOST)
    return { json, command, text: values.text ?? null, limit: Number(limit) };
  if ((command === 'show' || command === 'reset') && email !== '' && isPlain) return { json, command, email };
  if (command === 'delete' && email !== '' && isPlain) return { json, command, email, isSure };
  const isRight = (right === 'free' || right === 'admin') && more.length === 0;
  if ((command === 'grant' || command === 'revoke') && isRight)
    return { json, command, email, right, isSure };
  throw new UsersUsage(USAGE);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsersUsage(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
