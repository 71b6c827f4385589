import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/lib/projectRoot.ts';
import { madeFiles } from './schema.ts';

/** Writes schema.graphql and the files made with it, or with `--check` only compares them. */
function main(check: boolean): void {
  for (const [path, text] of Object.entries(madeFiles())) {
    const full = join(projectRoot, path);
    if (!check) {
      writeFileSync(full, text);
    } else if (!existsSync(full) || readFileSync(full, 'utf8') !== text) {
      process.stderr.write(`${path} is not what the types say. Run: npm run schema\n`);
      process.exitCode = 1;
    }
  }
}

main(process.argv.includes('--check'));
