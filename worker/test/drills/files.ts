import { renameSync } from 'node:fs';
import { copyFile, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from './product.ts';

/** Larger parts are refused. */
const PART_BYTES = 4_000_000;

/** Uploads a file as the administrators' page does. A part whose answer was lost is sent again. */
export async function uploadFile({ origin }: Product, token: string, path: string): Promise<void> {
  const content = await readFile(path);
  const json = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const begin = { fileName: basename(path), bytes: content.length };
  const url = `${origin}/rest/admin/uploads`;
  const { id } = (await patiently(() =>
    fetch(url, { method: 'POST', headers: json, body: JSON.stringify(begin) }),
  )) as { id: string };
  for (let at = 0; at < content.length; at += PART_BYTES) {
    const headers = {
      'content-type': 'application/octet-stream',
      'upload-offset': String(at),
      authorization: json.authorization,
    };
    const part = new Uint8Array(content.subarray(at, at + PART_BYTES));
    await patiently(() => fetch(`${url}/${id}`, { method: 'PATCH', headers, body: part }));
  }
}

async function patiently(send: () => Promise<Response>): Promise<unknown> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await send().catch(() => null);
    // A part that had arrived before its answer was lost.
    if (response?.status === 409) return {};
    if (response?.ok) return response.json();
    if (response && response.status < 500) throw new Error(await response.text());
    await delay(300);
  }
  throw new Error('The upload was never answered.');
}

/**
 * Puts files into the watched folder, whose schedule takes them by name once they have not changed for a while. They get
 * their names together, so that it takes them together.
 */
export async function dropFiles({ inboxDir }: Product, paths: readonly string[]): Promise<void> {
  const names = paths.map((path) => basename(path));
  for (const path of paths) await copyFile(path, join(inboxDir, `.${basename(path)}`));
  for (const name of names) renameSync(join(inboxDir, `.${name}`), join(inboxDir, name));
}

export async function requireFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) await stat(path);
}
