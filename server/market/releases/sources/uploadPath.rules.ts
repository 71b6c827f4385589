import { basename, join } from 'node:path';

/** Folder of the files that administrators upload, whole or in part. */
export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** Path of the file of an upload. Folders in the id are ignored. */
export function uploadPath(dataDir: string, id: string): string {
  return join(uploadsFolder(dataDir), basename(id));
}
