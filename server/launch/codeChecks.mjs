import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { compileServer } from './compile.mjs';
import { checkFolders } from './folders.mjs';
import { root } from './settings.mjs';
import { runQuietly } from './system.mjs';

/** @typedef {Record<string, (say: (text: string) => void) => Promise<unknown>>} Checks */

const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);
const tsc = bin('typescript-7/bin/tsc');

/**
 * Checks of `npm run check`, which `npm test` also runs before any test; the longest first.
 * @type {Checks}
 */
export const codeChecks = {
  Lint: () => node(bin('oxlint/bin/oxlint')),
  'Who imports whom': () =>
    node(bin('dependency-cruiser/bin/dependency-cruise.mjs'), 'server', 'worker', 'web', 'codegen.ts'),
  'At most eight folders in a folder': () => checkFolders(join(root, 'server')),
  Format: () => node(bin('oxfmt/bin/oxfmt'), '--list-different'),
  'Types of server and worker': () => node(tsc, '-p', 'tsconfig.json', '--noEmit'),
  'Types of the web': () => node(tsc, '-p', 'web/tsconfig.json', '--noEmit'),
  'schema.graphql is what the code serves': () =>
    compileServer().then(() => node('dist/server/http/schema/schema.cli.js', '--check')),
  'The types of the documents are current': () => node('server/launch/codegenCheck.mjs'),
  'Rules of GraphQL': () => node('server/launch/graphqlLint.mjs'),
  // The changes are news even if all of them are allowed.
  'Changes of the schema': (say) => node('server/launch/schemaCheck.mjs').then((said) => said && say(said)),
};

/** @param {string} script @param {string[]} args */
function node(script, ...args) {
  return runQuietly(process.execPath, [script, ...args], { cwd: root, failure: 'It found', lines: 200 });
}

/**
 * Runs checks side by side, as many as there are cores.
 * @param {import('./console.mjs').Progress} progress
 * @param {Checks} checks
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(progress, checks) {
  const waiting = Object.entries(checks);
  const tally = { passed: 0, failed: 0 };
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, work] = check;
      if (await attempt(progress, name, work)) tally.passed += 1;
      else tally.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return tally;
}

/**
 * @param {import('./console.mjs').Progress} progress
 * @param {string} name
 * @param {Checks[string]} work
 * @returns {Promise<boolean>} did it go well?
 */
export async function attempt(progress, name, work) {
  try {
    await progress.step(name, () => work((text) => progress.line(text.trimEnd())));
    return true;
  } catch (error) {
    progress.line(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}
