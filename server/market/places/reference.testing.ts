import type { DataSource } from 'typeorm';
import { loadBrands } from './loadReference.ts';
import { readReferenceFile, type ReferenceRow } from './referenceFiles.ts';

/** Loads the brands' reference file with other contents. */
export async function reloadBrands(
  dataSource: DataSource,
  edit: (rows: ReferenceRow[]) => ReferenceRow[],
): Promise<void> {
  const file = readReferenceFile('brands');
  await dataSource.transaction((db) => loadBrands(db, { ...file, rows: () => edit(file.rows()) }));
}
