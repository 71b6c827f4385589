import { UsageError } from './commandLine.ts';

/** The command that was named, with the options it takes. Throws {@link UsageError} for another one, or another option. */
export function commandOf<Command extends string>(
  name: string,
  given: Readonly<Record<string, unknown>>,
  taken: Readonly<Record<Command, readonly string[]>>,
  usage: string,
): Command {
  if (!isOneOf(taken, name)) throw new UsageError(usage);
  const options: readonly string[] = taken[name];
  const isStrange = Object.entries(given).some(
    ([option, value]) => value !== false && !options.includes(option),
  );
  if (isStrange) throw new UsageError(usage);
  return name;
}

/** Not `name in taken`, which is true for `toString` as well. */
function isOneOf<Name extends string>(taken: Readonly<Record<Name, unknown>>, name: string): name is Name {
  return Object.hasOwn(taken, name);
}

/** A number from 1 to 999,999,999. Throws {@link UsageError} for anything else. */
export function numberOf(text: string | undefined, usage: string): number {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(usage);
  return Number(text);
}
