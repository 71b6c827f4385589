import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { projectRoot } from '../../platform/lib/projectRoot.ts';

/** The facts that ship with the product, by short name and path below the project's root. */
const referencePaths = {
  counties: 'server/market/places/reference/tx_counties.csv',
  cities: 'server/market/places/reference/tx_cities.csv',
  cityCounties: 'server/market/places/reference/tx_city_counties.csv',
  cityAliases: 'server/market/places/reference/tx_city_aliases.csv',
  zipCentroids: 'server/market/places/reference/tx_zip_centroids.csv',
  zipSupplement: 'server/market/places/reference/tx_zip_supplement_pobox.csv',
  zipPlaces: 'server/market/places/reference/tx_zip_places.csv',
  brands: 'server/market/brands/reference/hotel_brands.csv',
  chainScales: 'server/market/brands/reference/hotel_chain_scales.csv',
} as const;

export type ReferenceName = keyof typeof referencePaths;
export const referenceNames = Object.keys(referencePaths).filter(
  (name): name is ReferenceName => name in referencePaths,
);

export type ReferenceRow = Record<string, string>;

export interface ReferenceFile {
  name: ReferenceName;
  sha256: string;
  rows: () => ReferenceRow[];
}

/** Reads a reference file whole (the largest has 2,000 lines); its rows are parsed only when asked for. */
export function readReferenceFile(name: ReferenceName): ReferenceFile {
  const bytes = readFileSync(join(projectRoot, referencePaths[name]));
  return {
    name,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    rows: () => parse<ReferenceRow>(bytes, { columns: true, bom: true, skip_empty_lines: true }),
  };
}
