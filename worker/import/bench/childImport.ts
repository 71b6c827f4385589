import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programPath } from '../../../server/platform/lib/programPath.ts';
import type { ReleaseReport } from '../report.ts';

export interface ChildImport {
  report: ReleaseReport;
  /** From before opening the file until publication. */
  seconds: number;
  /** Of these, the time of the statements that flag doubtful filings and list them. */
  ruleSeconds: number;
  /** The slowest statements by name, with their seconds in total. */
  slowest: [name: string, seconds: number][];
  /** The most memory that the importing process had, in MB. */
  peakMb: number;
}

/** Runs a program of the product, by its path without extension, in its own process and returns its output. */
export async function runChild(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [...process.execArgv, programPath(program), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
  return output;
}

/** Imports a file in a process of its own, as a worker does, so that its memory is its own too. */
export async function importInChild(url: string, dataDir: string, file: string): Promise<ChildImport> {
  const output = await runChild('worker/import/bench/importOne.bench', [file], {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
  });
  const result = JSON.parse(output) as ChildImport;
  if (result.report.outcome !== 'published') {
    throw new Error(`${file}: ${result.report.message ?? result.report.outcome}`);
  }
  return result;
}
