import { watch } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase, checkPort } from './checks.mjs';
import { isPartOfBuild } from './compile.mjs';
import { Progress } from './console.mjs';
import { demoSignIns } from './demo.mjs';
import { migrateDatabase } from './migrate.mjs';
import { ensurePackages } from './packages.mjs';
import { prepareData } from './prepare.mjs';
import { openRecompiler } from './recompile.mjs';
import { RestartedProcess } from './restarted.mjs';
import { closeServices } from './services.mjs';
import { readSettings, root } from './settings.mjs';
import { freePort, isFreePort, onStop, stopTasks } from './system.mjs';

/** An editor writes a file in several steps. */
const SETTLED_MS = 60;
/** Debuggers look here by themselves. */
const DEBUG_PORT = 9229;
const BUILT = /\.(ts|mts|csv|json)$/;

/** @typedef {import('./prepare.mjs').Preparation} Preparation */

/** Everything that `npm run dev` does until a signal ends it. */
export async function develop() {
  const stop = new AbortController();
  onStop(() => {
    stop.abort();
    stopTasks();
  });
  /** @type {Preparation} */
  const run = { settings: readSettings(), progress: new Progress(process.stdout), signal: stop.signal };
  /** @type {RestartedProcess[]} */
  const processes = [];
  try {
    await start(run, processes);
    await new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
  } catch (error) {
    if (!stop.signal.aborted) process.exitCode = 1;
    if (!stop.signal.aborted) run.progress.line(String(error instanceof Error ? error.message : error));
  }
  await Promise.all(processes.map((each) => each.stop()));
  await closeServices(run.settings);
  process.exit();
}

/** @param {Preparation} run @param {RestartedProcess[]} processes */
async function start(run, processes) {
  const { settings, progress, signal } = run;
  const apiPort = settings.port + 1;
  for (const port of [settings.port, apiPort]) await checkPort(port);
  await checkDatabase(settings.databaseUrl);
  await ensurePackages(progress);
  signal.throwIfAborted();
  // Kept open, it builds only what has changed.
  const recompile = await openRecompiler();
  const prepared = await prepareData(run, recompile);
  const address = `http://localhost:${settings.port}`;
  // A browser talks to vite, which hands data calls on to the server.
  const env = { ...prepared, PORT: String(apiPort), PUBLIC_URL: prepared['PUBLIC_URL'] || address };
  const node = (/** @type {string} */ program, /** @type {number} */ inspect) => {
    const args = ['--enable-source-maps', `--inspect=127.0.0.1:${inspect}`, join(root, 'dist', program)];
    return { args, env };
  };
  const debug = await debugPorts();
  progress.line(`Debuggers connect to port ${debug.server} for the server, ${debug.worker} for the worker.`);
  const server = new RestartedProcess('server', node('server/main.js', debug.server));
  const worker = new RestartedProcess('worker', node('worker/main.js', debug.worker));
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), '--config', join(root, 'web/vite.config.ts')];
  const web = new RestartedProcess('web', {
    args: [...vite, '--port', String(settings.port), '--strictPort'],
    env: { ...process.env, NODE_ENV: 'development', API_URL: `http://localhost:${apiPort}` },
  });
  processes.push(server, worker, web);
  for (const each of processes) each.start();
  watchSources((files) => rebuild({ settings, recompile, files, env }, [server, worker]));
  tellSignIns(run);
}

/** Others if another `npm run dev` or program has these: Node would then start without a debugger. */
export async function debugPorts() {
  const areFree = (await isFreePort(DEBUG_PORT)) && (await isFreePort(DEBUG_PORT + 1));
  const server = areFree ? DEBUG_PORT : await freePort();
  return { server, worker: server + 1 };
}

/**
 * Calls back when sources of server or worker have changed, and again only once that is done.
 * @param {(files: Set<string>) => Promise<void>} rebuilt
 */
function watchSources(rebuilt) {
  /** @type {Set<string>} */
  let files = new Set();
  let timer = setTimeout(() => undefined, 0);
  let work = Promise.resolve();
  const changed = (/** @type {string} */ file) => {
    if (!BUILT.test(file) || !isPartOfBuild(file)) return;
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const settled = files;
      files = new Set();
      work = work.then(() => rebuilt(settled));
    }, SETTLED_MS);
  };
  for (const folder of ['server', 'worker']) {
    watch(join(root, folder), { recursive: true }, (_event, file) => file && changed(join(folder, file)));
  }
}

/**
 * Code that does not compile leaves the running processes as they are.
 * @param {{
 *   settings: import('./settings.mjs').Settings,
 *   recompile: () => Promise<void>,
 *   files: Set<string>,
 *   env: NodeJS.ProcessEnv,
 * }} change `files` have changed
 * @param {RestartedProcess[]} processes
 */
async function rebuild({ settings, recompile, files, env }, processes) {
  try {
    await recompile();
    if ([...files].some((file) => file.startsWith(join('server', 'platform', 'migrations'))))
      await migrateDatabase(settings, env);
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return;
  }
  await Promise.all(processes.map((each) => each.restart()));
}

/** @param {Preparation} run */
function tellSignIns({ settings, progress }) {
  for (const { role, email, password } of demoSignIns(settings)) {
    progress.line(`  ${role.padEnd(7)} ${email.padEnd(30)} ${password}`);
  }
}
