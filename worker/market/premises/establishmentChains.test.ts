import { describe, expect, test } from 'vitest';
import { establishmentsOf, latestOf, type Candidate } from './establishmentChains.ts';
import { isSameName } from './sameName.ts';

/** Months 1 to 60, of which the releases lack 25 to 36. */
const published = Array.from({ length: 60 }, (_, at) => at + 1).filter((month) => month < 25 || month > 36);

function owner(number: string, from: number, to: number, other: Partial<Candidate> = {}): Candidate {
  return {
    property_id: Number(number),
    taxpayer_number: number,
    location_number: 1,
    months: published.filter((month) => month >= from && month <= to),
    first_rooms: 74,
    last_rooms: 74,
    usual_receipts: 100_000_00,
    names: [`INN ${number}`],
    brand_ids: [],
    ...other,
  };
}

/** Taxpayer numbers of each establishment. */
const joined = (...candidates: Candidate[]): string[] =>
  establishmentsOf(candidates, published).map((links) =>
    links.map(({ candidate }) => candidate.taxpayer_number).join(' → '),
  );

const small = { first_rooms: 1, last_rooms: 1, usual_receipts: 2_000_00 };
const named = { names: ['HOTEL PAISANO'] };

describe('one hotel', () => {
  test.each([
    ['over many sales', [owner('3', 37, 60), owner('1', 1, 12), owner('2', 13, 24)], ['1 → 2 → 3']],
    ['with two owners filing for the month of the sale', [owner('1', 1, 12), owner('2', 12, 24)], ['1 → 2']],
    ['closed for three months', [owner('1', 1, 12), owner('2', 16, 24)], ['1 → 2']],
    [
      'small, under the same name',
      [
        owner('1', 1, 12, { ...small, ...named }),
        owner('2', 13, 24, { ...small, names: ['THE HOTEL PAISANO'] }),
      ],
      ['1 → 2'],
    ],
    ['reopened under its name after a year', [owner('1', 1, 8, named), owner('2', 20, 60, named)], ['1 → 2']],
    [
      'of the same brand',
      [
        owner('1', 1, 12, { brand_ids: [7], last_rooms: 60 }),
        owner('2', 13, 24, { brand_ids: [7], first_rooms: 100 }),
      ],
      ['1 → 2'],
    ],
    [
      'of one name whose first owner filed a seventh of its rooms',
      [
        owner('1', 1, 12, { ...named, first_rooms: 10, last_rooms: 10, usual_receipts: 60_000_00 }),
        owner('2', 13, 24, named),
      ],
      ['1 → 2'],
    ],
  ])('%s', (_, candidates, expected) => {
    expect(joined(...candidates)).toEqual(expected);
    expect(joined(...candidates.toReversed())).toEqual(expected);
  });
});

describe('two hotels', () => {
  test.each([
    ['at one address at the same time', [owner('1', 1, 60, named), owner('2', 1, 60, named)]],
    ['that opened together and still file', [owner('1', 59, 60), owner('2', 59, 60)]],
    ['that both filed for four months', [owner('1', 1, 12), owner('2', 9, 24)]],
    ['four months apart', [owner('1', 1, 12), owner('2', 17, 24)]],
    ['with other rooms and another name', [owner('1', 1, 12), owner('2', 13, 24, { first_rooms: 100 })]],
    ['units of a building', [owner('1', 1, 12, small), owner('2', 13, 24, small)]],
    [
      'a unit named like its building',
      [
        owner('1', 1, 12, { ...named, last_rooms: 166 }),
        owner('2', 12, 12, { names: ['HOTEL PAISANO #215'], ...small }),
      ],
    ],
  ])('%s', (_, candidates) => {
    expect(joined(...candidates)).toEqual(['1', '2']);
  });
});

test('each of two hotels that are sold at once goes on under its own name', () => {
  const of = (name: string) => ({ names: [name], first_rooms: 80, last_rooms: 80 });
  const sold = [owner('1', 1, 12, of('COURTYARD')), owner('2', 1, 12, of('TOWNEPLACE SUITES'))];
  const bought = [
    owner('3', 13, 24, of('TOWNEPLACE SUITES BY MARRIOTT')),
    owner('4', 13, 24, of('COURTYARD')),
  ];
  expect(joined(...sold, ...bought)).toEqual(['1 → 4', '2 → 3']);
});

test('the latest owner is the one with the latest receipts, also if another ran the hotel meanwhile', () => {
  const whole = owner('1', 1, 60);
  const months = whole.months.filter((month) => month < 10 || month > 20);
  const [links = []] = establishmentsOf([{ ...whole, months }, owner('2', 10, 20)], published);
  expect(links).toHaveLength(2);
  expect(latestOf(links)?.taxpayer_number).toBe('1');
});

test.each([
  ['T.G.I. FRIDAY’S', "TGI FRIDAY'S", true],
  ['HOLIDAY INN AUSTIN MIDTOWN', 'HOLIDAY INN - AUSTIN MIDTOWN', true],
  ['COURTYARD BY MARRIOTT', 'COURTYARD BY MARRIOTT-LIQUOR', true],
  ['CASA DEL MAR #215', 'CASA DEL MAR #21', false],
  ['INN', 'INN OF THE HILLS', false],
  ['', '', false],
])('%s and %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
});
