import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { createPool } from '../../../server/platform/database.ts';
import { readEnv } from '../../../server/platform/env.ts';
import type { ReleaseReport } from '../report.ts';
import { benchStage } from './stage.bench.ts';
import { importInChild } from './childImport.ts';
import { createFreshDatabase, sampleFiles } from './fullScale.ts';
import { typedCopySeconds } from './typedCopy.ts';

const { values: options } = parseArgs({ options: { releases: { type: 'string' } } });

interface Figures {
  importSeconds: number;
  copySeconds: number;
  peaks: { rows: number; peakMb: number }[];
}

const say = (line: string): void => console.log(line);

async function importAll(pool: Pool, url: string, dataDir: string, files: string[]): Promise<Figures> {
  const figures: Figures = { importSeconds: 0, copySeconds: 0, peaks: [] };
  for (const file of files) {
    const { report, seconds, peakMb } = await importInChild(url, dataDir, file);
    const copy = await typedCopySeconds(
      pool,
      report.product ?? 'hotel',
      report.releaseId ?? 0,
      join(dataDir, 'typed.copy'),
    );
    figures.importSeconds += seconds;
    figures.copySeconds += copy;
    figures.peaks.push({ rows: report.rows, peakMb });
    say(lineOf(report, seconds, copy, peakMb));
  }
  return figures;
}

function lineOf(
  { file, rows, seconds: stages }: ReleaseReport,
  seconds: number,
  copy: number,
  peakMb: number,
): string {
  const parts = Object.entries(stages).map(([stage, time]) => `${stage} ${time.toFixed(1)}`);
  return (
    `${file}: ${rows.toLocaleString('en-US')} rows, import ${seconds.toFixed(1)} s (${parts.join(', ')}), ` +
    `typed COPY ${copy.toFixed(1)} s, ratio ${(seconds / copy).toFixed(2)}, peak ${peakMb} MB`
  );
}

/** The same rows in another order: other bytes, so that only the comparison finds them unchanged. */
async function reordered(file: string, dataDir: string): Promise<string> {
  const text = await readFile(file, 'latin1');
  const end = text.indexOf('\n') + 1;
  const path = join(dataDir, basename(file));
  await writeFile(path, text.slice(end) + text.slice(0, end), 'latin1');
  return path;
}

/**
 * Measures the import on the full-scale synthetic sample, everything in one run, so that only ratios count:
 * staging against a plain COPY, whole imports against a COPY into the same indexed typed table, an unchanged
 * re-import against the first, and the importing process' peak memory. Takes some twenty minutes and 8 GB of disk;
 * `--releases 3` imports only the first three.
 */
async function main(): Promise<void> {
  const env = readEnv();
  const dataDir = join(env.dataDir, 'bench');
  const files = await sampleFiles(join(dataDir, 'sample'), say);
  const limit = options.releases === undefined ? files.length : Number(options.releases);
  const hotels = files.slice(0, limit).filter((file) => basename(file).includes('HOT'));
  const url = new URL(env.databaseUrl);
  url.pathname = '/bench_import';
  await createFreshDatabase(env.databaseUrl, url);
  const pool = createPool(url.href);
  try {
    const [middle = ''] = hotels.slice(Math.floor(hotels.length / 2));
    const stage = await benchStage(pool, middle);
    say(`staging at ${stage.ratio.toFixed(2)} of the rate of a plain COPY (at least 0.70 wanted)`);
    const { importSeconds, copySeconds, peaks } = await importAll(
      pool,
      url.href,
      dataDir,
      files.slice(0, limit),
    );
    say(
      `whole import ${(importSeconds / copySeconds).toFixed(2)} × a COPY into the same table (at most 3 wanted)`,
    );
    const first = await importInChild(url.href, dataDir, await reordered(middle, dataDir));
    say(`unchanged re-import took ${first.seconds.toFixed(1)} s, ${first.report.unchanged} rows unchanged`);
    say(`peak memory ${peaks.map(({ rows, peakMb }) => `${peakMb} MB at ${rows} rows`).join(', ')}`);
  } finally {
    await pool.end();
  }
}

await main();
