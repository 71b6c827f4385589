import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The emails in a folder as written, but for the line breaks and signs that quoted-printable puts in. */
export function mailsIn(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );
}

/** The folder is made with the first mail. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
