import type { PoolClient } from 'pg';
import { recordCommandAction } from '../../../server/platform/audit.ts';
import type { Answer } from '../../../server/platform/commands/commandLine.ts';
import { operatorName } from '../../../server/platform/commands/operatorName.ts';
import { operatorCommand, type CommandDeps } from '../../platform/operatorCommand.ts';
import { redoRelease } from '../undo/redoRelease.ts';
import { UndoRefused } from '../undo/refusals.ts';
import { undoRelease, type UndoResult } from '../undo/undoRelease.ts';
import { describeDiff, describeShown, describeUndo, describeVerified } from './describeAnswers.ts';
import { diffRelease } from './diff.ts';
import { describeRelease, listReleases, NoSuchNumber, showRelease } from './listing.ts';
import { readArguments, USAGE, type Asked } from './releases.args.ts';
import { verifyReleases } from './verify.ts';

async function run(deps: CommandDeps, asked: Asked): Promise<Answer> {
  const { pool, tell } = deps;
  switch (asked.command) {
    case 'list': {
      const json = await listReleases(pool, asked);
      return { text: json.map(describeRelease).join('\n') || 'Nothing is published.', json, code: 0 };
    }
    case 'show': {
      const json = await showRelease(pool, asked.releaseId);
      return { text: describeShown(json), json, code: 0 };
    }
    case 'diff': {
      const json = await diffRelease(deps, asked.releaseId, asked.top);
      return { text: describeDiff(json), json, code: 0 };
    }
    case 'verify': {
      const json = await verifyReleases(deps, asked.releaseId);
      return { text: describeVerified(json), json, code: json.differences.length === 0 ? 0 : 2 };
    }
    case 'undo':
    case 'redo': {
      const by = asked.by ?? operatorName();
      const record = (client: PoolClient, { releaseId, file }: UndoResult): Promise<void> =>
        recordCommandAction(client, {
          action: asked.command === 'undo' ? 'UNDO_RELEASE' : 'REDO_RELEASE',
          by,
          details: { releaseId, fileName: file, note: asked.reason },
        });
      const change = { ...asked, by, tell, record };
      const json = await (asked.command === 'undo' ? undoRelease : redoRelease)(deps, change);
      return { text: describeUndo(json, asked.command), json, code: 0 };
    }
  }
}

await operatorCommand({
  name: 'npm run releases',
  usage: USAGE,
  read: readArguments,
  run,
  refusals: [UndoRefused, NoSuchNumber],
});
