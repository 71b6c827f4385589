import { join } from 'node:path';
import { checkDatabase, checkPort } from './checks.mjs';
import { compileWeb } from './compile.mjs';
import { Progress } from './console.mjs';
import { demoSignIns } from './demo.mjs';
import { ensurePackages } from './packages.mjs';
import { allDone, prepareData } from './prepare.mjs';
import { startProcess, stopProcesses, whenOneEnds, whenReady } from './processes.mjs';
import { exitWith } from './refusal.mjs';
import { closeServices } from './services.mjs';
import { readSettings, shortened } from './settings.mjs';
import { onStop, stopTasks } from './system.mjs';

/** @typedef {import('./processes.mjs').Started} Started */
/** @typedef {{ settings: import('./settings.mjs').Settings, progress: import('./console.mjs').Progress, signal: AbortSignal, processes: Started[] }} Run */

/** Everything that `npm start` does, until a signal or a fault ends it. */
export async function startProduct() {
  const stop = new AbortController();
  onStop(() => stop.abort());
  /** @type {Run} */
  const run = {
    settings: readSettings(),
    progress: new Progress(process.stdout),
    signal: stop.signal,
    processes: [],
  };
  const life = live(run);
  const fault = await Promise.race([life.catch((error) => error), whenAborted(stop.signal)]);
  if (!fault) run.progress.line('Stopping …');
  stop.abort();
  stopTasks();
  // Only when nothing is being started any more is it known what there is to stop.
  await life.catch(() => undefined);
  await stopProcesses(run.processes);
  await closeServices(run.settings);
  if (fault) exitWith(fault);
  process.exit(0);
}

/** @param {AbortSignal} signal @returns {Promise<null>} */
function whenAborted(signal) {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
}

/** Starts everything and stays until something ends. @param {Run} run */
async function live(run) {
  const { settings, progress, signal, processes } = run;
  await checkPort(settings.port);
  if (settings.databaseUrl) await checkDatabase(settings.databaseUrl);
  await ensurePackages(progress);
  signal.throwIfAborted();
  const [env] = await allDone([prepareData(run), progress.step('Building the pages', compileWeb)]);
  signal.throwIfAborted();
  processes.push(startProcess('The server', 'dist/server/main.js', env, join(settings.logDir, 'server.log')));
  // Without Redis nothing is scheduled, but mails still go out.
  processes.push(startProcess('The worker', 'dist/worker/main.js', env, join(settings.logDir, 'worker.log')));
  const end = Promise.race([whenOneEnds(processes), whenAborted(signal)]);
  await Promise.race([end, progress.step('Starting', () => whenReady(settings.port, signal))]);
  if (!signal.aborted) welcome(run);
  await end;
}

/** @param {Run} run */
function welcome({ settings, progress }) {
  progress.line(`\n${settings.productName} is ready: http://localhost:${settings.port}\n`);
  const signIns = demoSignIns(settings);
  if (signIns.length > 0) {
    progress.line('Its figures are synthetic. Sign in as');
    for (const { role, email, password } of signIns) {
      progress.line(`  ${role.padEnd(7)} ${email.padEnd(30)} ${password}`);
    }
  }
  if (!process.env['SMTP_URL'])
    progress.line(`Mails are written to ${shortened(join(settings.dataDir, 'mail'))}.`);
  progress.line(`Logs are in ${shortened(settings.logDir)}. Ctrl-C stops everything.`);
}
