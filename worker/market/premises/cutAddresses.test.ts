import { expect, test } from 'vitest';
import { completed } from './cutAddresses.ts';

const CUT = '800 W SAM HOUSTON PKWY N STE';
const bar = { product: 'beverage', locationNumber: 0, name: 'CYCLONE ANAYAS MEXICAN KITCHEN', address: CUT };
const now = { ...bar, locationNumber: 3, address: `${CUT} 180`, name: `${bar.name} - CITYCENTRE` };
const neighbor = { ...now, name: 'ANOTHER GRILL', address: `${CUT} 190` };

const addressOf = (...here: (typeof bar)[]): string | undefined => completed(here)[0]?.address;

test('a bar whose address legacy releases cut off is where the bar of its name is', () => {
  expect(addressOf(bar, neighbor, now)).toBe(`${CUT} 180`);
  expect(completed([bar, neighbor, now]).slice(1)).toEqual([neighbor, now]);
});

test('a space where it was cut off was lost, too', () => {
  const cut = { ...bar, address: '1699 RESEARCH FOREST DR STE' };
  expect(addressOf(cut, { ...now, address: `${cut.address} 130` })).toBe(`${cut.address} 130`);
});

test.each([
  ['bars of other names only', [bar, neighbor]],
  ['two suites with bars of its name', [bar, now, { ...now, address: `${CUT} 200` }]],
  ['a hotel of its name', [bar, { ...now, product: 'hotel' }]],
  ['a bar at another house', [bar, { ...now, address: '900 W SAM HOUSTON PKWY N STE 180' }]],
])('it stays where it is beside %s', (_, here) => {
  expect(addressOf(...here)).toBe(CUT);
});

test.each([
  ['a shorter address, which is whole', { ...bar, address: '800 W SAM HOUSTON PKWY' }],
  ['one that the portal knows', { ...bar, locationNumber: 2 }],
])('%s stays as it is', (_, filed) => {
  expect(addressOf(filed, { ...now, address: `${filed.address} 180` })).toBe(filed.address);
});
