import type { Month } from '../../server/platform/lib/month.ts';
import { placeOf, type RawPlace } from './rawGeography.ts';
import { cents, rawRows, sumBy } from './rawText.ts';

/** The part of a bar's month that counts toward one place. */
export interface RawBarShare extends RawPlace {
  cents: bigint;
}

/** A bar's month from the raw rows; the parts are null if only a legacy release has it. */
export interface RawBarMonth extends RawBarShare {
  parts: readonly [liquor: bigint, wine: bigint, beer: bigint, cover: bigint] | null;
  /** The largest of several addresses comes first; each counts toward its own place. */
  shares: readonly RawBarShare[];
}

/** Months by property (`taxpayer-location`). */
export type RawBars = Map<string, Map<Month, RawBarMonth>>;

interface LegacyFiling {
  permit: string;
  month: Month;
  address: string;
  place: RawPlace;
  zip: string;
  tax: bigint;
}

/** A property that the portal has had under a permit, with the latest month that places it. */
interface Owner {
  key: string;
  begin: string;
  end: string;
}

/** Present location of each property in the portal. */
type Present = Map<string, { month: Month; place: RawPlace }>;

const TEST_PERMITS = ['MB9999999899', 'MB1234567891'];

/** Bars of legacy releases, oldest first, and of portal exports, which win if both have one. */
export function rawBars(legacy: readonly string[], portal: readonly string[]): RawBars {
  const bars: RawBars = new Map();
  const owners = new Map<string, Map<string, Owner>>();
  const present: Present = new Map();
  for (const path of portal) addPortal({ bars, owners, present }, path);
  const covered = new Set([...owners].flatMap(([permitAndZip, each]) => coveredBy(bars, permitAndZip, each)));
  const filings = currentLegacy(legacy);
  const alone = latestPlaces(filings);
  for (const filing of filings) {
    const permitAndZip = `${filing.permit} ${filing.zip}`;
    if (covered.has(`${permitAndZip} ${filing.month}`)) continue;
    const owner = ownerOf([...(owners.get(permitAndZip)?.values() ?? [])], filing.month);
    const place = owner === null ? alone.get(permitAndZip) : present.get(owner)?.place;
    if (place === undefined) throw new Error(`${permitAndZip} is nowhere.`);
    const share = { city: place.city, county: place.county, cents: receiptsOf(filing) };
    addMonth(bars, owner ?? `${filing.permit}-0`, filing.month, { ...share, parts: null, shares: [share] });
  }
  return bars;
}

/** Place of the latest filing of each permit at each ZIP code; the largest of one month. */
function latestPlaces(filings: readonly LegacyFiling[]): Map<string, RawPlace> {
  const isLater = (one: LegacyFiling, other: LegacyFiling): boolean => {
    if (one.month !== other.month) return one.month > other.month;
    return one.tax === other.tax ? one.address < other.address : one.tax > other.tax;
  };
  const latest = new Map<string, LegacyFiling>();
  for (const filing of filings) {
    const key = `${filing.permit} ${filing.zip}`;
    const known = latest.get(key);
    if (known === undefined || isLater(filing, known)) latest.set(key, filing);
  }
  return new Map([...latest].map(([key, { place }]) => [key, place]));
}

/** `MM/DD/YYYY` in a sortable form; '' if missing. */
function sortable(date: string): string {
  return date === '' ? '' : `${date.slice(6)}-${date.slice(0, 2)}-${date.slice(3, 5)}`;
}

interface Portal {
  bars: RawBars;
  owners: Map<string, Map<string, Owner>>;
  present: Present;
}

function addPortal({ bars, owners, present }: Portal, path: string): void {
  for (const row of rawRows(path)) {
    const field = (at: number): string => row[at] ?? '';
    if (!/^\d\d\/\d\d\/\d{4}$/.test(field(18)) || TEST_PERMITS.includes(field(15))) continue;
    const key = `${field(0)}-${String(Number(field(7)))}`;
    const permitAndZip = `${field(15)} ${field(12)}`;
    const known = owners.get(permitAndZip) ?? new Map<string, Owner>();
    owners.set(permitAndZip, known.set(key, { key, begin: sortable(field(16)), end: sortable(field(17)) }));
    const month = sortable(field(18)).slice(0, 7);
    const place = placeOf(field(10), field(13), field(12));
    if (month > (present.get(key)?.month ?? '')) present.set(key, { month, place });
    const share = { ...place, cents: cents(field(23)) };
    const parts = [cents(field(19)), cents(field(20)), cents(field(21)), cents(field(22))] as const;
    addMonth(bars, key, month, { ...share, parts, shares: [share] });
  }
}

function addMonth(bars: RawBars, key: string, month: Month, figures: RawBarMonth): void {
  const months = bars.get(key) ?? new Map<Month, RawBarMonth>();
  const known = months.get(month);
  bars.set(key, months.set(month, known ? joined(known, figures) : figures));
}

