import { basename, join } from 'node:path';
import type { Pool } from 'pg';
import { registerImport, runImport } from '../../import/importFile.ts';
import { DEFAULT_SEED, generateSample, type SampleFile } from './generateSample.ts';

/** Dependencies for loading the sample. */
export interface SampleDeps {
  pool: Pool;
  dataDir: string;
  /** Finished share of the whole work, 0 to 1, and the current step. */
  onProgress: (share: number, text: string) => void;
}

const OPTIONS = { synthetic: true } as const;

/** Share of the time that writing the files takes. */
const WRITING = 0.05;
/** Fixed cost of an import, in rows. */
const ROWS_PER_FILE = 6_000;

/**
 * Imports one file of the sample as synthetic. Throws if it is not published, which would be a fault of ours.
 */
async function importOne(
  { pool, dataDir }: SampleDeps,
  path: string,
  onRows: (rows: number) => void,
): Promise<void> {
  const importId = await registerImport({ pool, dataDir }, path, basename(path), OPTIONS);
  const onProgress = (_stage: string, rows: number): void => onRows(rows);
  const { state, reports } = await runImport({ pool, dataDir, onProgress }, importId);
  if (state === 'published' || state === 'already_published') return;
  const reasons = reports.map(({ message }) => message).join(' ');
  throw new Error(`The synthetic release ${basename(path)} was not published (${state}). ${reasons}`);
}

/** Writes the demonstration releases below the data directory and imports them in the order they came out. */
export async function importSample(deps: SampleDeps): Promise<void> {
  deps.onProgress(0, 'writing synthetic releases');
  const files: SampleFile[] = [
    ...generateSample({ scale: 'demo', seed: DEFAULT_SEED, out: join(deps.dataDir, 'sample') }),
  ];
  const all = files.reduce((sum, file) => sum + ROWS_PER_FILE + file.rows, 0);
  let done = 0;
  for (const { path, rows } of files) {
    const tell = (read: number): void =>
      deps.onProgress(WRITING + ((1 - WRITING) * (done + read)) / all, `importing ${basename(path)}`);
    tell(0);
    // Merging and rebuilding follow; the number of rows read stays the same meanwhile.
    await importOne(deps, path, (read) => tell(read / 2));
    done += ROWS_PER_FILE + rows;
  }
}
