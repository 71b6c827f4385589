import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { follow } from './processes.mjs';
import { root } from './settings.mjs';
import { hasEnded, stopProcess } from './system.mjs';

/** Requests to a process that is being replaced are not waited for. */
const GRACE_MS = 200;
const NAME_WIDTH = 6;

/** @typedef {{ args: string[], env: NodeJS.ProcessEnv }} Command */

/**
 * A process of `npm run dev`: its lines are shown under its name, and it is replaced when its code has changed. It follows
 * the launcher, should that be killed.
 */
export class RestartedProcess {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  #name;
  #command;

  /** @param {string} name @param {Command} command what `node` runs, and where */
  constructor(name, command) {
    this.#name = name;
    this.#command = command;
  }

  start() {
    const { args, env } = this.#command;
    const child = spawn(process.execPath, ['--import', follow, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.#tell(line));
    }
    child.once('exit', (code, signal) => {
      if (this.#child === child && signal !== 'SIGTERM') {
        this.#tell(`It ended with ${signal ?? `exit code ${code}`}; it restarts with the next change.`);
      }
    });
    this.#child = child;
  }

  async restart() {
    await this.stop();
    this.start();
  }

  async stop() {
    const child = this.#child;
    this.#child = null;
    if (child && !hasEnded(child)) await stopProcess(child.pid ?? 0, { graceMs: GRACE_MS });
  }

  /** @param {string} line */
  #tell(line) {
    if (line !== '') process.stdout.write(`${this.#name.padEnd(NAME_WIDTH)} │ ${readable(line)}\n`);
  }
}

/** The sentence of a line of a structured log, with what else it says; any other line as it is. @param {string} line */
export function readable(line) {
  const entry = parsed(line);
  // Numbers, lists and objects of others are JSON, too.
  if (typeof entry?.msg !== 'string') return line;
  const { level, time, name, pid, hostname, msg, err, ...facts } = entry;
  const details = Object.keys(facts).length > 0 ? ` ${JSON.stringify(facts)}` : '';
  return `${msg}${details}${err?.stack ? `\n${err.stack}` : ''}`;
}

/** @param {string} line */
function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
