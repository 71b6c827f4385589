import { generate, loadContext } from '@graphql-codegen/cli';
import { existsSync, readFileSync } from 'node:fs';

// Do the committed types of the web's and REST's documents agree with schema.graphql and the documents?
/** @type {{ filename: string, content: string }[]} */
const files = await generate(await loadContext('codegen.ts'), false);
const stale = files.filter(({ filename, content }) => {
  return !existsSync(filename) || readFileSync(filename, 'utf8') !== content;
});
for (const { filename } of stale) console.error(`${filename} is out of date: npm run codegen`);
process.exit(stale.length === 0 ? 0 : 1);
