import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { compiled } from './compiled.ts';
import { projectRoot } from '../../platform/lib/projectRoot.ts';

export interface CommandResult {
  code: number | null;
  /** Output on both streams. */
  output: string;
}

interface Surroundings {
  env: Record<string, string>;
  input?: string;
}

/** Runs one of the product's commands, by its path in the project, in an environment that has nothing else. */
export async function runCommand(
  path: string,
  args: readonly string[],
  surroundings: Surroundings,
): Promise<CommandResult> {
  let output = '';
  const code = await run(path, args, surroundings, (chunk) => (output += chunk));
  return { code, output };
}

/** Runs a command with `--json`. Throws unless its standard output is one JSON document. */
export async function askJson(
  path: string,
  args: readonly string[],
  surroundings: Surroundings,
): Promise<{ code: number | null; json: unknown }> {
  let output = '';
  const code = await run(path, [...args, '--json'], surroundings, (chunk, isAnswer) => {
    if (isAnswer) output += chunk;
  });
  return { code, json: JSON.parse(output) };
}

async function run(
  path: string,
  args: readonly string[],
  { env, input = '' }: Surroundings,
  onOutput: (chunk: string, isAnswer: boolean) => void,
): Promise<number | null> {
  const child = spawn(process.execPath, [compiled(path), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    cwd: projectRoot,
  });
  child.stdout.on('data', (chunk: Buffer) => onOutput(chunk.toString(), true));
  child.stderr.on('data', (chunk: Buffer) => onOutput(chunk.toString(), false));
  child.stdin.end(input);
  await once(child, 'close');
  return child.exitCode;
}
