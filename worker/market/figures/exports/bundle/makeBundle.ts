import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bundleFileName,
  exportFolder,
} from '../../../../../server/market/figures/exports/prepared/exportFiles.rules.ts';
import { asFile, exportedBytes } from '../../../../../server/platform/lib/exports/exportedFile.ts';
import { copyRows } from '../../../../../server/platform/lib/exports/exportSql.ts';
import { inSnapshot, type SnapshotDeps, type SnapshotReader } from '../readSnapshot.ts';
import { writeFile } from '../writeFile.ts';
import { bundleReleases } from './bundle.sql.ts';
import { writeArchive, type ArchivedFile } from './bundleArchive.ts';
import { bundleReadme } from './bundleReadme.ts';
import { exportColumns, type BundleTable } from './bundleTable.ts';
import { bundleTables } from './bundleTables.ts';

interface BundledRelease {
  id: number;
  product: string;
  fileName: string;
  sha256: string;
  publishedAt: Date;
  isLatest: boolean;
}

interface BundledFile {
  name: string;
  rows: number;
  bytes: number;
  sha256: string;
}

export interface MadeBundle {
  releases: readonly BundledRelease[];
  files: readonly BundledFile[];
  bytes: number;
  sha256: string;
}

/** Writes the file of a bundle: every table of one state of the database, a manifest and a README. */
export async function makeBundle({ pool, dataDir, signal }: SnapshotDeps, id: number): Promise<MadeBundle> {
  const path = join(exportFolder(dataDir), bundleFileName(id));
  const part = `${path}.part`;
  try {
    const [whole, { releases, tables }] = await writeArchive(part, signal, async (add) => {
      const added = await inSnapshot(pool, signal, (reader) => addTables(reader, add, { path, signal }));
      for (const text of textsOf(added)) await add(text);
      return added;
    });
    await rename(part, path);
    return { releases, files: tables.map(({ file }) => file), ...whole };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

type Add = (file: ArchivedFile) => Promise<void>;

interface Tables {
  releases: readonly BundledRelease[];
  tables: readonly { table: BundleTable; file: BundledFile }[];
}

async function addTables(
  reader: SnapshotReader,
  add: Add,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<Tables> {
  const { rows: releases } = await reader.client.query<BundledRelease>(bundleReleases);
  const tables: { table: BundleTable; file: BundledFile }[] = [];
  for (const table of bundleTables) {
    const part = `${path}.table.part`;
    try {
      const file = await writeTable(reader, table, { part, signal });
      await add({ name: file.name, bytes: file.bytes, from: { path: part } });
      tables.push({ table, file });
    } finally {
      await rm(part, { force: true });
    }
  }
  return { releases, tables };
}

async function writeTable(
  { copy, rowsOf }: SnapshotReader,
  table: BundleTable,
  { part, signal }: { part: string; signal: AbortSignal },
): Promise<BundledFile> {
  const source = copy(statementOf(table));
  const bytes = exportedBytes(source, { format: 'parquet', columns: table.columns, sentences: undefined });
  const file = await writeFile(asFile(bytes, 'parquet'), part, { signal, onBytes: () => undefined });
  return { name: `${table.name}.parquet`, rows: await rowsOf(source), ...file };
}

function statementOf(table: BundleTable): string {
  const columns = table.columns.map(({ key, sql }) => `${sql} as "${key}"`).join(', ');
  const list = { name: table.name, columns, from: table.from, where: 'true' };
  return copyRows(
    {
      name: `bundle ${table.name}`,
      columns: exportColumns(table),
      list,
      values: [],
      order: [{ sql: table.order, type: 'text', direction: 'asc' }],
      limit: null,
    },
    'jsonl',
  );
}

function textsOf({ releases, tables }: Tables): ArchivedFile[] {
  const madeAt = new Date();
  const described = tables.map(({ table: { about, columns }, file }) => ({
    ...file,
    about,
    columns: columns.map(({ key: name, type, definition }) => ({ name, type, definition })),
  }));
  const manifest = { madeAt, releases, files: described };
  const latest = releases.filter(({ isLatest }) => isLatest);
  const text = (name: string, words: string): ArchivedFile => ({
    name,
    bytes: Buffer.byteLength(words),
    from: { text: words },
  });
  return [
    text('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`),
    text('README.md', bundleReadme({ tables, releases: latest, madeAt })),
  ];
}
