import { join } from 'node:path';
import { allDone } from './allDone.mjs';
import { checkDatabase, checkPort } from './checks.mjs';
import { compileWeb } from './compile.mjs';
import { Progress } from './console.mjs';
import { demoSignIns } from './demo.mjs';
import { keepAlive } from './keep.mjs';
import { noteIncident } from './logs.mjs';
import { ensurePackages } from './packages.mjs';
import { prepareData } from './prepare.mjs';
import { nodeFlags } from './nodeFlags.mjs';
import { OwnProcess, whenOneEnds, whenReady } from './processes.mjs';
import { exitWith } from './refusal.mjs';
import { keepLogsSmall } from './rotation.mjs';
import { closeServices, keepServices, whenDatabaseAnswers } from './services.mjs';
import { readSettings, shortened } from './settings.mjs';
import { onStop, stopTasks } from './system.mjs';

/** @typedef {{ settings: import('./settings.mjs').Settings, progress: import('./console.mjs').Progress, signal: AbortSignal, processes: OwnProcess[] }} Run */

/** Everything that `npm start` does until a signal or a fault ends it. */
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
  // The list of things to stop is complete only when nothing is starting any more.
  await life.catch(() => undefined);
  await Promise.all(run.processes.map((each) => each.stop()));
  await closeServices(run.settings);
  if (fault) exitWith(fault);
  process.exit(0);
}

/** @param {AbortSignal} signal @returns {Promise<null>} */
function whenAborted(signal) {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
}

/** Starts everything and keeps it running until the signal, or until a part cannot start. @param {Run} run */
async function live(run) {
  const { settings, progress, signal, processes } = run;
  await checkPort(settings.port);
  await checkDatabase(settings.databaseUrl);
  await ensurePackages(progress);
  signal.throwIfAborted();
  const [env] = await allDone([prepareData(run), progress.step('Building the pages', compileWeb)]);
  signal.throwIfAborted();
  const ours = (/** @type {'server' | 'worker'} */ name) =>
    new OwnProcess(`The ${name}`, {
      ...{ file: `dist/${name}/main.js`, flags: nodeFlags[name] },
      ...{ env, log: join(settings.logDir, `${name}.log`) },
    });
  // Without Redis nothing is scheduled, but emails still go out.
  for (const each of [ours('server'), ours('worker')]) processes.push(each.start());
  // A process that does not start would not start the next time either.
  const end = Promise.race([whenOneEnds(processes), whenAborted(signal)]);
  await Promise.race([end, progress.step('Starting', () => whenReady(settings.port, signal))]);
  if (signal.aborted) return;
  // This promise has no reader once the processes are kept alive.
  end.catch(() => undefined);
  welcome(run);
  keepLogsSmall(settings.logDir);
  await keepAll(run, env);
}

/** Server, worker, PostgreSQL and Redis, each by itself. @param {Run} run @param {NodeJS.ProcessEnv} env */
async function keepAll({ settings, progress, signal, processes }, env) {
  const tell = (/** @type {string} */ sentence) => {
    progress.line(sentence);
    noteIncident(settings.logDir, sentence);
  };
  // If one of them cannot start, the others are stopped.
  const over = new AbortController();
  const keeping = { tell, signal: AbortSignal.any([signal, over.signal]) };
  const { DATABASE_URL: databaseUrl = null, REDIS_URL: redisUrl = null } = env;
  const services = keepServices(settings, { databaseUrl, redisUrl }, keeping, (variable, url) => {
    env[variable] = url;
    tell(`${variable} has changed: restarting server and worker.`);
    for (const each of processes) each.interrupt();
  });
  const own = processes.map((each) => {
    const start = async () => {
      await whenDatabaseAnswers(settings, keeping.signal);
      return each.start();
    };
    const facts = { name: each.name, where: shortened(each.log), isVital: each.name === 'The server' };
    return keepAlive({ ...facts, start }, each.ended, keeping);
  });
  try {
    await Promise.all([...services, ...own]);
  } finally {
    over.abort();
    await Promise.allSettled([...services, ...own]);
  }
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
