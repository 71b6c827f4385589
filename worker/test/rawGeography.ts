import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

const folder = new URL('../../server/places/reference/', import.meta.url);

function facts(name: string): Record<string, string>[] {
  const text = readFileSync(fileURLToPath(new URL(name, folder)), 'utf8');
  return parse<Record<string, string>>(text, { columns: true });
}

const alias = new Map(facts('tx_city_aliases.csv').map((row) => [row['filed_city'], row['canonical_city']]));
const cityCounty = new Map(facts('tx_cities.csv').map((row) => [row['city'], Number(row['county_code'])]));
const zipCounty = new Map(facts('tx_zip_places.csv').map((row) => [row['zip'], Number(row['county_code'])]));
/** Names of counties by the comptroller's code. */
export const countyNames = new Map(
  facts('tx_counties.csv').map((row) => [Number(row['code']), row['name'] ?? '']),
);

/** Where a row counts to; null for no place. */
export interface RawPlace {
  city: string | null;
  county: number | null;
}

export function canonicalCity(filed: string): string {
  const city = filed.toUpperCase();
  return alias.get(city) ?? city;
}

/** The place of a row's own address: none where neither its county's code nor its ZIP code is of Texas. */
export function placeOf(filedCity: string, countyCode: string, zip: string): RawPlace {
  const code = Number(countyCode);
  const county = countyNames.has(code) ? code : (zipCounty.get(zip) ?? null);
  if (county === null) return { city: null, county };
  return { city: canonicalCity(filedCity) || 'CITY NOT GIVEN', county };
}

/** The city that a marketplace's row names, and that city's county. */
export function namedPlace(filedCity: string): RawPlace {
  const city = canonicalCity(filedCity);
  return { city, county: cityCounty.get(city) ?? null };
}
