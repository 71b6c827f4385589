import { readFileSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { insertBeverage } from '../beverages/beverage.factory.ts';
import { insertHotel } from '../hotels/hotel.factory.ts';
import { insertEstablishment } from '../premises/premises.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { insertSearchEntries, type SearchEntry } from './search.factory.ts';
import type { ProductName } from '../productName.rules.ts';

/**
 * Places, hotels and bars of all real releases that the searches of `searches.testing.ts` found first, and those that
 * came first wrongly before 2026-11-25. A place has its kind as state and its key as city.
 */
const file = new URL('realNames.tsv', import.meta.url);

interface Line {
  product: ProductName | 'place';
  establishment: string;
  state: string;
  weight: number;
  name: string;
  city: string;
  address: string;
  owner: string;
}

function readLines(): Line[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [product, establishment = '', state = '', weight, name = '', city = '', address = '', owner = ''] =
      line.split('\t');
    const kind = product as Line['product'];
    return { product: kind, establishment, state, weight: Number(weight), name, city, address, owner };
  });
}

const lastMonths: Record<string, string> = { current: '2023-12', ended: '2020-01' };

/** Inserts a property and returns its number. */
async function insertProperty(db: DataSource, line: Line): Promise<number> {
  const columns = {
    location_name: line.name,
    location_address: line.address,
    last_month: `${lastMonths[line.state] ?? ''}-01`,
  };
  const insert = line.product === 'hotel' ? insertHotel : insertBeverage;
  return (await insert(db, columns)).id;
}

function placeEntry({ state, city, name, weight }: Line): SearchEntry {
  return { kind: state as SearchEntry['kind'], key: city, label: name, weight };
}

/** Inserts the real names. */
export async function insertRealNames(db: DataSource): Promise<void> {
  for (const product of ['hotel', 'beverage'] as const)
    await insertRelease(db, { product, periods: { '2023-12-31': 100 } });
  const establishments = new Map<string, { id: number; from: string; to: string }[]>();
  const entries: SearchEntry[] = [];
  for (const line of readLines()) {
    if (line.product === 'place') {
      entries.push(placeEntry(line));
      continue;
    }
    const { product, name: label, weight, city, address, owner, establishment } = line;
    const key = await insertProperty(db, line);
    entries.push({ product, kind: 'PROPERTY', key, label, weight, facts: [city, address, owner] });
    const month = lastMonths[line.state] ?? '';
    const others = establishments.get(establishment) ?? [];
    if (establishment !== '')
      establishments.set(establishment, [...others, { id: key, from: month, to: month }]);
  }
  await insertSearchEntries(db, entries);
  for (const owners of establishments.values()) await insertEstablishment(db, 'hotel', owners);
}
