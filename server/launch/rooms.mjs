import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Refusal } from './refusal.mjs';

/** More are not seen at one look. */
const MOST = 8;

/**
 * Refuses a folder with too many folders in it, at any depth.
 * @param {string} folder
 */
export async function checkRooms(folder) {
  const full = await crowded(folder);
  if (full.length === 0) return;
  const names = full.map(({ path, count }) => `${relative(folder, path) || '.'} (${String(count)})`);
  throw new Refusal(`At most ${String(MOST)} folders stand in one. Group those of: ${names.join(', ')}.`);
}

/** @param {string} path @returns {Promise<{ path: string, count: number }[]>} */
async function crowded(path) {
  const rooms = (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const within = (await Promise.all(rooms.map(({ name }) => crowded(join(path, name))))).flat();
  return rooms.length > MOST ? [{ path, count: rooms.length }, ...within] : within;
}
