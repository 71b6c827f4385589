import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rawFile, readManifest } from './manifest.ts';
import { listBackups } from './retention.ts';

/**
 * Copies stored files of one folder to another, each once: a file under its hash never changes. Returns the hashes of
 * those that are missing.
 */
export async function keepRawFiles(
  hashes: readonly string[],
  from: string,
  to: string,
): Promise<{ copied: number; missing: string[] }> {
  const missing: string[] = [];
  let copied = 0;
  for (const sha256 of hashes) {
    const bytes = await bytesOf(rawFile(from, sha256));
    if (bytes === null) missing.push(sha256);
    else if ((await bytesOf(rawFile(to, sha256))) !== bytes) {
      await copyWhole(rawFile(from, sha256), rawFile(to, sha256));
      copied += 1;
    }
  }
  return { copied, missing };
}

async function bytesOf(path: string): Promise<number | null> {
  const facts = await stat(path).catch(() => null);
  return facts?.size ?? null;
}

async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, `${to}.unfinished`, constants.COPYFILE_FICLONE);
  await rename(`${to}.unfinished`, to);
}

/** Deletes stored files that no backup names any more; none while a backup cannot be read. */
export async function pruneRawFiles(backupDir: string): Promise<void> {
  const folders = await listBackups(backupDir);
  const read = folders.map((name) => readManifest(join(backupDir, name)).catch(() => null));
  const manifests = (await Promise.all(read)).flatMap((manifest) => manifest ?? []);
  if (manifests.length < folders.length) return;
  const named = new Set(manifests.flatMap(({ rawFiles }) => rawFiles));
  const raw = join(backupDir, 'raw');
  const files = await readdir(raw, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const file of files) {
    if (file.isFile() && !named.has(file.name)) await rm(join(file.parentPath, file.name), { force: true });
  }
}
