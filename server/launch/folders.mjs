import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Refusal } from './refusal.mjs';

/** More cannot be taken in at a glance. */
const MOST = 8;

/**
 * Refuses a folder with too many folders in it, at any depth.
 * @param {string} folder
 */
export async function checkFolders(folder) {
  const full = await crowded(folder);
  if (full.length === 0) return;
  const names = full.map(({ path, count }) => `${relative(folder, path) || '.'} (${String(count)})`);
  throw new Refusal(
    `A folder may contain at most ${String(MOST)} folders. Group those of: ${names.join(', ')}.`,
  );
}

/** @param {string} path @returns {Promise<{ path: string, count: number }[]>} */
async function crowded(path) {
  const folders = (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const within = (await Promise.all(folders.map(({ name }) => crowded(join(path, name))))).flat();
  return folders.length > MOST ? [{ path, count: folders.length }, ...within] : within;
}
