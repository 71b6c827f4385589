import { userInfo } from 'node:os';
import { operatorCommand, type Answer, type CommandDeps } from '../../platform/operatorCommand.ts';
import { redoRelease } from '../undo/redoRelease.ts';
import { UndoRefused } from '../undo/refusals.ts';
import { undoRelease } from '../undo/undoRelease.ts';
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
    default: {
      const change = { ...asked, by: asked.by ?? userInfo().username, tell };
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
  isRefusal: (error) => error instanceof UndoRefused || error instanceof NoSuchNumber,
});
