import { connect, createServer } from 'node:net';
import { Refusal } from './refusal.mjs';

/** Refuses a port that is not free, before any slow work. @param {number} port */
export async function checkPort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Refusal('PORT must be a whole number from 1 to 65535.');
  }
  const code = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? error.code : error.message));
    server.listen(port, () => server.close(() => resolve(null)));
  });
  if (code === 'EADDRINUSE') {
    throw new Refusal(
      `Port ${port} is taken by another program: stop that one, or choose another port with PORT.`,
    );
  }
  if (code !== null)
    throw new Refusal(`Port ${port} cannot be used (${code}): choose another one with PORT.`);
}

/**
 * Refuses a database address without a listener; whether it accepts us shows later. Without one, refuses a system on which
 * the embedded PostgreSQL does not run.
 * @param {string | null} url
 */
export async function checkDatabase(url) {
  if (url === null) {
    checkSystem();
    return;
  }
  const { hostname, port } = parse(url);
  // Without a host it is a socket file, which only the driver knows how to find.
  if (!hostname) return;
  const failure = await connectionFailure(hostname, Number(port || 5432));
  if (failure === null) return;
  throw new Refusal(
    `The database at ${hostname}:${port || 5432} cannot be reached (${failure}): check DATABASE_URL.`,
  );
}

/**
 * Refuses Windows, which shows no command line of a process, by which we know our PostgreSQL, and has no signal that asks
 * it to stop.
 */
export function checkSystem() {
  if (process.platform !== 'win32') return;
  throw new Refusal(
    'PostgreSQL cannot be started on Windows. Run this in WSL (https://learn.microsoft.com/windows/wsl/install), or set ' +
      'DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** @param {string} url @returns {Promise<boolean>} true if a database listens there */
export async function isReachable(url) {
  const { hostname, port } = parse(url);
  return !hostname || (await connectionFailure(hostname, Number(port || 5432))) === null;
}

/** @param {string} url */
function parse(url) {
  if (URL.canParse(url)) return new URL(url);
  throw new Refusal('DATABASE_URL must be a URL such as postgres://user:password@localhost:5432/texas.');
}

/** @param {string} host @param {number} port @returns {Promise<string | null>} a code such as ECONNREFUSED */
function connectionFailure(host, port) {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.setTimeout(5000, () => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
    socket.once('connect', () => socket.end(() => resolve(null)));
    socket.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  });
}