/** A month with several addresses is shown at the largest of them. */
function joined(one: RawBarMonth, other: RawBarMonth): RawBarMonth {
  const shares = [...one.shares, ...other.shares].sort((a, b) => (a.cents < b.cents ? 1 : -1));
  return { ...one, ...shares[0], cents: one.cents + other.cents, shares };
}

function coveredBy(bars: RawBars, permitAndZip: string, owners: ReadonlyMap<string, Owner>): string[] {
  return [...owners.keys()].flatMap((key) =>
    [...(bars.get(key) ?? [])]
      .filter(([, { parts }]) => parts !== null)
      .map(([month]) => `${permitAndZip} ${month}`),
  );
}

/** The permit's responsible property in the month; the latest of several, also if none was responsible. */
function ownerOf(owners: readonly Owner[], month: Month): string | null {
  const wasResponsible = ({ begin, end }: Owner): boolean =>
    begin <= `${month}-31` && (end === '' || end >= `${month}-01`);
  const latest = (some: readonly Owner[]): Owner | undefined =>
    some.toSorted((one, other) => other.begin.localeCompare(one.begin) || (one.key < other.key ? -1 : 1))[0];
  return (latest(owners.filter(wasResponsible)) ?? latest(owners))?.key ?? null;
}

/** Final state of legacy releases, oldest first: a later one replaces an address's tax, or moves the permit. */
function currentLegacy(paths: readonly string[]): LegacyFiling[] {
  const current = new Map<string, Map<string, LegacyFiling>>();
  for (const path of paths) {
    for (const [key, release] of legacyOf(path)) {
      const known = current.get(key);
      const isKnown = [...release.keys()].every((address) => known?.has(address));
      current.set(key, known && isKnown ? new Map([...known, ...release]) : release);
    }
  }
  return [...current.values()].flatMap((byAddress) => [...byAddress.values()]);
}

/** A release's filings by permit and month, then by address; exact repeats count once, other rows are summed. */
function legacyOf(path: string): Map<string, Map<string, LegacyFiling>> {
  const filings = new Map<string, Map<string, LegacyFiling>>();
  const rows = new Map(rawRows(path).map((row) => [row.join('|'), row]));
  for (const row of rows.values()) {
    const field = (at: number): string => row[at] ?? '';
    if (!/^\d{4}\/\d{2}$/.test(field(8)) || TEST_PERMITS.includes(field(0))) continue;
    const [permit, month] = [field(0), field(8).replace('/', '-')];
    // One address with two ZIP codes is two places.
    const address = `${field(2).replace(/\s+/g, ' ')} ${field(5)}`;
    const key = `${permit} ${month}`;
    const byAddress = filings.get(key) ?? new Map<string, LegacyFiling>();
    const tax = (byAddress.get(address)?.tax ?? 0n) + cents(field(9));
    const place = placeOf(field(3), field(6), field(5));
    filings.set(key, byAddress.set(address, { permit, month, address, place, zip: field(5), tax }));
  }
  return filings;
}

/** Receipts from the tax at the month's rate, half a cent up. */
function receiptsOf({ tax, month }: LegacyFiling): bigint {
  return month < '2014-01' ? (tax * 100n + 7n) / 14n : (tax * 2000n + 67n) / 134n;
}

/** A place's month: the receipts of its bars, and how many they are. */
export interface RawBarSum {
  cents: bigint;
  properties: number;
}

/** Months of which the releases have all bars: those of the portal, and of a legacy release the one that it is of. */
export function wholeBarMonths(legacy: readonly string[], portal: readonly string[]): Set<Month> {
  const monthsOf = (path: string, at: number, read: (text: string) => Month): Map<Month, number> => {
    const counts = new Map<Month, number>();
    for (const row of rawRows(path)) {
      const month = read(row[at] ?? '');
      if (/^\d{4}-\d\d$/.test(month)) counts.set(month, (counts.get(month) ?? 0) + 1);
    }
    return counts;
  };
  const mainMonth = (path: string): Month => {
    const counts = [...monthsOf(path, 8, (text) => text.replace('/', '-'))];
    return counts.sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
  };
  const inPortal = portal.flatMap((path) => [
    ...monthsOf(path, 18, (text) => sortable(text).slice(0, 7)).keys(),
  ]);
  return new Set([...legacy.map(mainMonth), ...inPortal]);
}

/** Those of the months, of the places that `nameOf` names for what of a bar's month counts there. */
export function rawAlcoholPlaces(
  bars: RawBars,
  whole: ReadonlySet<Month>,
  nameOf: (share: RawBarShare) => string | null,
): Map<string, Map<Month, RawBarSum>> {
  const places = new Map<string, Map<Month, RawBarSum>>();
  for (const months of bars.values()) {
    for (const [month, { shares }] of months) {
      if (!whole.has(month)) continue;
      for (const [name, sum] of sumBy(shares, nameOf, (share) => share.cents)) {
        const known = places.get(name) ?? new Map<Month, RawBarSum>();
        const before = known.get(month) ?? { cents: 0n, properties: 0 };
        places.set(name, known.set(month, { cents: before.cents + sum, properties: before.properties + 1 }));
      }
    }
  }
  return places;
}
