import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allDone } from './allDone.mjs';
import {
  canInstallDebiansBrowser,
  findBrowser,
  installDebiansBrowser,
  installPlaywrightsBrowser,
  machinesBrowser,
} from './browser.mjs';
import { attempt, codeChecks, runChecks } from './codeChecks.mjs';
import { compileServer, compileWeb } from './compile.mjs';
import { Progress } from './console.mjs';
import { openMemoryFolder } from './memoryFolder.mjs';
import { ensurePackages } from './packages.mjs';
import { canInstallRedis, findRedis, installRedis } from './redis.mjs';
import { root } from './settings.mjs';
import { asTask, onStop, stopTasks } from './system.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

const builds = { 'Build of the server': compileServer, 'Build of the pages': compileWeb };

/** @param {string[]} filters parts of test files' paths; none means everything */
export async function runSuite(filters) {
  onStop(() => {
    stopTasks();
    process.exit(1);
  });
  const progress = new Progress(process.stdout, 0);
  const { passed, failed, skipped } = await runAll(progress, filters);
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exit(failed === 0 ? 0 : 1);
}

/** @param {Progress} progress @param {string[]} filters @returns {Promise<Tally>} */
async function runAll(progress, filters) {
  const isSetUp = await attempt(progress, 'Setting up', () => setUp(progress));
  if (!isSetUp) return { passed: 0, failed: 1, skipped: 0 };
  // Each check is one test.
  const checked = filters.length > 0 ? { passed: 0, failed: 0 } : await runChecks(progress, codeChecks);
  const built = await runChecks(progress, filters.length > 0 ? {} : builds);
  const tested = await runTests(progress, filters);
  return {
    passed: checked.passed + built.passed + tested.passed,
    failed: checked.failed + built.failed + tested.failed,
    skipped: tested.skipped,
  };
}

/** @param {Progress} progress */
async function setUp(progress) {
  // Both mostly wait for the network.
  await allDone([ensurePackages(progress), installFromDebian(progress)]);
  if (!(await findBrowser())) await progress.step('Installing a browser', installPlaywrightsBrowser);
}

/**
 * Programs that Debian has, on Debian; one after the other, because apt lets nobody else in.
 * @param {Progress} progress
 */
async function installFromDebian(progress) {
  if (!machinesBrowser() && canInstallDebiansBrowser()) {
    await progress.step('Installing a browser', installDebiansBrowser);
  }
  if (!findRedis() && canInstallRedis()) await progress.step('Installing Redis', installRedis);
}

/**
 * Runs vitest, which reports to the terminal, and adds up its counts.
 * @param {Progress} progress
 * @param {string[]} filters
 * @returns {Promise<Tally>}
 */
async function runTests(progress, filters) {
  const folder = mkdtempSync(join(tmpdir(), 'texas-receipts-report-'));
  const report = join(folder, 'report.json');
  const args = ['run', '--config', 'server/launch/test/vitest.config.ts', ...filters];
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./server/launch/test/timings.ts'];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, ...args, ...reporters, `--outputFile.json=${report}`], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', ...envOf(filters) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  asTask(child);
  const code = await new Promise((resolve) => child.once('close', resolve));
  const counted = existsSync(report) ? countIn(JSON.parse(readFileSync(report, 'utf8'))) : null;
  rmSync(folder, { recursive: true });
  if (code !== 0) progress.line(`✗ vitest ${args.join(' ')}`);
  // A run that ended badly without a failed test, such as an error outside of any, has failed once.
  const failed = counted?.failed || (code === 0 ? 0 : 1);
  return { passed: counted?.passed ?? 0, failed, skipped: counted?.skipped ?? 0 };
}

/** @param {string[]} filters @returns {NodeJS.ProcessEnv} what the tests are told of the run */
function envOf(filters) {
  const isWhole = filters.length === 0;
  const memory = isWhole ? openMemoryFolder() : null;
  return {
    ...(needSample(filters) && { SAMPLE_NEEDED: 'yes' }),
    ...(isWhole && { WHOLE_RUN: 'yes' }),
    ...(memory !== null && { TMPDIR: memory, TESTS_IN_MEMORY: 'yes' }),
  };
}

/**
 * True if a test file of the run surely asks for the product with the sample, which then starts beside vitest.
 * @param {string[]} filters
 */
function needSample(filters) {
  if (filters.length === 0) return true;
  const folder = 'web/test';
  return readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => path.endsWith('.test.ts') && filters.some((filter) => path.includes(filter)))
    .some((path) => readFileSync(join(root, path), 'utf8').includes('useWorld({ sample: true })'));
}

/**
 * @param {{ numPassedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Tally}
 */
function countIn(report) {
  // A file that could not be loaded has no tests and counts as one failure.
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
