import {
  commandLine,
  sentenceOf,
  type Answer,
  type CommandLine,
  type Terminal,
} from '../../server/platform/commands/commandLine.ts';
import { createPool } from '../../server/platform/database.ts';
import { readEnv } from '../../server/platform/env.ts';
import { openStores } from '../../server/platform/objects/openStores.ts';
import { outageSentence } from '../platform/throughOutages.ts';
import { describeReport } from './describeReport.ts';
import { readArguments, USAGE } from './import.args.ts';
import { importByCommand } from './importByCommand.ts';
import type { ImportState } from './importReports.ts';
import { ReleaseRefused } from './refusal.ts';
import type { ReleaseReport } from './report.ts';
import { TryLater } from './sources/tryLater.ts';

const exitCodes: Record<ImportState, number> = {
  published: 0,
  already_published: 0,
  checked: 0,
  refused: 2,
  cancelled: 2,
  failed: 1,
};

/**
 * Imports the files one after the other; the exit code is the worst of theirs. A file that fails ends the command, with
 * the reports of those before it.
 */
async function importFiles(args: string[], { print, tell }: Terminal): Promise<Answer> {
  const { files, options } = readArguments(args);
  const { databaseUrl, dataDir, sources } = readEnv();
  const pool = createPool(databaseUrl, { applicationName: 'import' });
  const deps = { pool, dataDir, stores: await openStores(sources), s3: sources.s3, tell };
  const reports: ReleaseReport[] = [];
  let code = 0;
  try {
    for (const file of files) {
      const result = await importByCommand(deps, file, options);
      reports.push(...result.reports);
      for (const report of result.reports) print(describeReport(report));
      code = Math.max(code, exitCodes[result.state]);
    }
    return { text: '', json: reports.length === 1 ? reports[0] : reports, code };
  } catch (error) {
    if (reports.length === 0) throw error;
    const sentence = sentenceOf(command, error);
    tell(sentence);
    return { text: '', json: { error: sentence, reports }, code: isRefusal(error) ? 2 : 1 };
  } finally {
    await pool.end();
  }
}

const REFUSALS = [ReleaseRefused, TryLater] as const;

function isRefusal(error: unknown): boolean {
  return REFUSALS.some((kind) => error instanceof kind);
}

const command: CommandLine = {
  usage: USAGE,
  run: importFiles,
  refusals: REFUSALS,
  sentenceOf: (error) => {
    if ('code' in error && error.code === 'ENOENT' && 'path' in error)
      return `There is no file ${String(error.path)}.`;
    return outageSentence(error, 'npm run import') ?? error.message;
  },
};

await commandLine(command);
