import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { tellHelp } from '../../../server/platform/lib/tellHelp.ts';
import { DEFAULT_SEED, generateSample } from './generateSample.ts';
import type { ScaleName } from './scales.ts';

const USAGE = `npm run sample -- [--scale demo|full] [--seed N] [--out DIR]

Writes synthetic releases in the comptroller's formats. The same seed gives the same bytes.`;

interface Options {
  scale: ScaleName;
  seed: number;
  out: string;
}

/** Reads the command line. Throws a sentence that explains the error. */
function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { scale: { type: 'string' }, seed: { type: 'string' }, out: { type: 'string' } },
  });
  const scale = values.scale ?? 'demo';
  if (scale !== 'demo' && scale !== 'full') throw new Error(`--scale is demo or full, not ${scale}.`);
  const seed = Number(values.seed ?? DEFAULT_SEED);
  if (!Number.isInteger(seed) || seed < 0 || seed > 1_000)
    throw new Error('--seed is a whole number up to 1000.');
  return { scale, seed, out: resolve(values.out ?? `${process.env['DATA_DIR'] ?? '.data'}/sample`) };
}

function main(): void {
  if (tellHelp(USAGE)) return;
  const options = readOptions(process.argv.slice(2));
  const sum = { rows: 0, bytes: 0 };
  console.log(
    `Writing synthetic releases (${options.scale} scale, seed ${options.seed}): no figure in them is real.`,
  );
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
