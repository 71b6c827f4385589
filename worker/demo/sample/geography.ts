import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { projectRoot } from '../../../server/platform/lib/projectRoot.ts';
import { regionOf, type Region } from './regions.ts';

/** A real Texas city with its real county and ZIPs: all that is real about the sample. */
export interface Town {
  city: string;
  countyCode: number;
  county: string;
  zips: string[];
  region: Region;
  /** Properties in the real releases: how much of the full scale the town gets. */
  weight: number;
}

function readReference(name: string): Record<string, string>[] {
  return parse(readFileSync(join(projectRoot, 'server', 'market', 'places', 'reference', name)), {
    columns: true,
  });
}

/** Every city of the reference data that has a ZIP of its own, by name. */
export function readTowns(): Map<string, Town> {
  const counties = new Map(
    readReference('tx_counties.csv').map((row) => [Number(row['code']), row['name'] ?? '']),
  );
  const zips = readReference('tx_zip_places.csv');
  const towns = new Map<string, Town>();
  for (const row of readReference('tx_cities.csv')) {
    const city = row['city'] ?? '';
    const countyCode = Number(row['county_code']);
    const own = zips.filter((zip) => zip['city'] === city && Number(zip['county_code']) === countyCode);
    if (own.length === 0) continue;
    const county = counties.get(countyCode) ?? '';
    towns.set(city, {
      city,
      countyCode,
      county,
      zips: own.map((zip) => zip['zip'] ?? ''),
      region: regionOf(city, county),
      weight: Number(row['properties']),
    });
  }
  return towns;
}
