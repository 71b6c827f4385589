import { parseArgs } from 'node:util';
import { createPool } from '../../server/database.ts';
import { EnvError, readEnv } from '../../server/env.ts';
import { dollars } from '../lib/dollars.ts';
import { acceptSuspects, findSuspects, NoSuchSuspect, type Suspect } from './suspects.ts';

const USAGE = `npm run suspects                      lists suspect values, newest first
npm run suspects -- accept NUMBER…    lets them count
npm run suspects -- reject NUMBER…    no longer lets them count

A month's receipts above $5,000,000 and above 20 times the taxable ones, or more than 3,000 rooms, are shown as
filed but count to no city, county, zip or brand until an operator accepts them.`;

class UsageError extends Error {
  override name = 'UsageError';
}

function lineOf(suspect: Suspect): string {
  const { id, property, location_name, period, period_months, room_capacity, is_accepted } = suspect;
  const span = period_months === 3 ? `quarter to ${period}` : period;
  const [receipts, taxable] = [suspect.room_receipts_cents, suspect.taxable_receipts_cents].map(dollars);
  return (
    `${id}  ${location_name} (${property}), ${span}: receipts ${receipts}, taxable ${taxable}, ` +
    `${room_capacity} rooms${is_accepted ? ', accepted' : ''}`
  );
}

async function main(): Promise<void> {
  const [command = 'list', ...rest] = parseArgs({ allowPositionals: true }).positionals;
  const ids = rest.map(Number);
  const isKnown = command === 'list' ? rest.length === 0 : ['accept', 'reject'].includes(command);
  if (!isKnown || !ids.every(Number.isSafeInteger) || (command !== 'list' && ids.length === 0)) {
    throw new UsageError(USAGE);
  }
  const pool = createPool(readEnv().databaseUrl, { applicationName: 'suspects' });
  try {
    if (command !== 'list') await acceptSuspects(pool, ids, command === 'accept');
    const suspects = await findSuspects(pool);
    const shown = command === 'list' ? suspects : suspects.filter(({ id }) => ids.includes(id));
    console.log(shown.map(lineOf).join('\n') || 'There are no suspect values.');
  } finally {
    await pool.end();
  }
}

/** One for what the operator can put right by asking otherwise, which needs no stack. */
function sentenceOf(error: unknown): unknown {
  const isExpected =
    error instanceof UsageError || error instanceof NoSuchSuspect || error instanceof EnvError;
  if (isExpected) return error.message;
  // parseArgs explains an unknown option in its message.
  return error instanceof TypeError && 'code' in error ? `${error.message}\n\n${USAGE}` : error;
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
