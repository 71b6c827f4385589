import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { badInput } from '../../../../server/platform/errors.ts';
import { exportLimits } from '../../../../server/market/figures/exports/prepared/exportLimits.rules.ts';

export interface WrittenFile {
  bytes: number;
  sha256: string;
}

const TOO_LARGE =
  'The file would be larger than 2 GB. Choose fewer months or places, or CSV compressed with gzip, or Parquet.';
const NO_SPACE = 'There was no space on the disk. Try again in some hours.';

/** Writes a file to a path, and hashes it. Throws BAD_USER_INPUT if it is too large or the disk is nearly full. */
export async function writeFile(
  parts: [Readable, ...Transform[]],
  path: string,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<WrittenFile> {
  const { bavail, bsize } = await statfs(dirname(path));
  if (bavail * bsize < exportLimits.spareBytes + exportLimits.fileBytes) throw badInput(NO_SPACE);
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform: (part: Buffer, _encoding, next) => {
      bytes += part.length;
      hash.update(part);
      onBytes(bytes);
      next(bytes > exportLimits.fileBytes ? badInput(TOO_LARGE) : null, part);
    },
  });
  // Flushed to disk before the export is marked done.
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  await pipeline([...parts, meter, file], { signal });
  return { bytes, sha256: hash.digest('hex') };
}
