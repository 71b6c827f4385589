import type { Pool } from 'pg';
import * as rules from '../../../server/market/releases/console/importChange.rules.ts';
import { recordCommandAction, type AuditAction } from '../../../server/platform/audit.ts';
import type { Answer } from '../../../server/platform/commands/commandLine.ts';
import { operatorName } from '../../../server/platform/commands/operatorName.ts';
import type { Db } from '../../../server/platform/lib/db.ts';
import { operatorCommand, type CommandDeps } from '../../platform/operatorCommand.ts';
import { runImport } from '../runImport.ts';
import { inTransaction } from '../../platform/inTransaction.ts';
import { ReleaseRefused } from '../refusal.ts';
import { compareImport } from './compareImport.ts';
import { describeDifferences, describeImport, describeShownImport } from './describeAnswers.ts';
import { readArguments, USAGE, type Asked } from './imports.args.ts';
import { listImports, NoSuchNumber, showImport } from './listing.ts';

async function run(deps: CommandDeps, asked: Asked): Promise<Answer> {
  const { pool } = deps;
  switch (asked.command) {
    case 'list': {
      const json = await listImports(pool, asked.limit);
      return { text: json.map(describeImport).join('\n') || 'Nothing has been imported yet.', json, code: 0 };
    }
    case 'show':
      return shown(pool, asked.importId, 0);
    case 'diff': {
      await showImport(pool, asked.importId);
      const json = await compareImport(deps, asked.importId, asked.top);
      const text = json.map(describeDifferences).join('\n') || 'Nothing differs from what is published.';
      return { text, json, code: 0 };
    }
    default: {
      const { importId, isDone } = await decide(deps, asked);
      return shown(pool, importId, isDone ? 0 : 2);
    }
  }
}

async function shown(pool: Pool, importId: number, code: number): Promise<Answer> {
  const json = await showImport(pool, importId);
  return { text: describeShownImport(json), json, code };
}

type Decision = Extract<Asked, { note: string }>;

type Decide = (db: Db, decision: rules.ImportDecision) => Promise<{ importId: number; isNew: boolean }>;

const decisions: Readonly<Record<Decision['command'], Decide>> = {
  accept: (db, decision) => rules.acceptImport(db, decision, { byWorker: false }),
  retry: (db, decision) => rules.retryImport(db, decision, { byWorker: false }),
  cancel: async (db, decision) => ({
    importId: decision.importId,
    isNew: await rules.cancelImport(db, decision),
  }),
};

const ACTIONS: Readonly<Record<Decision['command'], AuditAction>> = {
  accept: 'ACCEPT_IMPORT',
  retry: 'RETRY_IMPORT',
  cancel: 'CANCEL_IMPORT',
};

/** Decides about an import. One that is repeated is run at once, by this command. */
async function decide(
  deps: CommandDeps,
  { command, by, ...given }: Decision,
): Promise<{ importId: number; isDone: boolean }> {
  const decision = { ...given, by: by ?? operatorName() };
  const importId = await inTransaction(deps.pool, async (client) => {
    const db = {
      query: async <T>(statement: string, parameters: unknown[] = []) =>
        (await client.query(statement, parameters)).rows as T,
    };
    const { importId: shownId, isNew } = await decisions[command](db, decision);
    const { file: fileName } = await showImport(client, decision.importId);
    const details = { importId: decision.importId, fileName, note: decision.note };
    if (isNew) await recordCommandAction(client, { action: ACTIONS[command], by: decision.by, details });
    return shownId;
  });
  if (command === 'cancel') return { importId, isDone: true };
  const { state } = await runImport(deps, importId);
  return { importId, isDone: state !== 'refused' && state !== 'cancelled' };
}

await operatorCommand<Asked>({
  name: 'npm run imports',
  usage: USAGE,
  read: readArguments,
  run,
  refusals: [NoSuchNumber, ReleaseRefused, rules.ImportChangeRefused],
});
