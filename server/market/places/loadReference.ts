import type { DataSource, EntityManager } from 'typeorm';
import { migrate } from '../../platform/database.ts';
import { setChainScales } from '../brands/chainScale.sql.ts';
import * as sql from './loadReference.sql.ts';
import {
  readReferenceFile,
  referenceNames,
  type ReferenceFile,
  type ReferenceName,
} from './referenceFiles.ts';

type Files = Record<ReferenceName, ReferenceFile>;

function readReferenceFiles(): Files {
  return {
    counties: readReferenceFile('counties'),
    cities: readReferenceFile('cities'),
    cityCounties: readReferenceFile('cityCounties'),
    cityAliases: readReferenceFile('cityAliases'),
    zipCentroids: readReferenceFile('zipCentroids'),
    zipSupplement: readReferenceFile('zipSupplement'),
    zipPlaces: readReferenceFile('zipPlaces'),
    brands: readReferenceFile('brands'),
    chainScales: readReferenceFile('chainScales'),
  };
}

function json(file: ReferenceFile): string {
  return JSON.stringify(file.rows());
}

async function loadPlaces(db: EntityManager, files: Files): Promise<void> {
  await db.query(sql.upsertCounties, [json(files.counties)]);
  await db.query(sql.replaceCities, [json(files.cities), json(files.cityCounties)]);
  await db.query(sql.replaceCityAliases, [json(files.cityAliases)]);
  await db.query(sql.replaceZips, [
    json(files.zipCentroids),
    json(files.zipSupplement),
    json(files.zipPlaces),
  ]);
}

export async function loadBrands(db: EntityManager, brands: ReferenceFile): Promise<void> {
  const rules = brands.rows().map((row, position) => ({ ...row, position }));
  await db.query(sql.upsertParentCompanies, [json(brands)]);
  await db.query(sql.upsertBrands, [json(brands)]);
  await db.query(sql.replaceBrandRules, [JSON.stringify(rules)]);
  await db.query(sql.noteReferenceChange);
}

/** Classes of brands that operators did not set themselves. */
export async function loadChainScales(db: EntityManager, chainScales: ReferenceFile): Promise<void> {
  await db.query(setChainScales, [json(chainScales)]);
}

const ofBrands: ReadonlySet<ReferenceName> = new Set(['brands', 'chainScales']);

async function changedFiles(db: EntityManager, files: Files): Promise<ReferenceName[]> {
  const known = await db.query<{ name: string; sha256: string }[]>(sql.selectReferenceFiles);
  const sha256 = new Map(known.map((row) => [row.name, row.sha256]));
  return referenceNames.filter((name) => sha256.get(name) !== files[name].sha256);
}

/**
 * Makes counties, cities, zips, brands and their chain scales match the reference files, in one transaction. Files with a known SHA-256
 * are skipped, so a call at every start costs one query.
 */
export async function loadReference(dataSource: DataSource): Promise<void> {
  const files = readReferenceFiles();
  await dataSource.transaction(async (db) => {
    await db.query(sql.lockReference);
    const changed = await changedFiles(db, files);
    if (changed.some((name) => !ofBrands.has(name))) await loadPlaces(db, files);
    if (changed.includes('brands')) await loadBrands(db, files.brands);
    if (changed.some((name) => ofBrands.has(name))) await loadChainScales(db, files.chainScales);
    for (const name of changed) await db.query(sql.upsertReferenceFile, [name, files[name].sha256]);
  });
}

/** Prepares a database for the product: migrates the tables and loads the reference files. */
export async function prepareDatabase(dataSource: DataSource): Promise<void> {
  await migrate(dataSource);
  await loadReference(dataSource);
}
