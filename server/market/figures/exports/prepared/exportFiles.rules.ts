import { join } from 'node:path';

/** The folder of exported files, under DATA_DIR. */
export function exportFolder(dataDir: string): string {
  return join(dataDir, 'exports');
}

/** Name of an export's file. */
export function exportFileName({ fileKey, format }: { fileKey: string; format: string }): string {
  return `${fileKey}.${format}`;
}

/** Name of a bundle's file. */
export function bundleFileName(id: number): string {
  return `bundle-${String(id)}.tar`;
}
