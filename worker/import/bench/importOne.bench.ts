import { basename } from 'node:path';
import { createPool } from '../../../server/platform/database.ts';
import { readEnv } from '../../../server/platform/env.ts';
import { registerImport } from '../registerImport.ts';
import { runImport } from '../runImport.ts';

/** Imports one file and prints its report, seconds and peak memory as JSON; for the benchmark. */
const [file = ''] = process.argv.slice(2);
const { databaseUrl, dataDir } = readEnv();

/** Statements that are said to be the slowest. */
const MOST = 5;

/** Statements that flag doubtful filings or list them, by the name in their comment. */
const OF_RULES = /^\s*\/\* (flagFilings|doubtfulFilings)\./;
let ruleSeconds = 0;
const byName = new Map<string, number>();
const pool = createPool(databaseUrl, {
  applicationName: 'bench',
  onStatement: (text, seconds) => {
    if (OF_RULES.test(text)) ruleSeconds += seconds;
    const name = /\/\* (.+?) \*\//.exec(text)?.[1] ?? 'unnamed';
    byName.set(name, (byName.get(name) ?? 0) + seconds);
  },
});
const started = performance.now();
const importId = await registerImport(
  { pool, dataDir },
  { path: file, fileName: basename(file), options: { synthetic: true } },
);
const { reports } = await runImport({ pool, dataDir }, importId);
const seconds = (performance.now() - started) / 1000;
await pool.end();
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
const slowest = [...byName].toSorted(([, one], [, other]) => other - one).slice(0, MOST);
process.stdout.write(JSON.stringify({ report: reports[0], seconds, ruleSeconds, slowest, peakMb }));
