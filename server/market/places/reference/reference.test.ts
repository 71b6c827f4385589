import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';

type Row = Record<string, string>;

function read(name: string): Row[] {
  return parse(readFileSync(new URL(name, import.meta.url)), { columns: true });
}

const counties = new Set(read('tx_counties.csv').map((row) => row['code']));
const cities = read('tx_cities.csv');
const cityCounties = read('tx_city_counties.csv');
const aliases = read('tx_city_aliases.csv');
const zipPlaces = read('tx_zip_places.csv');

function repeated(values: (string | undefined)[]): (string | undefined)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the reference facts of places', () => {
  it('know 254 counties, and every city and ZIP lies in one of them', () => {
    expect(counties.size).toBe(254);
    expect(
      [...cities, ...cityCounties, ...zipPlaces].filter((row) => !counties.has(row['county_code'])),
    ).toEqual([]);
  });

  it('name each city, spelling and ZIP once', () => {
    expect(repeated(cities.map((row) => row['city']))).toEqual([]);
    expect(repeated(cityCounties.map((row) => row['city']))).toEqual([]);
    expect(repeated(aliases.map((row) => row['filed_city']))).toEqual([]);
    expect(repeated(zipPlaces.map((row) => row['zip']))).toEqual([]);
  });

  it('correct the counties of known cities only, where filings name another one', () => {
    const filed = new Map(cities.map((row) => [row['city'], row['county_code']]));
    const other = cityCounties.filter(
      ({ city, county_code }) => (filed.get(city) ?? county_code) === county_code,
    );
    expect(other).toEqual([]);
  });

  it('use canonical names only: no alias leads to another, none is listed as a city of its own', () => {
    const spellings = new Set(aliases.map((row) => row['filed_city']));
    const canonical = [
      ...aliases.map((row) => row['canonical_city']),
      ...cities.map((row) => row['city']),
      ...zipPlaces.map((row) => row['city']),
    ];
    expect(canonical.filter((city) => spellings.has(city))).toEqual([]);
  });

  it('give shares between a half and one, or less only where a ZIP lies in three counties', () => {
    const shares = zipPlaces.map((row) => Number(row['county_share']));
    expect(Math.min(...shares)).toBeGreaterThan(0.3);
    expect(Math.max(...shares)).toBe(1);
  });

  it.each([
    ['FT WORTH', 'FORT WORTH'],
    ['FREDERICKSBRG', 'FREDERICKSBURG'],
    ['S PADRE ISLE', 'SOUTH PADRE ISLAND'],
    ['SUGARLAND', 'SUGAR LAND'],
  ])('know that %s is %s', (filed, canonical) => {
    expect(aliases.find((row) => row['filed_city'] === filed)?.['canonical_city']).toBe(canonical);
  });

  it.each([
    ['LAKE BRIDGEPORT', 'BRIDGEPORT'],
    ['NORTH CLEVELAND', 'CLEVELAND'],
    ['WESTLAKE', 'WEST LAKE HILLS'],
    ['OAK RIDGE', 'OAK RIDGE NORTH'],
    ['PORT BOLIVAR', 'BOLIVAR PENINSULA'],
  ])('leave %s and %s two cities', (one, other) => {
    const canonical = (city: string): string =>
      aliases.find((row) => row['filed_city'] === city)?.['canonical_city'] ?? city;
    expect(canonical(one)).not.toBe(canonical(other));
  });

  it('place Marfa and Presidio in Presidio County', () => {
    const countyOf = (city: string): string | undefined =>
      cities.find((row) => row['city'] === city)?.['county_code'];
    expect([countyOf('MARFA'), countyOf('PRESIDIO')]).toEqual(['189', '189']);
    expect(zipPlaces.find((row) => row['zip'] === '79843')).toMatchObject({
      city: 'MARFA',
      county_code: '189',
    });
  });
});
