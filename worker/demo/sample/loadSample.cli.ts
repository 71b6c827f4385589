import { createPool } from '../../../server/platform/database.ts';
import { EnvError, readEnv } from '../../../server/platform/env.ts';
import { createDemoSignIns } from './demoSignIns.ts';
import { importSample } from './importSample.ts';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Reports each whole percent once. */
function progressPrinter(): (share: number, text: string) => void {
  let told = '';
  return (share, text) => {
    const line = `progress ${Math.floor(share * 100)} ${text}`;
    if (line !== told) print(line);
    told = line;
  };
}

/**
 * Loads the synthetic sample and creates the demonstration sign-ins, as `npm start` does with an empty
 * database. Prints `progress <percent> <text>` and `signin <role> <email> <password>` lines. Can be run again
 * after any interruption: published releases are not imported twice.
 */
async function loadSample(): Promise<void> {
  const { databaseUrl, dataDir } = readEnv();
  const pool = createPool(databaseUrl, { applicationName: 'sample' });
  try {
    await importSample({ pool, dataDir, onProgress: progressPrinter() });
    await createDemoSignIns(pool, ({ role, email, password }) =>
      print(`signin ${role} ${email} ${password}`),
    );
    print('progress 100 synthetic sample loaded');
  } finally {
    await pool.end();
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof EnvError) return error.message;
  return error instanceof Error ? error.message : String(error);
}

loadSample().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
});
