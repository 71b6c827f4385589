import { parseArgs } from 'node:util';
import { commandLine } from '../commands/commandLine.ts';
import { createPool } from '../database.ts';
import { readEnv } from '../env.ts';
import { openStores } from '../objects/openStores.ts';
import { writeBackup } from './backup.ts';
import { BackupRefused } from './manifest.ts';

const USAGE = `npm run backup

Writes all tables, as they are at one moment, and the files that releases were imported from to a new folder of
BACKUP_DIR or of the S3 store, while the product runs. Keeps all backups of the last 24 hours and the newest of each of 7 days, 4 weeks
and 12 months, and deletes the others. To do so on a schedule: npm run schedule -- set backup --on

Secrets are not in a backup: keep SESSION_SECRET (or session-secret in DATA_DIR), the passwords of the database and the
keys of services elsewhere. Without SESSION_SECRET, authenticator apps of members no longer sign in.

Exit code: 0 done, 2 refused, 1 failed.`;

await commandLine({
  usage: USAGE,
  run: async (args) => {
    parseArgs({ args });
    const { databaseUrl, dataDir, sources } = readEnv();
    const pool = createPool(databaseUrl, { applicationName: 'backup', poolSize: 1 });
    try {
      const { sentence, ...json } = await writeBackup({ pool, dataDir, stores: await openStores(sources) });
      return { text: sentence, json, code: 0 };
    } finally {
      await pool.end();
    }
  },
  refusals: [BackupRefused],
});
