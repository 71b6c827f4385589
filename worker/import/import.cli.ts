import { basename } from 'node:path';
import { noteByCommand } from '../../server/platform/audit.ts';
import {
  commandLine,
  sentenceOf,
  type Answer,
  type CommandLine,
  type Terminal,
} from '../../server/platform/commands/commandLine.ts';
import { createPool } from '../../server/platform/database.ts';
import { readEnv } from '../../server/platform/env.ts';
import type { S3Settings } from '../../server/platform/envStore.ts';
import { openStores } from '../../server/platform/objects/openStores.ts';
import { inWorkFolder } from '../../server/platform/objects/workFolder.ts';
import { outageSentence, throughOutages } from '../platform/throughOutages.ts';
import { describeReport } from './describeReport.ts';
import { readArguments, USAGE } from './import.args.ts';
import { addImport, runImport, type ImportDeps, type ImportResult, type ImportState } from './importFile.ts';
import { inTransaction } from './mergeTransaction.ts';
import type { ImportOptions } from './options.ts';
import { progressBar } from './progressBar.ts';
import { storeRaw } from './rawStore.ts';
import { ReleaseRefused } from './refusal.ts';
import type { ReleaseReport } from './report.ts';
import { fetchAddress, isAddress } from './sources/address.ts';
import { TryLater } from './sources/tryLater.ts';

const exitCodes: Record<ImportState, number> = {
  published: 0,
  already_published: 0,
  checked: 0,
  refused: 2,
  cancelled: 2,
  failed: 1,
};

type Deps = ImportDeps &
  Pick<Required<ImportDeps>, 'stores'> & { s3: S3Settings | null; tell: Terminal['tell'] };

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
      const result = await imported(deps, file, options);
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

function imported(deps: Deps, given: string, options: Partial<ImportOptions>): Promise<ImportResult> {
  if (!isAddress(given)) return importFile(deps, given, options);
  return inWorkFolder(deps.dataDir, async (folder) =>
    importFile(deps, await fetched(given, folder, deps.s3), options),
  );
}

async function fetched(address: string, folder: string, s3: S3Settings | null): Promise<string> {
  const file = await fetchAddress(address, folder, { s3 });
  if (file === null) throw new Error(`${address} says that its file is unchanged, which nobody asked.`);
  return file.path;
}

async function importFile(deps: Deps, path: string, options: Partial<ImportOptions>): Promise<ImportResult> {
  const bar = progressBar(process.stderr, basename(path));
  const tell = (sentence: string): void => {
    bar.end();
    deps.tell(sentence);
  };
  const patience = { pool: deps.pool, tell };
  try {
    const importId = await throughOutages(patience, () => register(deps, path, options));
    return await throughOutages(patience, () => runImport({ ...deps, onProgress: bar.show }, importId));
  } finally {
    bar.end();
  }
}

/** Stores the file and records the import, and who asked for it. */
async function register(deps: Deps, path: string, options: Partial<ImportOptions>): Promise<number> {
  const fileName = basename(path);
  const raw = await storeRaw(path, deps);
  return inTransaction(deps.pool, async (client) => {
    const importId = await addImport(client, fileName, raw, options, 'command');
    const details = { importId, fileName, options: acceptedOf(options) };
    if (options.dryRun !== true) await noteByCommand(client, { action: 'IMPORT_FILE', details });
    return importId;
  });
}

/** Names of the options that publish what a check would hold back. */
function acceptedOf(options: Partial<ImportOptions>): string[] {
  return Object.entries(options).flatMap(([name, value]) =>
    name.startsWith('accept') && value === true ? [name] : [],
  );
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
