import type { Pool } from 'pg';
import { createPool } from '../../server/platform/database.ts';
import { EnvError, readEnv } from '../../server/platform/env.ts';
import { tellHelp } from '../../server/platform/lib/tellHelp.ts';
import { StoreError } from '../../server/platform/objects/objectStore.ts';
import { openStores, type Stores } from '../../server/platform/objects/openStores.ts';
import { outageSentence, throughOutages } from './throughOutages.ts';

/** The operator's arguments are wrong; the message is the command's help. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Result of a command: text for people, the same as data for `--json`, and the exit code. */
export interface Answer {
  text: string;
  json: unknown;
  code: number;
}

export interface CommandDeps {
  pool: Pool;
  dataDir: string;
  stores: Stores;
  /** Tells the person something meanwhile. */
  tell: (sentence: string) => void;
}

export interface OperatorCommand<Asked> {
  /** As it is called: `npm run releases`. */
  name: string;
  usage: string;
  /** Throws {@link UsageError}, or parseArgs' error for unknown options. */
  read: (args: string[]) => Asked & { json: boolean };
  run: (deps: CommandDeps, asked: Asked) => Promise<Answer>;
  /** True for an error whose message says all. Such a command ends with the exit code 2. */
  isRefusal: (error: unknown) => boolean;
}

/** Runs a command of the operator's. `--help` answers before anything is opened. */
export async function operatorCommand<Asked>(command: OperatorCommand<Asked>): Promise<void> {
  if (tellHelp(command.usage)) return;
  try {
    process.exitCode = await answer(command, command.read(process.argv.slice(2)));
  } catch (error) {
    process.stderr.write(`${sentenceOf(command, error)}\n`);
    process.exitCode = command.isRefusal(error) ? 2 : 1;
  }
}

async function answer<Asked>(
  command: OperatorCommand<Asked>,
  asked: Asked & { json: boolean },
): Promise<number> {
  const { databaseUrl, dataDir, sources } = readEnv();
  const stores = await openStores(sources);
  const pool = createPool(databaseUrl, { applicationName: command.name.replace('npm run ', '') });
  const tell = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  try {
    const { text, json, code } = await throughOutages({ pool, tell }, () =>
      command.run({ pool, dataDir, stores, tell }, asked),
    );
    process.stdout.write(`${asked.json ? JSON.stringify(json, null, 2) : text}\n`);
    return code;
  } finally {
    await pool.end();
  }
}

/** Errors that the operator can fix need no stack. */
function sentenceOf<Asked>({ name, usage, isRefusal }: OperatorCommand<Asked>, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain = [UsageError, EnvError, StoreError].some((kind) => error instanceof kind);
  if (isPlain || isRefusal(error)) return error.message;
  // parseArgs explains an unknown option in its message.
  if (error instanceof TypeError && 'code' in error) return `${error.message}\n\n${usage}`;
  return outageSentence(error, name) ?? error.stack ?? error.message;
}
