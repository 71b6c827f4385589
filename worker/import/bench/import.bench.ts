import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { createPool } from '../../../server/platform/database.ts';
import { readEnv } from '../../../server/platform/env.ts';
import { importInChild, type ChildImport } from './childImport.ts';
import { createFreshDatabase } from './fullScale.ts';
import { reordered, writeReleases, type BenchReleases } from './releases.ts';
import { unloggedCopySeconds } from './stage.bench.ts';
import { typedCopySeconds } from './typedCopy.ts';
import { tellHelp } from '../../../server/platform/lib/tellHelp.ts';

const { values: options } = parseArgs({
  options: {
    years: { type: 'string', default: '8' },
    months: { type: 'string', default: '40' },
    help: { type: 'boolean', short: 'h' },
  },
});

/** A few months of bars only show that the benchmark runs. */
const isShort = Number(options.months) < 40;

const say = (line: string): void => console.log(line);

interface Bench {
  pool: Pool;
  url: string;
  dataDir: string;
  peaks: Map<number, number>;
}

interface Measured extends ChildImport {
  /** A COPY of the same filings into a table with the same columns, indexes and earlier filings. */
  copySeconds: number;
}

/** Imports a file and copies its filings, and says both. */
async function measure(bench: Bench, name: string, file: string): Promise<Measured> {
  const imported = await importInChild(bench.url, bench.dataDir, file);
  const { report, seconds, peakMb } = imported;
  const target = { product: report.product ?? 'hotel', releaseId: report.releaseId ?? 0 };
  const copySeconds = await typedCopySeconds(
    bench.pool,
    target.product,
    target.releaseId,
    join(bench.dataDir, 'typed.copy'),
  );
  bench.peaks.set(report.rows, peakMb);
  const stages = Object.entries(report.seconds).map(([stage, time]) => `${stage} ${time.toFixed(1)}`);
  const changes = `${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged`;
  say(
    `${name}: ${report.rows.toLocaleString('en-US')} rows (${changes}), import ${seconds.toFixed(2)} s ` +
      `(${stages.join(', ')}), typed COPY ${copySeconds.toFixed(2)} s, peak ${peakMb} MB`,
  );
  say(`  slowest: ${imported.slowest.map(([slow, time]) => `${slow} ${time.toFixed(1)}`).join(', ')}`);
  return { ...imported, copySeconds };
}

const ratio = (a: number, b: number): string => (a / b).toFixed(2);

function sayRules(name: string, { ruleSeconds, seconds }: ChildImport): void {
  say(`= rules for doubtful filings ${ratio(ruleSeconds, seconds)} of the time of ${name} (≤ 0.25)`);
}

async function benchHotels(bench: Bench, { years, month: next }: BenchReleases): Promise<void> {
  const [first = '', ...later] = years;
  const year = await measure(bench, 'first year', first);
  const staged = ['detect', 'stage', 'check'].reduce(
    (sum, stage) => sum + (year.report.seconds[stage] ?? 0),
    0,
  );
  sayRules('the first year', year);
  const copy = await unloggedCopySeconds(bench.pool, first);
  say(
    `= reading, staging and checking at ${ratio(copy, staged)} of the rate of an unlogged COPY of text (≥ 0.70)`,
  );
  say(`= first year ${ratio(year.seconds, year.copySeconds)} × a COPY into the same indexed table (≤ 3)`);
  const again = await importInChild(bench.url, bench.dataDir, await reordered(first, bench.dataDir));
  say(
    `= unchanged ${ratio(again.seconds, year.seconds)} of its first import, ${again.seconds.toFixed(2)} s (≤ 0.15)`,
  );
  for (const file of later) await measure(bench, basename(file), file);
  const month = await measure(bench, 'one month onto all', next.first);
  say(`= one month ${ratio(month.seconds, month.copySeconds)} × a COPY into the same indexed table (≤ 4)`);
  sayRules('one month onto all', month);
  // Without a COPY: a table that is only added to has no room for two issues of a filing.
  const second = await importInChild(bench.url, bench.dataDir, next.second);
  say(`= a second issue ${ratio(second.seconds, month.seconds)} of the month’s first`);
}

async function benchBars(bench: Bench, { bars, allBars }: BenchReleases): Promise<void> {
  const seconds: number[] = [];
  for (const [at, file] of bars.entries()) {
    seconds.push((await measure(bench, `month ${at + 1} of bars`, file)).seconds);
  }
  const [, second = 0] = seconds;
  say(
    `= month ${bars.length} of bars ${ratio(seconds.at(-1) ?? 0, second)} × the second month’s time (≤ 1.5)`,
  );
  if (!isShort) await measure(bench, 'all months of bars', allBars());
}

/**
 * Measures the import on the full-scale synthetic sample, everything in one run, so that only ratios count. Takes an
 * hour and 10 GB of disk; `--years 2 --months 6` imports only so many years of hotels and months of bars, and makes
 * everything that grows with what is published look better than it is.
 */
async function main(): Promise<void> {
  const env = readEnv();
  const dataDir = join(env.dataDir, 'bench');
  const url = new URL(env.databaseUrl);
  url.pathname = '/bench_import';
  const releases = writeReleases(join(dataDir, 'import'), Number(options.years), Number(options.months));
  await createFreshDatabase(env.databaseUrl, url);
  const bench: Bench = { pool: createPool(url.href), url: url.href, dataDir, peaks: new Map() };
  try {
    await benchHotels(bench, releases);
    await benchBars(bench, releases);
    const peaks = [...bench.peaks].sort(([a], [b]) => a - b);
    say(`= peak memory ${peaks.map(([rows, mb]) => `${mb} MB at ${rows} rows`).join(', ')} (≤ 200, flat)`);
  } finally {
    await bench.pool.end();
  }
}

const USAGE = `npm run bench:import -- [--years N] [--months N]

Imports synthetic releases and compares the time with a COPY of the same filings.`;

if (!tellHelp(USAGE)) await main();
