import { readFileSync } from 'node:fs';
import { EnvError } from './envError.ts';

type Source = Readonly<Record<string, string | undefined>>;

/**
 * A variable without blanks around it, else the content of the file that NAME_FILE names, as vaults and Docker's
 * secrets hand them over; undefined if neither is set or the value is empty. Throws {@link EnvError}.
 */
export function givenValue(source: Source, name: string): string | undefined {
  const value = source[name]?.trim() || undefined;
  const file = source[`${name}_FILE`]?.trim() || undefined;
  return value ?? (file === undefined ? undefined : contentOf(name, file));
}

function contentOf(name: string, file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvError(`${name}_FILE must name a file that can be read (${reason}).`);
  }
}
