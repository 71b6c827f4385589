import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { readEnv } from '../platform/env.ts';
import { programPath } from '../platform/lib/programPath.ts';

const SAMPLE = 'bench_lookup';

/**
 * The URL of a filled database: `BENCH_DATABASE` names one of the same server, else the full-scale sample is loaded
 * the first time.
 */
export async function benchDatabase(): Promise<URL> {
  const url = new URL(readEnv().databaseUrl);
  url.pathname = `/${process.env['BENCH_DATABASE'] ?? SAMPLE}`;
  if (process.env['BENCH_DATABASE'] !== undefined) return url;
  const child = spawn(process.execPath, [programPath('worker/import/bench/loadFull.bench'), SAMPLE], {
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error('The sample could not be loaded.');
  return url;
}
