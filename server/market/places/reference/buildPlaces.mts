/*
 * Derives tx_zip_places.csv and tx_cities.csv, facts of geography, from real comptroller releases. Run by hand:
 *   npx tsx server/market/places/reference/buildPlaces.mts [--candidates] UNZIPPED_RELEASE.csv ...
 * Every layout of hotel and mixed beverage releases will do; more releases mean better places. With --candidates
 * it writes nothing and lists spellings that may belong into tx_city_aliases.csv, which is kept by hand: an alias
 * that merges two real cities makes wrong figures, so only certain ones go in. Cities with 0 properties were added by
 * hand, since only marketplaces name them; add them again after a run. The counties of tx_cities.csv are those of most
 * filings, which name the post office; tx_city_counties.csv has, by hand, the cities that lie in another one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { readLocations } from './readLocations.mts';
import { spellingCandidates } from './spellingCandidates.mts';

type Point = [latitude: number, longitude: number];
type Tally<K> = Map<K, Set<string>>;

/** Beyond this from every other ZIP of its county, a ZIP and its county contradict each other: a typing error. */
const FARTHEST_NEIGHBOUR_MILES = 60;
/** A smaller city must have all its properties in ZIPs of its own county, or it may be a typing error. */
const SURE_CITY = 3;

const folder = new URL('.', import.meta.url);

function readCsv(name: string): Record<string, string>[] {
  return parse(readFileSync(new URL(name, folder)), { columns: true });
}

function add<K>(tally: Tally<K>, key: K, property: string): void {
  const seen = tally.get(key);
  if (seen) seen.add(property);
  else tally.set(key, new Set([property]));
}

function nested<K, L>(map: Map<K, Tally<L>>, key: K): Tally<L> {
  const found = map.get(key) ?? new Map<L, Set<string>>();
  map.set(key, found);
  return found;
}

/** The key with most properties; equal ones are decided by `weight`, then by the lower key. */
function commonest<K extends string | number>(tally: Tally<K>, weight: (key: K) => number = () => 0): K {
  const [first] = [...tally].sort(
    ([a, as], [b, bs]) => bs.size - as.size || weight(b) - weight(a) || (a < b ? -1 : 1),
  );
  if (!first) throw new Error('nothing was counted');
  return first[0];
}

function isTexasZip(zip: string): boolean {
  return /^\d{5}$/.test(zip) && (/^733|^7[5-9]/.test(zip) || (zip >= '88510' && zip <= '88599'));
}

function miles(a: Point, b: Point): number {
  return Math.hypot((a[0] - b[0]) * 69, (a[1] - b[1]) * 59);
}

const aliases = new Map(
  readCsv('tx_city_aliases.csv').map((row) => [row['filed_city'], row['canonical_city']]),
);
const toPoint = (row: Record<string, string>): Point => [Number(row['latitude']), Number(row['longitude'])];
const centroids = new Map(readCsv('tx_zip_centroids.csv').map((row) => [row['zip'], toPoint(row)]));
const postBoxes = new Map(readCsv('tx_zip_supplement_pobox.csv').map((row) => [row['zip'], toPoint(row)]));

const spellings = new Map<string, { properties: Set<string>; zips: Set<string> }>();
const cityCounties = new Map<string, Tally<number>>();
const cityProperties: Tally<string> = new Map();
const zipCities = new Map<string, Tally<string>>();
const zipCounties = new Map<string, Tally<number>>();

async function count(file: string): Promise<void> {
  for await (const { property, city: filedCity, zip, countyCode } of readLocations(file)) {
    const city = aliases.get(filedCity) ?? filedCity;
    const spelling = spellings.get(filedCity) ?? { properties: new Set(), zips: new Set() };
    spellings.set(filedCity, spelling);
    spelling.properties.add(property);
    spelling.zips.add(zip);
    if (countyCode === 0 || !/^[A-Z][A-Z' -]+$/.test(city)) continue;
    add(cityProperties, city, property);
    add(nested(cityCounties, city), countyCode, property);
    if (!isTexasZip(zip)) continue;
    add(nested(zipCities, zip), city, property);
    add(nested(zipCounties, zip), countyCode, property);
  }
}

interface ZipPlace {
  zip: string;
  city: string;
  countyCode: number;
  share: number;
  properties: number;
  point: Point | undefined;
}

function zipPlaces(): ZipPlace[] {
  return [...zipCounties].map(([zip, counties]) => {
    const city = commonest(nested(zipCities, zip), (name) => cityProperties.get(name)?.size ?? 0);
    const countyCode = commonest(counties, (code) => nested(cityCounties, city).get(code)?.size ?? 0);
    const properties = new Set([...counties.values()].flatMap((some) => [...some])).size;
    const filed = [...counties.values()].reduce((sum, some) => sum + some.size, 0);
    const share = (counties.get(countyCode)?.size ?? 0) / filed;
    return { zip, city, countyCode, share, properties, point: centroids.get(zip) ?? postBoxes.get(zip) };
  });
}

/** True if the ZIP's position agrees with its county: another well attested ZIP of that county is near. */
function isNearItsCounty(place: ZipPlace, all: ZipPlace[]): boolean {
  const { point, countyCode } = place;
  if (!point) return false;
  const others = all.filter((other) => other.zip !== place.zip && other.properties >= 2);
  const distances = others.flatMap((other) =>
    other.countyCode === countyCode && other.point ? [miles(point, other.point)] : [],
  );
  return distances.length === 0 || Math.min(...distances) <= FARTHEST_NEIGHBOUR_MILES;
}

function isInOneCounty(city: string, zipCounty: ReadonlyMap<string, number>): boolean {
  const county = commonest(nested(cityCounties, city));
  const zips = [...zipCities].filter(([, cities]) => cities.has(city)).map(([zip]) => zip);
  return (
    zips.length > 0 &&
    cityCounties.get(city)?.size === 1 &&
    zips.every((zip) => zipCounty.get(zip) === county)
  );
}

function write(name: string, header: string, lines: string[]): void {
  writeFileSync(new URL(name, folder), [header, ...lines.sort(), ''].join('\n'));
  console.log(`${name}: ${lines.length} rows`);
}

const code = (county: number): string => String(county).padStart(3, '0');

function writePlaces(): void {
  const all = zipPlaces();
  const kept = all.filter((place) => place.properties >= 2 || centroids.has(place.zip));
  const agreed = kept.filter((place) => isNearItsCounty(place, all));
  write(
    'tx_zip_places.csv',
    'zip,city,county_code,county_share',
    agreed.map(({ zip, city, countyCode, share }) => [zip, city, code(countyCode), share.toFixed(3)].join()),
  );
  const zipCounty = new Map(agreed.map(({ zip, countyCode }) => [zip, countyCode]));
  const cities = [...cityProperties].filter(
    ([city, { size }]) => size >= SURE_CITY || isInOneCounty(city, zipCounty),
  );
  write(
    'tx_cities.csv',
    'city,county_code,properties',
    cities.map(([city, { size }]) => [city, code(commonest(nested(cityCounties, city))), size].join()),
  );
}

const options = process.argv.slice(2);
for (const file of options.filter((option) => !option.startsWith('--'))) await count(file);
if (options.includes('--candidates')) {
  const open = [...spellings].filter(([spelling]) => !aliases.has(spelling));
  console.log(spellingCandidates(new Map(open)).join('\n'));
} else writePlaces();
