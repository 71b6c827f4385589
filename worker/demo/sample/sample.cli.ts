import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { tellHelp } from '../../../server/platform/lib/tellHelp.ts';
import { DEFAULT_SEED, generateSample, type SampleOptions } from './generateSample.ts';

const USAGE = `npm run sample -- [--scale demo|full] [--seed N] [--out DIR]

Writes synthetic releases in the comptroller's formats. The same seed gives the same bytes.`;

/** Reads the command line. Throws a sentence that explains the error. */
function readOptions(args: string[]): SampleOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { scale: text, seed: text, out: text } });
  const { scale = 'demo', out = `${process.env['DATA_DIR'] ?? '.data'}/sample` } = values;
  if (scale !== 'demo' && scale !== 'full') throw new Error(`--scale is demo or full, not ${scale}.`);
  const seed = Number(values.seed ?? DEFAULT_SEED);
  if (!Number.isInteger(seed) || seed < 0 || seed > 1_000)
    throw new Error('--seed is a whole number up to 1000.');
  return { scale, seed, out: resolve(out) };
}

function main(): void {
  if (tellHelp(USAGE)) return;
  const options = readOptions(process.argv.slice(2));
  const { scale, seed } = options;
  const sum = { rows: 0, bytes: 0 };
  console.log(`Writing synthetic releases (${scale} scale, seed ${seed}): no figure in them is real.`);
  for (const { path, rows, bytes } of generateSample(options)) {
    sum.rows += rows;
    sum.bytes += bytes;
    console.log(`${path}  ${rows.toLocaleString('en-US')} rows  ${(bytes / 1e6).toFixed(1)} MB`);
  }
  console.log(`${sum.rows.toLocaleString('en-US')} synthetic rows, ${(sum.bytes / 1e6).toFixed(1)} MB`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`Usage: ${USAGE}`);
  process.exitCode = 1;
}
