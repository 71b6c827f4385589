import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

const folder = new URL('../../server/market/places/reference/', import.meta.url);

function facts(name: string): Record<string, string>[] {
  const text = readFileSync(fileURLToPath(new URL(name, folder)), 'utf8');
  return parse<Record<string, string>>(text, { columns: true });
}

const alias = new Map(facts('tx_city_aliases.csv').map((row) => [row['filed_city'], row['canonical_city']]));
const cityCounty = new Map(
  ['tx_cities.csv', 'tx_city_counties.csv']
    .flatMap(facts)
    .map((row) => [row['city'] ?? '', Number(row['county_code'])]),
);
const zipCounty = new Map(facts('tx_zip_places.csv').map((row) => [row['zip'], Number(row['county_code'])]));
/** Names of counties by the comptroller's code. */
const countyNames = new Map(facts('tx_counties.csv').map((row) => [Number(row['code']), row['name'] ?? '']));

/** Place of a row; null for none. */
export interface RawPlace {
  city: string | null;
  county: number | null;
}

function canonicalCity(filed: string): string {
  const city = filed.toUpperCase();
  return alias.get(city) ?? city;
}

/** The place of a row's own address: none if neither its county code nor its ZIP code is in Texas. */
export function placeOf(filedCity: string, countyCode: string, zip: string): RawPlace {
  const code = Number(countyCode);
  const county = countyNames.has(code) ? code : (zipCounty.get(zip) ?? null);
  if (county === null) return { city: null, county };
  return { city: canonicalCity(filedCity) || 'CITY NOT GIVEN', county };
}

const blankless = (name: string): string => name.toUpperCase().replaceAll(' ', '');
const countyNamed = new Map([...countyNames].map(([code, name]) => [blankless(name), code]));

/** Place of a marketplace's row, by the city or county it names; null for other rows. */
export function namedPlace(name: string, capacity: number): RawPlace | null {
  const [, kind, named] = /^(CITY|COUNTY) OF (.+)$/.exec(name) ?? [];
  if (capacity !== 1 || named === undefined) return null;
  const county = countyNamed.get(blankless(named.replace(/ COUNTY$/, ''))) ?? null;
  const inCounty = { city: county === null ? null : 'CITY NOT GIVEN', county };
  if (kind === 'COUNTY') return inCounty;
  const city = canonicalCity(named.trim());
  if (cityCounty.has(city)) return { city, county: cityCounty.get(city) ?? null };
  if (county !== null) return inCounty;
  const similar = mostSimilarCity(named.trim());
  return { city: similar, county: similar === null ? null : (cityCounty.get(similar) ?? null) };
}

/** Runs of three letters of each word, with two blanks before and one after, as pg_trgm has them. */
function trigrams(name: string): Set<string> {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new Set(
    words.flatMap((word) =>
      Array.from({ length: word.length + 1 }, (_, at) => `  ${word} `.slice(at, at + 3)),
    ),
  );
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((each) => other.has(each)).length;
  return shared / (one.size + other.size - shared);
}

const cityTrigrams = [...cityCounty.keys()].sort().map((city) => ({ city, own: trigrams(city) }));
const mostSimilar = new Map<string, string | null>();

/** The known city with the most similar name; null if none is at least 0.6 similar. */
function mostSimilarCity(name: string): string | null {
  const known = mostSimilar.get(name);
  if (known !== undefined) return known;
  const asked = trigrams(name);
  const [best] = cityTrigrams
    .map(({ city, own }) => ({ city, likeness: similarity(asked, own) }))
    .filter(({ likeness }) => likeness >= 0.6)
    .sort((one, other) => other.likeness - one.likeness);
  mostSimilar.set(name, best?.city ?? null);
  return best?.city ?? null;
}

/** A name of a county only belongs to no city, even if it is in the county's list of cities. */
export const cityOf = ({ city }: RawPlace): string | null => (city === 'CITY NOT GIVEN' ? null : city);
export const countyOf = ({ county }: RawPlace): string | null =>
  county === null ? null : (countyNames.get(county) ?? null);
