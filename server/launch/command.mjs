import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { checkDatabase } from './checks.mjs';
import { compileServer } from './compile.mjs';
import { Progress } from './console.mjs';
import { keepDuring } from './keep.mjs';
import { noteIncident } from './logs.mjs';
import { migrateDatabase, ownerUrl } from './migrate.mjs';
import { ensurePackages } from './packages.mjs';
import { exitWith } from './refusal.mjs';
import { childEnvironment, closeServices, keepServices, openDatabase } from './services.mjs';
import { readSettings, root } from './settings.mjs';
import { onStop, stopTasks } from './system.mjs';

/**
 * Runs one of the product's commands with a database: the given one, the one that `npm start` runs at this
 * moment, or the embedded one, started for as long as the command lasts. Ends with the command's exit code.
 * @param {string[]} args
 */
export async function runCommand(args) {
  const option = args[0]?.startsWith('--') ? args[0] : null;
  const [file = '', ...rest] = option === null ? args : args.slice(1);
  const settings = readSettings();
  const stop = new AbortController();
  onStop((signal) => {
    stop.abort(signal);
    stopTasks();
  });
  try {
    const env = await prepare(settings, asksHelp(rest) ? '--no-database' : option);
    stop.signal.throwIfAborted();
    const program = join(root, 'dist', file.replace(/\.ts$/, '.js'));
    const code = await keepDuring(keptDatabase(settings, env), () =>
      runToEnd(program, rest, env, stop.signal),
    );
    await closeServices(settings);
    process.exit(code);
  } catch (error) {
    await closeServices(settings);
    if (stop.signal.aborted) process.exit(exitCodeOf(stop.signal.reason));
    if (rest.includes('--json')) answerError(error);
    exitWith(error);
  }
}

/** With `--json`, a command that could not start still answers a program. @param {unknown} error */
function answerError(error) {
  const sentence = error instanceof Error ? error.message : String(error);
  process.stdout.write(`${JSON.stringify({ error: sentence }, null, 2)}\n`);
}

/** Help is answered without a database. @param {string[]} args */
function asksHelp(args) {
  return args.includes('--help') || args.includes('-h');
}

/** Exit code of a signal, as shells report it. @param {NodeJS.Signals} signal */
function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}

/**
 * Restarts the embedded database if it ends meanwhile: the running program waits for it and continues.
 * @param {import('./settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 */
function keptDatabase(settings, env) {
  const tell = (/** @type {string} */ sentence) => {
    process.stderr.write(`${sentence}\n`);
    noteIncident(settings.logDir, sentence);
  };
  const urls = { databaseUrl: env['DATABASE_URL'] || null, redisUrl: null };
  return (/** @type {AbortSignal} */ signal) =>
    keepServices(settings, urls, { signal, tell }, () => undefined);
}

/**
 * With `--as-owner` a command has the role that owns the tables: benchmarks create databases of their own.
 * @param {import('./settings.mjs').Settings} settings
 * @param {string | null} option
 */
async function prepare(settings, option) {
  const needsDatabase = option !== '--no-database';
  // Standard output belongs to the command: its report may be read by a program.
  const progress = new Progress(process.stderr);
  if (needsDatabase) await checkDatabase(settings.databaseUrl);
  await ensurePackages(progress);
  await progress.step('Building', compileServer);
  if (!needsDatabase) return childEnvironment(settings, null, settings.redisUrl);
  const env = childEnvironment(settings, await openDatabase(settings, progress), settings.redisUrl);
  await progress.step('Preparing the database', () => migrateDatabase(settings, env));
  const owner = option === '--as-owner' ? ownerUrl(settings) : null;
  return owner === null ? env : { ...env, DATABASE_URL: owner };
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} stop
 * @returns {Promise<number>} its exit code
 */
function runToEnd(file, args, env, stop) {
  // npm changes into the checkout; file names were given where the person stands.
  const cwd = process.env['INIT_CWD'] || process.cwd();
  const child = spawn(process.execPath, [file, ...args], { cwd, env, stdio: 'inherit' });
  stop.addEventListener('abort', () => child.kill(stop.reason));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? exitCodeOf(signal ?? 'SIGTERM')));
  });
}
