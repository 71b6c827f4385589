import { parseArgs, type ParseArgsConfig } from 'node:util';
import { EnvError } from '../envError.ts';
import { StoreError } from '../objects/objectStore.ts';
import { BackupRefused } from './manifest.ts';

interface Given {
  values: Readonly<Record<string, unknown>>;
  positionals: string[];
}

/**
 * Runs a command of backups and prints its answer. Exit codes: 0 done, 2 refused, 1 failed or called wrongly.
 */
export async function runBackupCommand(
  usage: string,
  options: NonNullable<ParseArgsConfig['options']>,
  positionals: number,
  run: (given: Given) => Promise<string>,
): Promise<void> {
  try {
    const given = parseArgs({ options, allowPositionals: positionals > 0 });
    if (given.positionals.length === positionals) process.stdout.write(`${await run(given)}\n`);
    else fail(usage, 1);
  } catch (error) {
    fail(sentenceOf(error, usage), error instanceof BackupRefused ? 2 : 1);
  }
}

function fail(sentence: string, code: number): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = code;
}

function sentenceOf(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof BackupRefused || error instanceof EnvError || error instanceof StoreError)
    return error.message;
  // parseArgs explains an unknown option in its message.
  if (error instanceof TypeError && 'code' in error) return `${error.message}\n\n${usage}`;
  return error.stack ?? error.message;
}
