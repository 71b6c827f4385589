import { createPool } from '../database.ts';
import { readEnv } from '../env.ts';
import { tellHelp } from '../lib/tellHelp.ts';
import { openStores } from '../objects/openStores.ts';
import { runBackupCommand } from './command.ts';
import { writeBackup } from './backup.ts';

const USAGE = `npm run backup [-- --json]

Writes all tables, as they are at one moment, and the files that releases were imported from to a new folder of
BACKUP_DIR or of the S3 store, while the product runs. Keeps all backups of the last 24 hours and the newest of each of 7 days, 4 weeks
and 12 months, and deletes the others. To do so by the clock: npm run schedule -- set backup --on

Secrets are not in a backup: keep SESSION_SECRET (or session-secret in DATA_DIR), the passwords of the database and the
keys of services elsewhere. Without SESSION_SECRET, authenticator apps of members no longer sign in.

  --json  prints the answer as JSON`;

if (!tellHelp(USAGE)) {
  await runBackupCommand(USAGE, { json: { type: 'boolean', default: false } }, 0, async ({ values }) => {
    const { databaseUrl, dataDir, sources } = readEnv();
    const pool = createPool(databaseUrl, { applicationName: 'backup', poolSize: 1 });
    try {
      const { sentence, ...json } = await writeBackup({ pool, dataDir, stores: await openStores(sources) });
      return values['json'] === true ? JSON.stringify(json, null, 2) : sentence;
    } finally {
      await pool.end();
    }
  });
}
