import { EnvError } from '../envError.ts';
import { tellHelp } from '../lib/tellHelp.ts';
import { StoreError } from '../objects/objectStore.ts';

/** The operator's arguments are wrong; the message says which and why, and then has the command's help. */
export class UsageError extends Error {
  override name = 'UsageError';

  constructor(problem: string, usage?: string) {
    super(usage === undefined ? problem : `${problem}\n\n${usage}`);
  }
}

/** Result of a command: text for people, the same as data for `--json`, and the exit code. */
export interface Answer {
  text: string;
  json: unknown;
  code: number;
}

/** Ways to speak to the person before the end. */
export interface Terminal {
  /** Prints a part of the text for people; nothing with `--json`, whose answer holds it. */
  print: (text: string) => void;
  /** Says something that belongs to no answer, on standard error. */
  tell: (sentence: string) => void;
}

type ErrorKind = abstract new (...args: never[]) => Error;

export interface CommandLine {
  usage: string;
  /** Receives the arguments without `--json`. Throws {@link UsageError}, or parseArgs' error for unknown options. */
  run: (args: string[], terminal: Terminal) => Promise<Answer>;
  /** Kinds of errors whose message says all. The exit code is 2. */
  refusals?: readonly ErrorKind[];
  /** Kinds of errors whose message says all, but which end with the exit code 1. */
  mistakes?: readonly ErrorKind[];
  /** The sentence of any other error; its stack if null. */
  sentenceOf?: (error: Error) => string | null;
}

const JSON_OPTION = '--json';

const JSON_HELP = `With --json, standard output is one JSON document: the answer, or {"error": "…"} if there is none. Progress and
questions go to standard error.`;

/** Runs a command of the operator's. `--help` answers before anything is opened. */
export async function commandLine(command: CommandLine): Promise<void> {
  if (tellHelp(`${command.usage}\n\n${JSON_HELP}`)) return;
  const args = process.argv.slice(2);
  const isJson = args.includes(JSON_OPTION);
  const terminal: Terminal = {
    print: (text) => void (isJson || process.stdout.write(`${text}\n`)),
    tell: (sentence) => void process.stderr.write(`${sentence}\n`),
  };
  try {
    const plain = args.filter((arg) => arg !== JSON_OPTION);
    const { text, json, code } = await command.run(plain, terminal);
    if (isJson) printJson(json);
    else if (text !== '') terminal.print(text);
    process.exitCode = code;
  } catch (error) {
    const sentence = sentenceOf(command, error);
    if (isJson) printJson({ error: sentence });
    else terminal.tell(sentence);
    process.exitCode = isOf(command.refusals, error) ? 2 : 1;
  }
}

function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

function isOf(kinds: readonly ErrorKind[] | undefined, error: unknown): boolean {
  return kinds?.some((kind) => error instanceof kind) ?? false;
}

/** Errors that the operator can fix need no stack. */
export function sentenceOf(command: CommandLine, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain = isOf([UsageError, EnvError, StoreError], error) || isOf(command.mistakes, error);
  if (isPlain || isOf(command.refusals, error)) return error.message;
  // parseArgs explains an unknown option in its message.
  if (error instanceof TypeError && 'code' in error) return `${error.message}\n\n${command.usage}`;
  return command.sentenceOf?.(error) ?? error.stack ?? error.message;
}
