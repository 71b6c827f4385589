import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { expect, test } from 'vitest';
import { countiesIn, outlinesOf } from './countyOutlines.ts';
import type { CountyOutlines } from './countyOutlines.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const counties = countiesIn(read('server/market/places/reference/tx_counties.csv'));
const outlines = JSON.parse(read('web/market/places/maps/tx_counties.json')) as CountyOutlines;

const { features } = feature(outlines, outlines.objects.counties);

test('every county of the reference data has an outline under its code and name', () => {
  expect(counties).toHaveLength(254);
  expect(features.map(({ id, properties: { name } }) => [id, name])).toEqual(
    counties.map(({ code, name }) => [code, name]),
  );
});

test('each lies where it should: Marfa in Presidio, Houston in Harris', () => {
  const holds = (county: string, longitude: number, latitude: number): boolean => {
    const shape = features.find(({ properties: { name } }) => name === county);
    const numbers = (JSON.stringify(shape?.geometry).match(/-?\d+\.\d+/g) ?? []).map(Number);
    const east = numbers.filter((value) => value < 0);
    const north = numbers.filter((value) => value > 0);
    const isBetween = (value: number, all: number[]): boolean =>
      Math.min(...all) < value && value < Math.max(...all);
    return isBetween(longitude, east) && isBetween(latitude, north);
  };
  expect(holds('Presidio', -104.02, 30.31)).toBe(true);
  expect(holds('Harris', -95.37, 29.76)).toBe(true);
  expect(holds('Harris', -104.02, 30.31)).toBe(false);
});

test('the committed outlines are what the atlas gives', () => {
  const atlasFile = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  expect(outlinesOf(JSON.parse(read(atlasFile)) as Topology, counties)).toEqual(outlines);
});
