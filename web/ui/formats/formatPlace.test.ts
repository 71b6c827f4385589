import { expect, test } from 'vitest';
import counties from '../../market/places/maps/tx_counties.json';
import { formatPlace } from './formatPlace.ts';

test.each([
  ['AUSTIN', 'Austin'],
  ['austin', 'Austin'],
  ['LA GRANGE', 'La Grange'],
  ['FORT WORTH', 'Fort Worth'],
  ['MCALLEN', 'McAllen'],
  ['MCLENDON CHISHOLM', 'McLendon Chisholm'],
  ['DESOTO', 'DeSoto'],
  ['DECORDOVA', 'DeCordova'],
  ['DE KALB', 'De Kalb'],
  ['D HANIS', 'D Hanis'],
  ["D'HANIS", "D'Hanis"],
  ["PORT O'CONNOR", "Port O'Connor"],
  ["KING'S POINT", "King's Point"],
  ['CUT AND SHOOT', 'Cut and Shoot'],
  ['CITY BY THE SEA', 'City by the Sea'],
  ['THE HILLS', 'The Hills'],
  ['WINSTON-SALEM', 'Winston-Salem'],
  ['DFW AIRPORT', 'DFW Airport'],
  ['ST. LOUIS', 'St. Louis'],
  ['', ''],
])('%s reads %s', (filed, name) => {
  expect(formatPlace(filed)).toBe(name);
  expect(formatPlace(name)).toBe(name);
});

test('the counties of Texas keep their spelling', () => {
  const names = [...JSON.stringify(counties).matchAll(/"name":"([^"]+)"/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(250);
  expect(names.map((name) => formatPlace(name))).toEqual(names);
});
