import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { projectRoot } from './projectRoot.ts';

/** Another program of the product, by its path without extension; from source if this one runs from source. */
export function programPath(path: string): string {
  const isBuilt = extname(process.argv[1] ?? '') === '.js' && existsSync(join(projectRoot, 'dist'));
  return isBuilt ? join(projectRoot, 'dist', `${path}.js`) : join(projectRoot, `${path}.ts`);
}
