import { createDataSource } from '../../platform/database.ts';
import { EnvError, readEnv } from '../../platform/env.ts';
import { tellHelp } from '../../platform/lib/tellHelp.ts';
import { readMaintenance, setMaintenance } from './maintenance.sql.ts';

const USAGE = `Usage: npm run maintenance -- on|off

on   shows members a maintenance page only; the APIs answer 503, and imports continue
off  opens the product again
Without either, the command prints the current state.`;

async function main(): Promise<void> {
  if (tellHelp(USAGE)) return;
  const [word, ...more] = process.argv.slice(2);
  if (more.length > 0 || (word !== undefined && word !== 'on' && word !== 'off')) {
    throw new EnvError(USAGE);
  }
  const { databaseUrl } = readEnv();
  const db = await createDataSource(databaseUrl, {
    applicationName: 'maintenance',
    poolSize: 1,
  }).initialize();
  try {
    if (word !== undefined) await db.query(setMaintenance, [word === 'on']);
    const rows = await db.query<{ isOn: boolean }[]>(readMaintenance);
    console.log(`Maintenance is ${rows[0]?.isOn ? 'on' : 'off'}.`);
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  if (error instanceof EnvError) console.error(error.message);
  else console.error(`Maintenance was not set: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
