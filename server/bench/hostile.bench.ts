import { createDataSource } from '../platform/database.ts';
import { hostileCalls, hostileDocuments } from '../http/limits/hostile.testing.ts';
import { failuresOf } from '../http/limits/sendHostile.testing.ts';
import { readEnv } from '../platform/env.ts';
import { createSchema } from '../http/schema/schema.ts';
import { largestRssMb, newToken, startServer } from './serverProcess.ts';
import { tellHelp } from '../platform/lib/tellHelp.ts';

/**
 * Sends 20,000 hostile documents and 5,000 hostile REST calls to a server of its own, on the database of
 * DATABASE_URL: other numbers may be given. Exit code 1 if one is answered with a failure of ours, or the server
 * ends.
 */
const [documents = '20000', calls = '5000'] = process.argv.slice(2);

async function main(): Promise<void> {
  const env = readEnv();
  const db = await createDataSource(env.databaseUrl, { poolSize: 2 }).initialize();
  const tokens = [await newToken(db, env.sessionSecret), await newToken(db, env.sessionSecret), null];
  const server = await startServer();
  try {
    const all = [...hostileCalls(Number(calls)), ...hostileDocuments(createSchema(), Number(documents))];
    const failures = await failuresOf(server.origin, all, tokens);
    for (const { sent, status, text } of failures.slice(0, 20)) {
      console.log(String(status), text.slice(0, 200), JSON.stringify(sent).slice(0, 600));
    }
    const rss = largestRssMb(server).toFixed(0);
    console.log(`${String(all.length)} sent, ${String(failures.length)} failures, largest RSS ${rss} MB`);
    process.exitCode = failures.length === 0 && server.process.exitCode === null ? 0 : 1;
  } finally {
    server.process.kill();
    await db.destroy();
  }
}

const USAGE = `npm run bench:hostile -- [DOCUMENTS] [CALLS]

Sends 20,000 hostile documents and 5,000 hostile REST calls to a server of its own.`;

if (!tellHelp(USAGE)) await main();
