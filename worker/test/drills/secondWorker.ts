import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../../../server/platform/lib/projectRoot.ts';

/** A worker that is started again whenever it ends, as containers are. */
export interface SecondWorker {
  /** Undefined between its end and its next start. */
  pid: () => number | undefined;
  stop: () => Promise<void>;
}

const RESTART_AFTER_MS = 1_000;

/** It writes into an open file (`output`), and ends with this process, even if PostgreSQL and Redis are gone by then. */
export function keepSecondWorker(env: () => NodeJS.ProcessEnv, output: number): SecondWorker {
  const stopping = new AbortController();
  let child: ChildProcess | null = null;
  process.once('exit', () => child?.kill('SIGKILL'));
  const keeping = (async () => {
    while (!stopping.signal.aborted) {
      child = startWorker(env(), output);
      await once(child, 'exit');
      child = null;
      await delay(RESTART_AFTER_MS, null, { signal: stopping.signal }).catch(() => null);
    }
  })();
  return {
    pid: () => child?.pid,
    stop: () => {
      stopping.abort();
      child?.kill('SIGTERM');
      return keeping;
    },
  };
}

function startWorker(env: NodeJS.ProcessEnv, output: number): ChildProcess {
  const follow = new URL('../../../server/launch/follow.mjs', import.meta.url).href;
  return spawn(process.execPath, ['--import', follow, join(projectRoot, 'dist/worker/main.js')], {
    env,
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
}
