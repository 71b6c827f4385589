import { basename } from 'node:path';
import { recordCommandAction } from '../../server/platform/audit.ts';
import type { Terminal } from '../../server/platform/commands/commandLine.ts';
import type { S3Settings } from '../../server/platform/envStore.ts';
import { inWorkFolder } from '../../server/platform/objects/workFolder.ts';
import { throughOutages } from '../platform/throughOutages.ts';
import type { ImportResult } from './importReports.ts';
import { registerImport } from './registerImport.ts';
import { runImport, type ImportDeps } from './runImport.ts';
import type { ImportOptions } from './options.ts';
import { progressBar } from './progressBar.ts';
import { fetchAddress, isAddress } from './sources/address.ts';

type Deps = ImportDeps &
  Pick<Required<ImportDeps>, 'stores'> & { s3: S3Settings | null; tell: Terminal['tell'] };

/** Imports a file or what an address has, and shows its progress. Refusals are in the result; only failures throw. */
export function importByCommand(
  deps: Deps,
  given: string,
  options: Partial<ImportOptions>,
): Promise<ImportResult> {
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
function register(deps: Deps, path: string, options: Partial<ImportOptions>): Promise<number> {
  const fileName = basename(path);
  return registerImport(deps, { path, fileName, options }, async (client, importId) => {
    const details = { importId, fileName, options: acceptedOf(options) };
    if (options.dryRun !== true) await recordCommandAction(client, { action: 'IMPORT_FILE', details });
    return importId;
  });
}

/** Names of the options that publish what a check would hold back. */
function acceptedOf(options: Partial<ImportOptions>): string[] {
  return Object.entries(options).flatMap(([name, value]) =>
    name.startsWith('accept') && value === true ? [name] : [],
  );
}
