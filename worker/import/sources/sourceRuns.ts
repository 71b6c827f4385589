import { rm } from 'node:fs/promises';
import type { PoolClient } from 'pg';
import { uploadPath } from '../../../server/market/releases/sources/uploadPath.rules.ts';
import { isDatabaseAway } from '../../../server/platform/lib/databaseAway.ts';
import { writeBackup } from '../../../server/platform/backup/backup.ts';
import { withLock } from '../../platform/withLock.ts';
import { registerImport } from '../registerImport.ts';
import { ReleaseRefused } from '../refusal.ts';
import { fetchScheduledAddress } from './scheduledAddress.ts';
import { inboxFile } from './inbox.ts';
import { fetchedFolder, fetchPortal } from './portal.ts';
import type { BroughtFile, SourceDeps } from './source.ts';
import { scanBrought } from './scanner.ts';
import { TryLater } from './tryLater.ts';
import * as sql from './sourceRun.sql.ts';
import { readRun, type RunFacts, type RunOf, type SourceRun, type StoredRun } from './sourceRun.ts';
import { RunCancelled, watchRun } from './watchRun.ts';

/** A run's file to import, or a sentence about what was done without one. The signal says that the run is cancelled. */
function bring(deps: SourceDeps, run: SourceRun, signal: AbortSignal): Promise<BroughtFile | string> {
  switch (run.kind) {
    case 'upload':
      return Promise.resolve(uploaded(deps, run));
    case 'inbox':
      return inboxFile(run.path);
    case 'portal':
      return fetchPortal(deps, run, signal);
    case 'address':
      return fetchScheduledAddress(deps, run, signal);
    case 'backup':
      return writeBackup(deps, signal).then(({ sentence }) => sentence);
  }
}

function uploaded({ dataDir }: SourceDeps, { uploadId, fileName }: RunOf<'upload'>): BroughtFile {
  const path = uploadPath(dataDir, uploadId);
  return { path, fileName, remove: () => rm(path, { force: true }) };
}

/**
 * Works on every run that waits, the oldest first. A run that another worker works on is left to it, and so are later
 * files that people gave: these are imported in the order in which they came.
 */
export async function takeRuns(deps: SourceDeps): Promise<number> {
  const { rows } = await deps.pool.query<{ id: number; isGiven: boolean }>(sql.waitingRuns);
  let taken = 0;
  let isInOrder = true;
  for (const { id, isGiven } of rows) {
    if (isGiven && !isInOrder) continue;
    const isTaken = await takeRun(deps, id);
    if (isTaken === true) taken += 1;
    if (isGiven && isTaken === null) isInOrder = false;
  }
  return taken;
}

/** Null if another worker works on it, false if it waits no longer. */
async function takeRun(deps: SourceDeps, id: number): Promise<boolean | null> {
  return withLock(deps.pool, 'sourceRun', id, async () => {
    const run = (await deps.pool.query<StoredRun>(sql.findRun, [id])).rows[0];
    if (run) await workOn(deps, run);
    return run !== undefined;
  });
}

async function workOn(deps: SourceDeps, run: StoredRun): Promise<void> {
  const watch = watchRun(deps.pool, run);
  try {
    watch.signal.throwIfAborted();
    const brought = await bring(deps, readRun(run), watch.signal);
    if (typeof brought === 'string') await end(deps, run, 'done', brought);
    else {
      await scanBrought(deps.settings.scannerUrl, brought, watch.signal);
      await handOver(deps, run, brought);
    }
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const cancelled = cancelledAs(error, watch.signal);
    if (cancelled) await end(deps, run, 'cancelled', cancelled.message);
    else if (error instanceof ReleaseRefused) await end(deps, run, 'refused', error.message);
    else await putOff(deps, run, error);
  } finally {
    await watch.stop();
  }
}

/** Once a run is cancelled, any failure may be its consequence. */
function cancelledAs(error: unknown, { aborted, reason }: AbortSignal): RunCancelled | null {
  const cause: unknown = aborted ? reason : error;
  return cause instanceof RunCancelled ? cause : null;
}

async function handOver(
  deps: SourceDeps,
  run: RunFacts,
  { path, fileName, onHandedOver, remove }: BroughtFile,
): Promise<void> {
  const given = { path, fileName, runner: 'worker' } as const;
  // A run that loses its worker between the two would be imported twice.
  const cancelledBy = await registerImport(deps, given, async (client, importId) => {
    const { rowCount } = await client.query(sql.handOverRun, [run.id, importId]);
    return rowCount === 0 ? cancelHandedOver(client, run, importId) : null;
  });
  await remove();
  if (cancelledBy !== null) throw new RunCancelled(cancelledBy);
  await onHandedOver?.();
}

/** Takes back the import of a run that was cancelled while its file was stored. Returns who cancelled it. */
async function cancelHandedOver(client: PoolClient, run: RunFacts, importId: number): Promise<string> {
  const by = (await client.query<{ by: string }>(sql.findCancelled, [run.id])).rows[0]?.by ?? '';
  await client.query(sql.cancelImport, [importId, by]);
  return by;
}

/** More failures in a row than this will not pass by themselves. */
const MOST_ATTEMPTS = 8;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
/** A portal that asks for more is asked again by the next run. */
const LONGEST_ASKED_MS = 6 * LONGEST_WAIT_MS;

async function putOff(deps: SourceDeps, run: RunFacts, error: unknown): Promise<void> {
  const later = error instanceof TryLater ? error : null;
  const attempts = later?.hasProgressed === true ? 1 : run.attempts + 1;
  const message = error instanceof Error ? error.message : String(error);
  const isLast = attempts >= MOST_ATTEMPTS;
  deps.log.warn(
    { err: error, run: run.id, kind: run.kind, attempts },
    isLast ? 'A run failed too often and ends' : 'A run failed; it is tried again later',
  );
  if (isLast) {
    await end(deps, run, 'failed', message);
    return;
  }
  const ownMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  const waitMs = Math.max(ownMs, Math.min(later?.afterMs ?? 0, LONGEST_ASKED_MS));
  await deps.pool.query(sql.putOffRun, [run.id, waitMs, message, attempts]);
  if (run.schedule !== null) await deps.pool.query(sql.endSchedule, [run.schedule, 'running', message]);
}

async function end(
  { pool, dataDir }: SourceDeps,
  { id, schedule }: RunFacts,
  state: 'done' | 'refused' | 'failed' | 'cancelled',
  message: string,
): Promise<void> {
  await pool.query(sql.endRun, [id, state, message]);
  await rm(fetchedFolder(dataDir, id), { recursive: true, force: true });
  if (schedule !== null) await pool.query(sql.endSchedule, [schedule, state, message]);
}
