import { lstat, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Pool } from 'pg';
import { ReleaseRefused } from '../refusal.ts';
import { forgetInboxFiles, noteInboxFiles, takeInboxFiles } from './inbox.sql.ts';
import type { BroughtFile } from './source.ts';

/** A file that is still being copied changes more often than this. */
const STABLE_SECONDS = 20;

/** Names that programs give to files which they have not finished yet, and hidden files. */
const UNFINISHED = /^\.|^~|\.(?:part|partial|tmp|filepart|crdownload|download)$/i;

interface SeenFile {
  path: string;
  bytes: number;
  modifiedMs: number;
}

/**
 * Looks for files in the inbox and makes runs of those that have not changed for a while. Returns a sentence.
 * Throws if the folder cannot be read.
 */
export async function lookIntoInbox(pool: Pool, inboxDir: string | null): Promise<string> {
  if (inboxDir === null) return 'INBOX_DIR is not set: no folder is watched.';
  const seen = await filesIn(inboxDir);
  const paths = seen.map(({ path }) => path);
  await pool.query(noteInboxFiles, [
    paths,
    seen.map(({ bytes }) => bytes),
    seen.map((file) => file.modifiedMs),
  ]);
  await pool.query(forgetInboxFiles, [paths]);
  const { rows } = await pool.query<{ fileName: string }>(takeInboxFiles, [STABLE_SECONDS, paths]);
  if (rows.length > 0) return `Taken: ${rows.map(({ fileName }) => fileName).join(', ')}.`;
  return seen.length === 0 ? 'The inbox is empty.' : 'No new files that are complete.';
}

async function filesIn(inboxDir: string): Promise<SeenFile[]> {
  const files: SeenFile[] = [];
  for (const name of (await readdir(inboxDir)).sort()) {
    if (UNFINISHED.test(name)) continue;
    const path = join(inboxDir, name);
    const facts = await lstat(path).catch(() => null);
    // Links may lead anywhere.
    if (facts?.isFile()) files.push({ path, bytes: facts.size, modifiedMs: Math.trunc(facts.mtimeMs) });
  }
  return files;
}

/** The file of an inbox run, which stays where it is until its import has ended. Throws ReleaseRefused if it is gone. */
export async function inboxFile(path: string): Promise<BroughtFile> {
  const facts = await stat(path).catch(() => null);
  if (facts === null) throw new ReleaseRefused(`Refused: ${basename(path)} is no longer in the inbox.`);
  return {
    path,
    fileName: basename(path),
    remove: () => Promise.resolve(),
    refuse: (reason) => fileAway(path, 'refused', reason),
  };
}

/** Moves a file to the inbox's folder `done` or `refused`, with a text beside it that says why. */
export async function fileAway(path: string, outcome: 'done' | 'refused', report: string): Promise<void> {
  if ((await stat(path).catch(() => null)) === null) return;
  const folder = join(dirname(path), outcome);
  await mkdir(folder, { recursive: true });
  const moved = join(folder, await freeName(folder, basename(path)));
  // The text first: a file without one would say nothing.
  await writeFile(`${moved}.txt`, `${report}\n`);
  await rename(path, moved);
}

/** The name itself, or with the time before it if such a file was filed away before. */
async function freeName(folder: string, name: string): Promise<string> {
  const isTaken = (await stat(join(folder, name)).catch(() => null)) !== null;
  return isTaken ? `${new Date().toISOString().replace(/:/g, '-')} ${name}` : name;
}
