import type { Random } from './random.ts';
import type { Town } from './geography.ts';
import * as words from './words.ts';

const NAME_WIDTH = 50;

function inventedPair(random: Random): string {
  const first = random.pick(words.COLOURS);
  const second = random.pick(words.THINGS.filter((thing) => thing !== first));
  return `${first} ${second}`;
}

/** A house that belongs to no chain. */
export function independentHotelName(random: Random, lodgings = words.LODGINGS): string {
  const name = `${inventedPair(random)} ${random.pick(lodgings)}`;
  return random.chance(0.3) ? `THE ${name}` : name;
}

const QUARTERS = [
  'NORTH',
  'SOUTH',
  'EAST',
  'WEST',
  'DOWNTOWN',
  'AIRPORT',
  'CENTRAL',
  'NORTHWEST',
  'SOUTHWEST',
];

/** `{CHAIN} {CITY}`, with a quarter of a large town, cut at 50 characters as in the source. */
export function chainHotelName(random: Random, chain: string, town: Town, taken: Set<string>): string {
  const plain = `${chain} ${town.city}`;
  const names = [plain, ...QUARTERS.map((quarter) => `${plain} ${quarter}`)].map((name) =>
    name.slice(0, NAME_WIDTH),
  );
  const free = names.filter((name) => !taken.has(name));
  const name = taken.has(plain) && free.length > 0 ? random.pick(free) : plain.slice(0, NAME_WIDTH);
  taken.add(name);
  return name;
}

/** Names of the one-unit places of one operator: `INDIGO PELICAN CONDO # 4`. */
export function rentalName(random: Random, family: string, unit: number): string {
  return `${family} ${random.pick(words.RENTALS)} # ${unit}`;
}

/** The words the places of one operator share. */
export function rentalFamily(random: Random): string {
  return inventedPair(random);
}

/** A firm that owns lodgings (`hotel`) or serves drinks (`bar`). */
export function firmName(random: Random, trade: 'hotel' | 'bar'): string {
  const list = trade === 'hotel' ? words.FIRM_WORDS : words.KITCHEN_FIRM_WORDS;
  const form = random.pick(words.FIRM_FORMS);
  return `${inventedPair(random)} ${random.pick(list)}${form}`.slice(0, NAME_WIDTH);
}

/** A bar or restaurant: its kind of house gives the last word. */
export function barName(random: Random, lastWords: readonly string[]): string {
  const style = random.next();
  const last = random.pick(lastWords);
  if (style < 0.2) return `THE ${inventedPair(random)} ${last}`;
  if (style < 0.35) return `${random.pick(words.THINGS)}'S ${random.pick(words.COLOURS)} ${last}`;
  return `${inventedPair(random)} ${last}`;
}
