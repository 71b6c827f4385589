import type { Pool } from 'pg';
import {
  commandLine,
  type Answer,
  type CommandLine,
  type Terminal,
} from '../../server/platform/commands/commandLine.ts';
import { createPool } from '../../server/platform/database.ts';
import { readEnv } from '../../server/platform/env.ts';
import { openStores, type Stores } from '../../server/platform/objects/openStores.ts';
import { outageSentence, throughOutages } from './throughOutages.ts';

export interface CommandDeps extends Terminal {
  pool: Pool;
  dataDir: string;
  stores: Stores;
}

export interface OperatorCommand<Asked> extends Pick<CommandLine, 'usage' | 'refusals' | 'mistakes'> {
  /** As it is called: `npm run releases`. */
  name: string;
  /** Throws UsageError, or parseArgs' error for unknown options. */
  read: (args: string[]) => Asked;
  run: (deps: CommandDeps, asked: Asked) => Promise<Answer>;
}

/** Runs a command that needs the database and the stored files, and waits for a database that goes away. */
export function operatorCommand<Asked>({
  name,
  read,
  run,
  ...command
}: OperatorCommand<Asked>): Promise<void> {
  return commandLine({
    ...command,
    sentenceOf: (error) => outageSentence(error, name),
    run: async (args, terminal) => {
      const asked = read(args);
      const { databaseUrl, dataDir, sources } = readEnv();
      const stores = await openStores(sources);
      const pool = createPool(databaseUrl, { applicationName: name.replace('npm run ', '') });
      try {
        return await throughOutages({ pool, tell: terminal.tell }, () =>
          run({ pool, dataDir, stores, ...terminal }, asked),
        );
      } finally {
        await pool.end();
      }
    },
  });
}
