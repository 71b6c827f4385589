import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.ts';

/** Version of the running build, such as `0.1.0+4f2c1aa`; `unknown` if the code was never built. */
export function productVersion(): string {
  const file = join(projectRoot, 'dist/version');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unknown';
}
