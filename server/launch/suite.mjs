import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, installBrowser } from './browser.mjs';
import { compileServer, compileWeb } from './compile.mjs';
import { Progress } from './console.mjs';
import { ensurePackages } from './packages.mjs';
import { canInstallRedis, findRedis, installRedis } from './redis.mjs';
import { root } from './settings.mjs';
import { asTask, onStop, runQuietly, stopTasks } from './system.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);
// Compiled to machine code, it answers in a fraction of the time; only the linter still needs the one before.
const tsc = bin('typescript-7/bin/tsc');

/** @typedef {Record<string, () => Promise<unknown>>} Checks */

/**
 * What is checked before any test runs; each counts as one test.
 * @type {Checks}
 */
const checks = {
  'Types of server and worker': () => node(tsc, '-p', 'tsconfig.json', '--noEmit'),
  'Types of the web': () => node(tsc, '-p', 'web/tsconfig.json', '--noEmit'),
  'schema.graphql is what the code serves': () =>
    node(bin('tsx/dist/cli.mjs'), 'server/schema.ts', '--check'),
  'The types of the web’s documents are current': () => node('server/launch/codegenCheck.mjs'),
  'Build of the server': compileServer,
  'Build of the pages': compileWeb,
};

/**
 * What is checked beside the tests, one after the other, since it takes long and one core only; told last.
 * @type {Checks}
 */
const checksBeside = {
  Lint: () => node(bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.'),
  Format: () => node(bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'),
};

/** The projects of server/test/vitest.config.ts, in the order in which they run. */
const projects = ['server', 'worker', 'web', 'browser', 'launch'];

/** @param {string[]} filters parts of test files' paths; none means everything */
export async function runSuite(filters) {
  onStop(() => {
    stopTasks();
    process.exit(1);
  });
  const progress = new Progress(process.stdout, 0);
  /** @type {Tally} */
  const tally = { passed: 0, failed: 0, skipped: 0 };
  if (!(await attempt(progress, 'Setting up', () => setUp(progress)))) tally.failed = 1;
  else if (filters.length > 0) await runTests(progress, tally, ['run', '--passWithNoTests', ...filters]);
  else await runEverything(progress, tally);
  const { passed, failed, skipped } = tally;
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exit(failed === 0 ? 0 : 1);
}

/** @param {Progress} progress */
async function setUp(progress) {
  await ensurePackages(progress);
  if (!(await findBrowser())) await progress.step('Installing a browser', installBrowser);
  if (!findRedis() && canInstallRedis()) await progress.step('Installing Redis', installRedis);
}

/** @param {Progress} progress @param {Tally} tally */
async function runEverything(progress, tally) {
  await runChecks(progress, tally, checks);
  const beside = begin(checksBeside);
  for (const project of projects) await runTests(progress, tally, ['run', '--project', project]);
  await runChecks(progress, tally, beside);
}

/** @param {Progress} progress @param {Tally} tally @param {Checks} list */
async function runChecks(progress, tally, list) {
  for (const [name, work] of Object.entries(list)) {
    if (await attempt(progress, name, work)) tally.passed += 1;
    else tally.failed += 1;
  }
}

/**
 * Begins the first check now and each other one when the one before has ended.
 * @param {Checks} list
 * @returns {Checks} the same, to wait for
 */
function begin(list) {
  /** @type {Promise<unknown>} */
  let before = Promise.resolve();
  const begun = Object.entries(list).map(([name, work]) => {
    const outcome = before.then(work);
    before = outcome.catch(() => undefined);
    return /** @type {const} */ ([name, () => outcome]);
  });
  return Object.fromEntries(begun);
}

/**
 * @param {Progress} progress
 * @param {string} name
 * @param {() => Promise<unknown>} work
 * @returns {Promise<boolean>} did it go well?
 */
async function attempt(progress, name, work) {
  try {
    await progress.step(name, work);
    return true;
  } catch (error) {
    progress.line(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** @param {string} script @param {string[]} args */
function node(script, ...args) {
  return runQuietly(process.execPath, [script, ...args], { cwd: root, failure: 'It found', lines: 200 });
}

/**
 * Runs vitest, whose own report goes to the terminal, and adds up what it counted.
 * @param {Progress} progress
 * @param {Tally} tally
 * @param {string[]} args
 */
async function runTests(progress, tally, args) {
  const folder = mkdtempSync(join(tmpdir(), 'texas-receipts-report-'));
  const report = join(folder, 'report.json');
  const config = ['--config', 'server/test/vitest.config.ts'];
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [bin('vitest/vitest.mjs'), ...args, ...config, ...reporters], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  asTask(child);
  const code = await new Promise((resolve) => child.once('close', resolve));
  const counted = existsSync(report) ? countIn(JSON.parse(readFileSync(report, 'utf8'))) : null;
  rmSync(folder, { recursive: true });
  tally.passed += counted?.passed ?? 0;
  tally.skipped += counted?.skipped ?? 0;
  // A run that ended badly without a failed test, such as an error outside of any, has failed once.
  tally.failed += counted?.failed || (code === 0 ? 0 : 1);
  if (code !== 0) progress.line(`✗ vitest ${args.join(' ')}`);
}

/**
 * @param {{ numPassedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Tally}
 */
function countIn(report) {
  // A file that could not even be loaded has no tests to count, and counts as one that failed.
  const failed = report.testResults.map(({ status, assertionResults }) => {
    const count = assertionResults.filter((test) => test.status === 'failed').length;
    return status === 'failed' ? Math.max(1, count) : count;
  });
  return {
    passed: report.numPassedTests,
    failed: failed.reduce((sum, count) => sum + count, 0),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
