import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { compiled } from './compiled.ts';
import { projectRoot } from '../../platform/lib/projectRoot.ts';

export interface CommandResult {
  code: number | null;
  /** Output on both streams. */
  output: string;
}

/** Runs one of the product's commands, by its path in the project, in an environment that has nothing else. */
export async function runCommand(
  path: string,
  args: readonly string[],
  { env, input = '' }: { env: Record<string, string>; input?: string },
): Promise<CommandResult> {
  const child = spawn(process.execPath, [compiled(path), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    cwd: projectRoot,
  });
  let output = '';
  const collect = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.stdin.end(input);
  await once(child, 'close');
  return { code: child.exitCode, output };
}
