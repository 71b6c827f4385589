import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { normalAddress, parseAddress } from '../../../server/market/premises/address.rules.ts';
import { known, type Business } from './evidence.ts';
import { joinSpots } from './joinSpots.ts';
import type { Spot } from './spot.ts';

type Row = Record<string, string>;

const rowsOf = (name: string): Row[] =>
  parse(readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8'), { columns: true });

/**
 * 400 pairs of addresses from real filings, judged by hand before a change of the rules: 200 that the rules joined, and
 * 200 random neighbors with one street or one house number in a ZIP code.
 */
const found = rowsOf('./judgedPairs.csv');

/**
 * 911 random pairs of hotels of at least ten rooms in one ZIP code that file different addresses and have a similar name,
 * one phone number, or about as many rooms where one begins as the other ends: drawn without regard to the addresses
 * and to our score. Each was judged by hand from names, addresses, rooms, owners and months; nine that the filings do not
 * decide are left out. The rules were changed after the first two draws, and once more after the third.
 */
const drawn = rowsOf('./drawnPairs.csv');

/** Months from the year 0; pairs without months file beside each other. */
const monthOf = (text = '', otherwise: number): number =>
  text === '' ? otherwise : Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1;

function spotOf(row: Row, side: '' | 'other_'): Spot {
  const of = (name: string): string => row[side + name] ?? '';
  const fact = (kind: string): string => (row.shared?.includes(kind) === true ? `${kind} 555 0100` : '');
  const names = of('names') + of('is_own_name');
  const business: Business = {
    product: of('rooms') === '' ? 'beverage' : 'hotel',
    name: of('name'),
    taxpayerNumber: fact('taxpayer') || side,
    taxpayerName: names === 'own' ? of('name') : 'OTHERS LLC',
    phone: fact('phone'),
    rooms: of('rooms') === '' ? null : Number(of('rooms')),
    permit: fact('permit'),
    firstMonth: monthOf(of('first_month'), 0),
    lastMonth: monthOf(of('last_month'), Infinity),
  };
  const address = normalAddress(of('address'));
  return {
    address,
    parsed: parseAddress(address),
    businesses: [known(business, names === 'common' ? 3 : 1)],
  };
}

function areJoined(row: Row): boolean {
  const [one, other] = [spotOf(row, ''), spotOf(row, 'other_')];
  if (one.address === other.address) return true;
  const { mainOf } = joinSpots([one, other], []);
  return mainOf.get(one.address) === mainOf.get(other.address);
}

test.each([
  { kind: 'found pairs and neighbors', pairs: found, count: 400 },
  { kind: 'random pairs', pairs: drawn, count: 911 },
])(
  'of $kind, 99% of the joined are one premises, and 90% of those that are one are joined',
  ({ pairs, count }) => {
    expect(pairs).toHaveLength(count);
    const joined = pairs.filter(areJoined);
    const one = pairs.filter(({ verdict }) => verdict === 'same');
    const wrong = joined.filter((row) => !one.includes(row));
    const missed = one.filter((row) => !joined.includes(row));
    expect(1 - wrong.length / joined.length, listed(wrong)).toBeGreaterThanOrEqual(0.99);
    expect(1 - missed.length / one.length, listed(missed)).toBeGreaterThanOrEqual(0.9);
  },
);

const listed = (rows: readonly Row[]): string => rows.map((row) => Object.values(row).join()).join('\n');
