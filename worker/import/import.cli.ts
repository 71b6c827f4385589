import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createPool } from '../../server/platform/database.ts';
import { EnvError, readEnv } from '../../server/platform/env.ts';
import type { S3Settings } from '../../server/platform/envStore.ts';
import { StoreError } from '../../server/platform/objects/objectStore.ts';
import { openStores } from '../../server/platform/objects/openStores.ts';
import { inWorkFolder } from '../../server/platform/objects/workFolder.ts';
import { outageSentence, throughOutages } from '../platform/throughOutages.ts';
import {
  registerImport,
  runImport,
  type ImportDeps,
  type ImportResult,
  type ImportState,
} from './importFile.ts';
import { describeReport } from './describeReport.ts';
import type { ImportOptions } from './options.ts';
import { progressBar } from './progressBar.ts';
import { ReleaseRefused } from './refusal.ts';
import type { ReleaseReport } from './report.ts';
import { fetchAddress, isAddress } from './sources/address.ts';
import { TryLater } from './sources/tryLater.ts';

const usage = `npm run import -- [options] FILE…

Imports releases of the Texas comptroller: csv, zip, gz or json files, several at once. A file may also be an address,
https://host/file.zip or s3://bucket/file.zip.

  --dry-run             check everything, publish nothing
  --json                print a report for each release as JSON
  --period 2015-01      month of a file that does not state its month (or its year: 2015)
  --accept-incomplete   publish a release although rows are missing
  --accept-changes      publish a new issue that changes more than 15% of the rows
  --accept-future       publish a release with months after the running one
  --accept-amounts      publish a release with mostly zero or negative amounts

Exit code: 0 published or already published, 2 refused or an address that cannot be reached, 1 failed.`;

const options = {
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  period: { type: 'string' },
  'accept-incomplete': { type: 'boolean', default: false },
  'accept-changes': { type: 'boolean', default: false },
  'accept-future': { type: 'boolean', default: false },
  'accept-amounts': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const exitCodes: Record<ImportState, number> = {
  published: 0,
  already_published: 0,
  checked: 0,
  refused: 2,
  cancelled: 2,
  failed: 1,
};

type Arguments = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;

function importOptionsOf({ values }: Arguments): Partial<ImportOptions> {
  return {
    period: values.period ?? null,
    dryRun: values['dry-run'],
    acceptIncomplete: values['accept-incomplete'],
    acceptChanges: values['accept-changes'],
    acceptFuture: values['accept-future'],
    acceptAmounts: values['accept-amounts'],
  };
}

/** Imports the files one after the other; the exit code is the worst of theirs. */
async function importFiles(args: Arguments): Promise<number> {
  const env = readEnv();
  const pool = createPool(env.databaseUrl, { applicationName: 'import' });
  const deps = { pool, dataDir: env.dataDir, stores: await openStores(env.sources) };
  const reports: ReleaseReport[] = [];
  let exitCode = 0;
  try {
    for (const path of args.positionals) {
      const result = await imported(deps, env.sources.s3, path, args);
      reports.push(...result.reports);
      if (!args.values.json) for (const report of result.reports) print(describeReport(report));
      // A refusal (2) goes before a success, a failure (thrown) before both.
      exitCode = Math.max(exitCode, exitCodes[result.state]);
    }
  } finally {
    await pool.end();
    if (args.values.json) print(JSON.stringify(reports.length === 1 ? reports[0] : reports, null, 2));
  }
  return exitCode;
}

type Deps = ImportDeps & Pick<Required<ImportDeps>, 'stores'>;

function imported(deps: Deps, s3: S3Settings | null, given: string, args: Arguments): Promise<ImportResult> {
  if (!isAddress(given)) return importFile(deps, given, args);
  return inWorkFolder(deps.dataDir, async (folder) =>
    importFile(deps, await fetched(given, folder, s3), args),
  );
}

async function fetched(address: string, folder: string, s3: S3Settings | null): Promise<string> {
  const file = await fetchAddress(address, folder, { s3 });
  if (file === null) throw new Error(`${address} says that its file is unchanged, which nobody asked.`);
  return file.path;
}

async function importFile(deps: Deps, path: string, args: Arguments): Promise<ImportResult> {
  const bar = progressBar(process.stderr, basename(path));
  const tell = (sentence: string): void => {
    bar.end();
    process.stderr.write(`${sentence}\n`);
  };
  const patience = { pool: deps.pool, tell };
  try {
    const importId = await throughOutages(patience, () =>
      registerImport(deps, path, basename(path), importOptionsOf(args)),
    );
    return await throughOutages(patience, () => runImport({ ...deps, onProgress: bar.show }, importId));
  } finally {
    bar.end();
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** The error as a sentence; the operator's own mistakes without a stack. */
function sentenceOf(error: unknown): string {
  if ([ReleaseRefused, TryLater, EnvError, StoreError].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error) {
    return `There is no file ${String(error.path)}.`;
  }
  return outageSentence(error, 'npm run import') ?? (error instanceof Error ? error.message : String(error));
}

async function main(): Promise<number> {
  const args = parseArgs({ options, allowPositionals: true });
  if (args.values.help || args.positionals.length === 0) {
    print(usage);
    return args.values.help ? 0 : 1;
  }
  return importFiles(args);
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = error instanceof ReleaseRefused || error instanceof TryLater ? 2 : 1;
}
