import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { normalAddress, parseAddress } from '../../../server/market/premises/address.rules.ts';
import { known, type Business } from './evidence.ts';
import { joinSpots } from './joinSpots.ts';
import type { Spot } from './similarSpots.ts';

/**
 * 400 pairs of addresses from real filings, judged by hand before the last change of the rules: 200 that the rules
 * join, and 200 random neighbors with one street or one house number in a ZIP code.
 */
const file = fileURLToPath(new URL('./judgedPairs.csv', import.meta.url));

interface Pair {
  says: string;
  areOne: boolean;
  spots: [Spot, Spot];
}

function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}

function spotOf(
  side: string,
  [address = '', name = '', rooms = '', own = '']: readonly string[],
  shared: string,
): Spot {
  const fact = (kind: string): string => (shared.includes(kind) ? `${kind} 555 0100` : '');
  const business: Business = {
    product: rooms === '' ? 'beverage' : 'hotel',
    name,
    taxpayerNumber: fact('taxpayer') || side,
    taxpayerName: own === 'own' ? name : 'OTHERS LLC',
    phone: fact('phone'),
    rooms: rooms === '' ? null : Number(rooms),
    permit: fact('permit'),
  };
  const spelled = normalAddress(address);
  return { address: spelled, parsed: parseAddress(spelled), businesses: [known(business, 1)] };
}

const pairs: readonly Pair[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const fields = fieldsOf(line);
    const shared = fields[11] ?? '';
    return {
      says: line,
      areOne: fields[1] === 'same',
      spots: [spotOf('one', fields.slice(3, 7), shared), spotOf('other', fields.slice(7, 11), shared)],
    };
  });

function areJoined([one, other]: Pair['spots']): boolean {
  if (one.address === other.address) return true;
  const { mainOf } = joinSpots([one, other], []);
  return mainOf.get(one.address) === mainOf.get(other.address);
}

test('of 400 judged pairs, at least 99% of the joined are one premises, and 90% of those that are one are joined', () => {
  const joined = pairs.filter(({ spots }) => areJoined(spots));
  const wrong = joined.filter(({ areOne }) => !areOne).map(({ says }) => says);
  const right = joined.length - wrong.length;
  expect(pairs).toHaveLength(400);
  expect(right / joined.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.99);
  expect(right / pairs.filter(({ areOne }) => areOne).length).toBeGreaterThanOrEqual(0.9);
});
