import { recordCommandAction } from '../../../platform/audit.ts';
import { noMore } from '../../../platform/commands/commandArguments.ts';
import { commandLine, UsageError } from '../../../platform/commands/commandLine.ts';
import { createDataSource } from '../../../platform/database.ts';
import { readEnv } from '../../../platform/env.ts';
import { readMaintenance, setMaintenance } from './maintenance.sql.ts';

const USAGE = `Usage: npm run maintenance -- on|off

on   shows members a maintenance page only; the APIs answer 503, and imports continue
off  opens the product again
Without either, the command prints the current state.`;

/** Turns maintenance on or off, or leaves it with null, and returns the state. */
async function maintenance(isWanted: boolean | null): Promise<boolean> {
  const db = await createDataSource(readEnv().databaseUrl, {
    applicationName: 'maintenance',
    poolSize: 1,
  }).initialize();
  try {
    if (isWanted !== null)
      await db.transaction(async (tx) => {
        await tx.query(setMaintenance, [isWanted]);
        await recordCommandAction(tx, { action: 'SET_MAINTENANCE', details: { isOn: isWanted } });
      });
    const rows = await db.query<{ isOn: boolean }[]>(readMaintenance);
    return rows[0]?.isOn ?? false;
  } finally {
    await db.destroy();
  }
}

await commandLine({
  usage: USAGE,
  run: async ([word, ...more]) => {
    noMore(more, USAGE);
    if (word !== undefined && word !== 'on' && word !== 'off')
      throw new UsageError(`${JSON.stringify(word)} is neither on nor off.`, USAGE);
    const isOn = await maintenance(word === undefined ? null : word === 'on');
    return { text: `Maintenance is ${isOn ? 'on' : 'off'}.`, json: { isOn }, code: 0 };
  },
  sentenceOf: (error) => `Maintenance was not set: ${error.message}`,
});
