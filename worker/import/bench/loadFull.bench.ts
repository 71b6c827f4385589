import { basename, join } from 'node:path';
import { createPool } from '../../../server/platform/database.ts';
import { readEnv } from '../../../server/platform/env.ts';
import { importInChild } from './childImport.ts';
import { createFreshDatabase, sampleFiles } from './fullScale.ts';

const say = (line: string): void => console.log(line);

const COMPLETE = 'the whole full-scale sample';

/**
 * Loads the full-scale synthetic sample into a database that benchmarks of reading share, unless it is there
 * already: `node … loadFull NAME`. Takes half an hour and 8 GB of disk the first time.
 */
async function main(name: string): Promise<void> {
  const env = readEnv();
  const dataDir = join(env.dataDir, 'bench');
  const url = new URL(env.databaseUrl);
  url.pathname = `/${name}`;
  const server = createPool(env.databaseUrl, { poolSize: 1 });
  try {
    const { rows } = await server.query(
      `/* bench.isComplete */ select from pg_database where datname = $1 and shobj_description(oid, 'pg_database') = $2`,
      [name, COMPLETE],
    );
    if (rows.length > 0) return;
    const files = await sampleFiles(join(dataDir, 'sample'), say);
    await createFreshDatabase(env.databaseUrl, url);
    for (const file of files) {
      const { report, seconds } = await importInChild(url.href, dataDir, file);
      console.log(
        `${basename(file)}: ${report.rows.toLocaleString('en-US')} rows in ${seconds.toFixed(0)} s`,
      );
    }
    await server.query(`/* bench.complete */ comment on database "${name}" is '${COMPLETE}'`);
  } finally {
    await server.end();
  }
}

await main(process.argv[2] ?? 'bench_lookup');
