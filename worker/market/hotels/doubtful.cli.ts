import type { PoolClient } from 'pg';
import { filingActionOf } from '../../../server/market/hotels/filingDecision.rules.ts';
import { reasonsOf } from '../../../server/market/hotels/filingFlags.rules.ts';
import { recordCommandAction, type AuditAction } from '../../../server/platform/audit.ts';
import type { Answer } from '../../../server/platform/commands/commandLine.ts';
import { operatorName } from '../../../server/platform/commands/operatorName.ts';
import { operatorCommand, type CommandDeps } from '../../platform/operatorCommand.ts';
import { readArguments, USAGE, type Asked } from './doubtful.args.ts';
import { decide, findDoubtful, listDoubtful, NoSuchDoubtful, type Doubtful } from './doubtful.ts';

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

/** A filing as `--json` prints it. */
function jsonOf(doubtful: Doubtful) {
  const { id, property, period, decision, note, why } = doubtful;
  return {
    id,
    property,
    hotelName: doubtful.location_name,
    period,
    periodMonths: doubtful.period_months,
    receiptsFlag: doubtful.receipts_flag,
    roomsFlag: doubtful.rooms_flag,
    reasons: reasonsOf([why]),
    decision,
    note,
    decidedBy: doubtful.decided_by,
    decidedOn: doubtful.decided_on,
  };
}

async function noteDecisions(
  client: PoolClient,
  filings: readonly Doubtful[],
  { action, note }: { action: AuditAction; note: string },
): Promise<void> {
  for (const { location_name, period } of filings)
    await recordCommandAction(client, { action, details: { hotelName: location_name.trim(), period, note } });
}

async function answer({ pool }: CommandDeps, asked: Asked): Promise<Answer> {
  if (asked.command === 'decide') {
    const { ids, decision, note } = asked;
    const onDecided = (client: PoolClient, filings: readonly Doubtful[]): Promise<void> =>
      noteDecisions(client, filings, { action: filingActionOf(decision), note });
    await decide(pool, ids, { decision, note, by: operatorName(), onDecided });
  }
  const found = await (asked.command === 'list' ? listDoubtful(pool, asked) : findDoubtful(pool, asked.ids));
  const text = found.map(lineOf).join('\n') || 'There are no doubtful filings.';
  return { text, json: found.map(jsonOf), code: 0 };
}

await operatorCommand<Asked>({
  name: 'npm run doubtful',
  usage: USAGE,
  read: readArguments,
  run: answer,
  mistakes: [NoSuchDoubtful],
});
