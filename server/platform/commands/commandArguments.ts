import { UsageError } from './commandLine.ts';

/** The command that was named, with the options it takes. Throws {@link UsageError} for another one, or another option. */
export function commandOf<Command extends string>(
  name: string | undefined,
  given: Readonly<Record<string, unknown>>,
  taken: Readonly<Record<Command, readonly string[]>>,
  usage: string,
): Command {
  const commands = Object.keys(taken).join(', ');
  if (name === undefined) throw new UsageError(`Name a command: ${commands}.`, usage);
  if (!isOneOf(taken, name))
    throw new UsageError(`There is no command ${JSON.stringify(name)}. Use one of ${commands}.`, usage);
  const options: readonly string[] = taken[name];
  const strange = Object.entries(given).find(
    ([option, value]) => value !== undefined && value !== false && !options.includes(option),
  );
  if (strange) throw new UsageError(`${name} takes no --${strange[0]}. ${optionsOf(options)}`, usage);
  return name;
}

function optionsOf(options: readonly string[]): string {
  if (options.length === 0) return 'It takes no options.';
  return `It takes ${options.map((option) => `--${option}`).join(', ')}.`;
}

/** Not `name in taken`, which is true for `toString` as well. */
function isOneOf<Name extends string>(taken: Readonly<Record<Name, unknown>>, name: string): name is Name {
  return Object.hasOwn(taken, name);
}

/** Throws {@link UsageError} for arguments after the last one that a command takes. */
export function noMore(more: readonly string[], usage: string): void {
  const [first] = more;
  if (first !== undefined) throw new UsageError(`${JSON.stringify(first)} is one argument too many.`, usage);
}

/** An argument such as `EMAIL` that must be given. Throws {@link UsageError} if it is not. */
export function required(text: string | undefined, name: string, usage: string): string {
  if (text) return text;
  throw new UsageError(`${name} is missing.`, usage);
}

/** A number from 1 to 999,999,999 of an argument such as `--limit`. Throws {@link UsageError} for anything else. */
export function numberOf(text: string | undefined, name: string, usage: string): number {
  const given = required(text, name, usage);
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new UsageError(
    `${name} must be a whole number from 1 to 999999999, such as 20; not ${JSON.stringify(given)}.`,
    usage,
  );
}
