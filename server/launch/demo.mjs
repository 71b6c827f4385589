import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './processes.mjs';

/** In the order in which they are shown. */
const ROLES = ['member', 'free', 'admin'];

/** @typedef {{ role: string, email: string, password: string }} SignIn */
/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * Loads the synthetic sample, which also makes the demonstration sign-ins; they are remembered for later starts.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./console.mjs').Update} update
 */
export async function loadSample(settings, env, update) {
  mkdirSync(settings.runDir, { recursive: true });
  writeFileSync(unfinishedFile(settings), '');
  const onLine = (/** @type {string} */ line) => {
    const [word, first = '', second = '', third = ''] = line.split(' ');
    if (word === 'progress') update(`${first}% ${line.split(' ').slice(2).join(' ')}`);
    if (word === 'signin') remember(settings, { role: first, email: second, password: third });
  };
  await runProgram('dist/worker/demo/sample/loadSample.cli.js', env, onLine);
  rmSync(unfinishedFile(settings));
}

/** At once, because the password cannot be recovered later. @param {Settings} settings @param {SignIn} signIn */
function remember(settings, signIn) {
  const others = demoSignIns(settings).filter(({ email }) => email !== signIn.email);
  const demo = { database: identityOf(settings), signIns: [...others, signIn] };
  writeFileSync(demoFile(settings), JSON.stringify(demo, null, 2), { mode: 0o600 });
}

/** @param {Settings} settings @returns {boolean} true if an earlier load of the sample was interrupted */
export function isSampleUnfinished(settings) {
  return existsSync(unfinishedFile(settings));
}

/** @param {Settings} settings @returns {SignIn[]} sign-ins created with this database's sample */
export function demoSignIns(settings) {
  if (!existsSync(demoFile(settings))) return [];
  /** @type {{ database: string, signIns: SignIn[] }} */
  const { database, signIns } = JSON.parse(readFileSync(demoFile(settings), 'utf8'));
  if (database !== identityOf(settings)) return [];
  return signIns.sort((one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role));
}

/**
 * True if payment is demonstrated: as the environment says, otherwise if the sample was loaded into this
 * database and the product is not public.
 * @param {Settings} settings
 */
export function demoBilling(settings) {
  const { DEMO_BILLING: given, PUBLIC_URL: publicUrl } = process.env;
  if (given) return given;
  return demoSignIns(settings).length > 0 && !publicUrl?.startsWith('https:') ? 'on' : 'off';
}

/** @param {Settings} settings */
function demoFile({ dataDir }) {
  return join(dataDir, 'demo.json');
}

/** @param {Settings} settings */
function unfinishedFile({ runDir }) {
  return join(runDir, 'sample-unfinished');
}

/** The data directory may serve another database tomorrow, which knows nothing of these sign-ins. @param {Settings} settings */
function identityOf({ databaseUrl }) {
  if (!databaseUrl) return 'embedded';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
