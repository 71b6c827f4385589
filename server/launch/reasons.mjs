import { constants } from 'node:os';

const HEAP = /^FATAL ERROR: (.*(?:heap|memory).*)$/im;
const UNCAUGHT = /^(?:Uncaught )?(?:[A-Z]\w*)?Error(?: \[\w+\])?: (.+)$/gm;
const ERROR_LEVEL = 50;

/**
 * Reason why one of our processes ended, as the end of a sentence, from its exit and its last output.
 * @param {string} said its log since its start
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {string}
 */
export function reasonOf(said, code, signal) {
  const heap = HEAP.exec(said)?.[1];
  if (heap) return `it ran out of memory (${heap.trim()})`;
  if (signal === 'SIGKILL') return 'it was killed (SIGKILL), by hand or by the system for want of memory';
  if (signal !== null && signal !== 'SIGABRT') return `it was ended by ${signal}`;
  return lastWords(said) ?? `it ended with ${signal ?? nameOf(code)}`;
}

/** A shell tells a signal as a number. @param {number | null} code */
function nameOf(code) {
  const signal = Object.entries(constants.signals).find(([, number]) => number + 128 === code)?.[0];
  return signal ?? `exit code ${code}`;
}

/** @param {string} said @returns {string | null} the error that it ended with, if it said one */
function lastWords(said) {
  const uncaught = [...said.matchAll(UNCAUGHT)].at(-1)?.[1];
  if (uncaught) return uncaught;
  const line = said.trimEnd().split('\n').at(-1) ?? '';
  try {
    const { level, msg, err } = JSON.parse(line);
    return level >= ERROR_LEVEL ? (err?.message ?? msg ?? null) : null;
  } catch {
    // Our programs say in one sentence why they refuse to start.
    return line || null;
  }
}

/** The last words of a server; those of its sessions, "FATAL" as well, are no reason. */
const ENDING =
  /PANIC|Fatal error|terminated by signal|out of memory|No space left|FATAL: +(?:could not|lock file|pre-existing|data directory)/i;

/**
 * Reason why PostgreSQL or Redis is gone; another process may have started it, so only its log can tell.
 * @param {string} said the end of its log
 * @returns {string}
 */
export function reasonInServerLog(said) {
  const lines = said.trimEnd().split('\n').slice(-20);
  const line = lines.findLast((text) => ENDING.test(text));
  return line
    ? line.replace(/^.*?(?=PANIC|FATAL|LOG|Fatal)/, '')
    : 'its process is gone, killed by hand or by the system for want of memory';
}
