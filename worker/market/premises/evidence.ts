import type { ProductName } from '../../../server/market/productName.rules.ts';

/** A property as the joins of premises see it: its latest filing. */
export interface Business {
  product: ProductName;
  name: string;
  taxpayerNumber: string;
  taxpayerName: string;
  /** Empty for bars. */
  phone: string;
  /** Null for bars. */
  rooms: number | null;
  /** The permit of a bar; empty for hotels. */
  permit: string;
  /** First and last month that it filed, counted from the year 0. */
  firstMonth: number;
  lastMonth: number;
}

/** Evidence that two businesses are at one premises: points and words. */
export interface Evidence {
  points: number;
  says: string[];
  hasName: boolean;
  /** True if one of them is a hotel. */
  isLodging: boolean;
  /** The lesser number of rooms, if the two agree. */
  rooms: number;
  haveAllRooms: boolean;
  /** True if both have at least {@link HOTEL} rooms. */
  areHotels: boolean;
}

/** Words that say what a business is, not which. */
const general = new Set([
  'THE',
  'HOTEL',
  'HOTELS',
  'MOTEL',
  'INN',
  'INNS',
  'SUITE',
  'SUITES',
  'AND',
  'LLC',
  'INC',
  'OF',
  'AT',
  'A',
  'BY',
  'LP',
  'LTD',
]);

/** The telling words of a name. */
function tellingWords(name: string): string[] {
  const words = name
    .toUpperCase()
    .replaceAll(/['.`]/g, '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !general.has(word));
  return telling.length > 0 ? telling : words;
}

/** A name for comparison: equal for 'THE HOTEL PAISANO' and 'PAISANO'. */
export const nameKey = (name: string): string => tellingWords(name).join('');

/** A business with what comparisons need of it. */
export interface Known extends Business {
  key: string;
  /** The telling words of its name. */
  words: string;
  /** True if several house numbers of the ZIP code have the name, as agencies do, or it is the taxpayer's. */
  isCommon: boolean;
}

export function known(business: Business, housesOfName: number): Known {
  const words = tellingWords(business.name);
  const key = words.join('');
  const isOwn = key === nameKey(business.taxpayerName) && (business.rooms ?? 0) < LARGE;
  return { ...business, key, words: words.join(' '), isCommon: housesOfName >= 3 || isOwn };
}

const trigrams = new WeakMap<Known, ReadonlySet<string>>();

/** Most businesses are never compared by them. */
function trigramsOf(business: Known): ReadonlySet<string> {
  const made = trigrams.get(business);
  if (made !== undefined) return made;
  const padded = `  ${business.words} `;
  const parts = new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
  trigrams.set(business, parts);
  return parts;
}

const FEW = 5;
/** Rooms from which on a hotel is none of several like it next door. */
export const HOTEL = 10;
const SEVERAL = 20;
const LARGE = 40;

/** True if both are hotels of many rooms, and of as many. */
export const haveAllRooms = (one: Known, other: Known): boolean =>
  one.rooms !== null && one.rooms === other.rooms && one.rooms >= LARGE;

/** The evidence of two businesses; they may be of different taxes. */
export function evidenceOf(one: Known, other: Known): Evidence {
  const parts = [nameEvidence(one, other), roomsEvidence(one, other), ...sharedFacts(one, other)];
  const found = parts.filter((part) => part.points > 0);
  const rooms = Math.min(one.rooms ?? 0, other.rooms ?? 0);
  return {
    points: found.reduce((sum, { points }) => sum + points, 0),
    says: found.map(({ says }) => says),
    isLodging: one.product === 'hotel' || other.product === 'hotel',
    hasName: (parts[0]?.points ?? 0) >= 30,
    rooms: (parts[1]?.points ?? 0) > 0 ? rooms : 0,
    haveAllRooms: haveAllRooms(one, other),
    areHotels: rooms >= HOTEL,
  };
}

interface Part {
  points: number;
  says: string;
}

const nothing: Part = { points: 0, says: '' };

function nameEvidence(one: Known, other: Known): Part {
  const [shorter, longer] = one.key.length <= other.key.length ? [one.key, other.key] : [other.key, one.key];
  if (shorter === '') return nothing;
  const isCommon = one.isCommon || other.isCommon;
  if (shorter === longer) {
    const isWhole = one.name === other.name && Math.min(one.rooms ?? 0, other.rooms ?? 0) >= SEVERAL;
    return { points: isCommon ? 15 : isWhole ? 55 : 45, says: 'same name' };
  }
  const isSimilar =
    (shorter.length >= 5 && longer.startsWith(shorter)) ||
    similarity(trigramsOf(one), trigramsOf(other)) >= 0.6;
  return isSimilar ? { points: isCommon ? 10 : 30, says: 'similar names' } : nothing;
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared += 1;
  return shared / (one.size + other.size - shared);
}

function roomsEvidence({ rooms: one }: Known, { rooms: other }: Known): Part {
  if (one === null || other === null || one < 1 || other < 1) return nothing;
  const [few, many] = [Math.min(one, other), Math.max(one, other)];
  if (many - few > 0.15 * many) return nothing;
  const exact = few === many && few >= LARGE ? 10 : 0;
  const points = few >= SEVERAL ? 30 : few >= FEW ? 20 : 12;
  return {
    points: points + exact,
    says: few === many ? `both with ${String(few)} rooms` : `${String(few)} and ${String(many)} rooms`,
  };
}

const shared = (left: string, right: string): boolean => left !== '' && left === right;

function sharedFacts(one: Known, other: Known): Part[] {
  return [
    shared(one.permit, other.permit) ? { points: 60, says: 'same permit' } : nothing,
    shared(one.phone, other.phone) && one.phone.length >= 7
      ? { points: 20, says: 'same phone number' }
      : nothing,
    shared(one.taxpayerNumber, other.taxpayerNumber) ? { points: 10, says: 'same taxpayer' } : nothing,
  ];
}
