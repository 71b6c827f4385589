import { fakeBar } from './fakeBar.ts';
import { HOTELS } from './fakeFigures.ts';
import type { FakeHotel } from './fakeFigures.ts';
import { fakeHotel, place } from './fakeHotel.ts';

export const CITIES = [
  'ALPINE',
  'AUSTIN',
  'MANOR',
  'MANSFIELD',
  'MARATHON',
  'MARBLE FALLS',
  'MARFA',
  'MARSHALL',
  'PRESIDIO',
];
export const COUNTIES = ['BREWSTER', 'MARION', 'MARTIN', 'PRESIDIO', 'TRAVIS'];

/** Of the first hotel. */
const FORMER_NAME = 'ESPERANZA MOTOR COURT';

/** Suggestions of Speed Search. */
export function search({ product, text }: { product: string; text: string }) {
  const start = text.toUpperCase();
  const begins = (names: readonly string[]): string[] => names.filter((name) => name.startsWith(start));
  const isNamed = ({ name, city, address }: FakeHotel): boolean =>
    `${name} ${address} ${city}`.includes(start);
  const found = HOTELS.filter((each, at) => isNamed(each) || (at === 0 && FORMER_NAME.includes(start)));
  return {
    zips: begins(['79843', '79852']).map((name) => place('ZIP', name)),
    cities: begins(CITIES).map((name) => place('CITY', name)),
    counties: begins(COUNTIES).map((name) => place('COUNTY', name)),
    properties:
      product === 'HOTEL'
        ? found.slice(0, 8).map((each) => ({
            formerName: isNamed(each) ? null : FORMER_NAME,
            hotel: fakeHotel(each),
            beverageProperty: null,
          }))
        : 'CAPOTE BAR MARFA'.includes(start)
          ? [{ formerName: null, hotel: null, beverageProperty: fakeBar }]
          : [],
  };
}
