import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';

/** A property's location, as filed. `property` is a hotel's taxpayer and location, or a bar's permit. */
export interface FiledLocation {
  property: string;
  city: string;
  zip: string;
  /** Comptroller code 1–254; 0 where it is blank or impossible. */
  countyCode: number;
}

interface Columns {
  property: number[];
  name: number;
  city: number;
  state: number;
  zip: number;
  county: number;
}

const HOTEL: Columns = { property: [0, 8], name: 9, city: 11, state: 12, zip: 13, county: 14 };
const LEGACY_HOTEL: Columns = { property: [0, 7], name: 8, city: 10, state: 11, zip: 12, county: 13 };
const PORTAL: Columns = { property: [15], name: 8, city: 10, state: 11, zip: 12, county: 13 };
const LEGACY_BEVERAGE: Columns = { property: [0], name: 1, city: 3, state: 4, zip: 5, county: 6 };

function layoutOf(row: string[]): Columns | undefined {
  if (row.length === 10) return LEGACY_BEVERAGE;
  if (!/^\d{11}$/.test((row[0] ?? '').trim())) return undefined;
  if (row.length === 17) return LEGACY_HOTEL;
  if (row.length === 23) return HOTEL;
  if (row.length !== 24) return undefined;
  return /^(50|60)$/.test((row[20] ?? '').trim()) ? HOTEL : PORTAL;
}

function text(row: string[], column: number): string {
  return (row[column] ?? '').trim().replace(/\s+/g, ' ').toUpperCase();
}

function countyCodeOf(filed: string): number {
  const code = /^\d{1,3}$/.test(filed) ? Number(filed) : 0;
  return code <= 254 ? code : 0;
}

/**
 * Every Texas location of one unzipped release, in any layout without surprises (header rows are skipped).
 * Marketplace rows (`CITY OF X`) are left out: they bear the filer's own address, not the place's.
 */
export async function* readLocations(file: string): AsyncGenerator<FiledLocation> {
  const rows = createReadStream(file, 'latin1').pipe(parse({ relax_column_count: true, relax_quotes: true }));
  for await (const row of rows as AsyncIterable<string[]>) {
    const layout = layoutOf(row);
    if (!layout || text(row, layout.state) !== 'TX' || text(row, layout.name).startsWith('CITY OF '))
      continue;
    yield {
      property: layout.property.map((column) => text(row, column).replaceAll(' ', '')).join('-'),
      city: text(row, layout.city),
      zip: text(row, layout.zip),
      countyCode: countyCodeOf(text(row, layout.county)),
    };
  }
}
