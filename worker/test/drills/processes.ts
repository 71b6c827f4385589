import { execFileSync } from 'node:child_process';

/** Number of a process by its command line, among the children of one, or among all; undefined if there is none. */
export function findProcess(command: string, parent?: number): number | undefined {
  const of = parent === undefined ? ['-e'] : ['--ppid', String(parent)];
  const found = ps(['-o', 'pid=,args=', ...of]).find((line) => line.includes(command));
  return found === undefined ? undefined : Number.parseInt(found, 10);
}

/** Time since the start of a process, in whole seconds; 0 if it has ended. */
export function ageMs(pid: number): number {
  return Number(ps(['-o', 'etimes=', '-p', String(pid)])[0] ?? 0) * 1_000;
}

/** `ps` fails if it finds nothing. */
function ps(args: readonly string[]): string[] {
  try {
    return execFileSync('ps', args, { encoding: 'utf8' }).split('\n');
  } catch {
    return [];
  }
}
