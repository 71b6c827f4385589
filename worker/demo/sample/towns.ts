import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { projectRoot } from '../../../server/platform/lib/projectRoot.ts';

/** A kind of place, with its own busy seasons. */
export interface Region {
  /** Room rates against the state's average. */
  rate: number;
  /** Share of hotels that belong to no chain. */
  independents: number;
  areaCode: string;
  /** Demand of January to December against the year's average. */
  season: readonly number[];
}

/** The season in percent. */
function region(rate: number, independents: number, areaCode: string, season: string): Region {
  return { rate, independents, areaCode, season: season.split(' ').map((percent) => Number(percent) / 100) };
}

const COAST = region(1.12, 0.42, '409', '50 62 112 88 105 150 168 130 82 74 60 52');
const ISLAND = region(1.2, 0.5, '956', '50 66 155 90 100 142 162 125 75 70 60 52');
const CAPITAL = region(1.32, 0.26, '512', '82 90 128 108 104 102 97 89 98 124 99 79');
const ENERGY = region(1.05, 0.22, '713', '94 102 115 103 102 100 98 95 95 106 100 90');
const BUSINESS = region(1.1, 0.2, '214', '92 98 106 104 105 103 98 95 98 110 101 90');
const RIVER = region(1.12, 0.24, '210', '80 91 112 119 105 113 115 95 88 98 92 92');
const FOOTBALL = region(0.92, 0.22, '806', '80 90 98 105 110 94 92 95 122 130 114 70');
const HILLS = region(1.22, 0.6, '830', '70 80 117 120 110 102 98 82 90 122 106 103');
const DESERT = region(1.25, 0.66, '432', '75 86 130 124 105 85 90 84 102 138 112 69');
const PLAINS = region(0.86, 0.3, '915', '90 95 103 103 106 107 108 102 98 102 97 89');

const BY_CITY: readonly [Region, string][] = [
  [ISLAND, 'SOUTH PADRE ISLAND,PORT ARANSAS,PORT ISABEL'],
  [COAST, 'FREEPORT'],
];
const BY_COUNTY: readonly [Region, string][] = [
  [COAST, 'Galveston,Nueces,Cameron,Aransas,Brazoria,Matagorda,Calhoun,San Patricio'],
  [HILLS, 'Gillespie,Kerr,Comal,Hays,Bandera,Blanco,Burnet,Llano,Kendall,Uvalde'],
  [DESERT, 'Presidio,Brewster,Jeff Davis,Culberson,Reeves'],
  [CAPITAL, 'Travis,Williamson'],
  [ENERGY, 'Harris,Fort Bend,Montgomery'],
  [BUSINESS, 'Dallas,Tarrant,Collin,Denton'],
  [RIVER, 'Bexar'],
  [FOOTBALL, 'Brazos,Lubbock,McLennan'],
];

function find(list: readonly [Region, string][], name: string): Region | undefined {
  return list.find(([, names]) => names.split(',').includes(name))?.[0];
}

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
  const path = join(projectRoot, 'server', 'market', 'places', 'reference', name);
  return parse(readFileSync(path), { columns: true });
}

/** Every city of the reference data with its own ZIP code, by name. */
export function readTowns(): Map<string, Town> {
  const counties = new Map(readReference('tx_counties.csv').map(({ code, name }) => [Number(code), name]));
  const allZips = readReference('tx_zip_places.csv');
  const towns = new Map<string, Town>();
  for (const { city = '', county_code, properties } of readReference('tx_cities.csv')) {
    const countyCode = Number(county_code);
    const own = allZips.filter((zip) => zip['city'] === city && Number(zip['county_code']) === countyCode);
    if (own.length === 0) continue;
    const county = counties.get(countyCode) ?? '';
    const zips = own.map(({ zip = '' }) => zip);
    const region = find(BY_CITY, city) ?? find(BY_COUNTY, county) ?? PLAINS;
    towns.set(city, { city, countyCode, county, zips, region, weight: Number(properties) });
  }
  return towns;
}
