import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { createPool } from '../../../server/platform/database.ts';
import { EnvError, readEnv } from '../../../server/platform/env.ts';
import { tellHelp } from '../../../server/platform/lib/tellHelp.ts';
import type { FilingDecision } from '../../../server/market/hotels/countedFigures.rules.ts';
import { reasonsOf } from '../../../server/market/hotels/filingFlags.rules.ts';
import { outageSentence, throughOutages } from '../../platform/throughOutages.ts';
import { decide, findDoubtful, listDoubtful, NoSuchDoubtful, type Doubtful } from './doubtful.ts';

const USAGE = `npm run doubtful                                  lists doubtful filings, the largest effect first
npm run doubtful -- list --idle                   includes idle rooms
npm run doubtful -- list --limit 1000             lists more than the first 200
npm run doubtful -- accept NUMBER… [--note …]     counts these filings as filed
npm run doubtful -- leave-out NUMBER… [--note …]  counts nothing of these filings
npm run doubtful -- undo NUMBER… [--note …]       takes a decision back

Doubtful receipts count with their taxable part. Doubtful and idle rooms do not count. A decision also holds for the
same values in a later issue of the release.`;

const DECISIONS: Readonly<Record<string, FilingDecision | null>> = {
  accept: 'ACCEPTED',
  'leave-out': 'LEFT_OUT',
  undo: null,
};

class UsageError extends Error {
  override name = 'UsageError';
}

interface Asked {
  command: string;
  ids: number[];
  note: string;
  idle: boolean;
  limit: number;
}

function readArguments(): Asked {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      note: { type: 'string', default: '' },
      idle: { type: 'boolean', default: false },
      limit: { type: 'string', default: '200' },
    },
  });
  const [command = 'list', ...rest] = positionals;
  const asked = { command, ids: rest.map(Number), ...values, limit: Number(values.limit) };
  const isList = command === 'list' && rest.length === 0 && Number.isSafeInteger(asked.limit);
  const isDecision = command in DECISIONS && rest.length > 0 && asked.ids.every(Number.isSafeInteger);
  if (!isList && !isDecision) throw new UsageError(USAGE);
  return asked;
}

function lineOf(doubtful: Doubtful): string {
  const { id, property, location_name, period, period_months, decision, note } = doubtful;
  const span = period_months === 3 ? `quarter to ${period}` : period;
  const decided =
    decision === null
      ? ''
      : ` [${decision === 'ACCEPTED' ? 'accepted' : 'left out'} by ${doubtful.decided_by ?? '?'} on ` +
        `${doubtful.decided_on ?? '?'}${note ? `: ${note}` : ''}]`;
  return `${id}  ${location_name} (${property}), ${span}: ${reasonsOf([doubtful.why]).join(' ')}${decided}`;
}

async function run(pool: Pool, { command, ids, note, idle, limit }: Asked): Promise<Doubtful[]> {
  if (command === 'list') return listDoubtful(pool, { idle, limit });
  await decide(pool, ids, { decision: DECISIONS[command] ?? null, note, by: userInfo().username });
  return findDoubtful(pool, ids);
}

async function main(): Promise<void> {
  if (tellHelp(USAGE)) return;
  const asked = readArguments();
  const pool = createPool(readEnv().databaseUrl, { applicationName: 'doubtful' });
  try {
    const doubtful = await throughOutages({ pool, tell: console.error }, () => run(pool, asked));
    console.log(doubtful.map(lineOf).join('\n') || 'There are no doubtful filings.');
  } finally {
    await pool.end();
  }
}

/** Errors that the operator can fix by other arguments need no stack. */
function sentenceOf(error: unknown): unknown {
  const isExpected =
    error instanceof UsageError || error instanceof NoSuchDoubtful || error instanceof EnvError;
  if (isExpected) return error.message;
  // parseArgs explains an unknown option in its message.
  if (error instanceof TypeError && 'code' in error) return `${error.message}\n\n${USAGE}`;
  return outageSentence(error, 'npm run doubtful') ?? error;
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
