import type { Month } from '../../server/lib/month.ts';
import { placeOf, type RawPlace } from './rawGeography.ts';
import { cents, rawRows } from './rawText.ts';

/** A bar's month as the raw rows say it; the parts are null where only a legacy release does. */
export interface RawBarMonth extends RawPlace {
  cents: bigint;
  parts: readonly [liquor: bigint, wine: bigint, beer: bigint, cover: bigint] | null;
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

interface Owner {
  key: string;
  begin: string;
  end: string;
}

const TEST_PERMITS = ['MB9999999899', 'MB1234567891'];

/** Bars of legacy releases, oldest first, and of exports of the portal, whose word counts where both have one. */
export function rawBars(legacy: readonly string[], portal: readonly string[]): RawBars {
  const bars: RawBars = new Map();
  const owners = new Map<string, Map<string, Owner>>();
  for (const path of portal) addPortal(bars, owners, path);
  const covered = new Set([...owners].flatMap(([permitAndZip, each]) => coveredBy(bars, permitAndZip, each)));
  for (const filing of currentLegacy(legacy)) {
    const permitAndZip = `${filing.permit} ${filing.zip}`;
    if (covered.has(`${permitAndZip} ${filing.month}`)) continue;
    const owner = ownerOf([...(owners.get(permitAndZip)?.values() ?? [])], filing.month);
    addMonth(bars, owner ?? `${filing.permit}-0`, filing.month, {
      ...filing.place,
      cents: receiptsOf(filing),
      parts: null,
    });
  }
  return bars;
}

/** `MM/DD/YYYY` so that it sorts; '' where there is none. */
function sortable(date: string): string {
  return date === '' ? '' : `${date.slice(6)}-${date.slice(0, 2)}-${date.slice(3, 5)}`;
}

function addPortal(bars: RawBars, owners: Map<string, Map<string, Owner>>, path: string): void {
  for (const row of rawRows(path)) {
    const field = (at: number): string => row[at] ?? '';
    if (!/^\d\d\/\d\d\/\d{4}$/.test(field(18)) || TEST_PERMITS.includes(field(15))) continue;
    const key = `${field(0)}-${String(Number(field(7)))}`;
    const permitAndZip = `${field(15)} ${field(12)}`;
    const known = owners.get(permitAndZip) ?? new Map<string, Owner>();
    owners.set(permitAndZip, known.set(key, { key, begin: sortable(field(16)), end: sortable(field(17)) }));
    addMonth(bars, key, sortable(field(18)).slice(0, 7), {
      ...placeOf(field(10), field(13), field(12)),
      cents: cents(field(23)),
      parts: [cents(field(19)), cents(field(20)), cents(field(21)), cents(field(22))],
    });
  }
}

function addMonth(bars: RawBars, key: string, month: Month, figures: RawBarMonth): void {
  const months = bars.get(key) ?? new Map<Month, RawBarMonth>();
  const known = months.get(month);
  bars.set(key, months.set(month, known ? { ...known, cents: known.cents + figures.cents } : figures));
}

function coveredBy(bars: RawBars, permitAndZip: string, owners: ReadonlyMap<string, Owner>): string[] {
  return [...owners.keys()].flatMap((key) =>
    [...(bars.get(key) ?? [])]
      .filter(([, { parts }]) => parts !== null)
      .map(([month]) => `${permitAndZip} ${month}`),
  );
}

/** Who of those with the permit was responsible in the month; of several the latest, and that too where nobody was. */
function ownerOf(owners: readonly Owner[], month: Month): string | null {
  const wasResponsible = ({ begin, end }: Owner): boolean =>
    begin <= `${month}-31` && (end === '' || end >= `${month}-01`);
  const latest = (some: readonly Owner[]): Owner | undefined =>
    some.toSorted((one, other) => other.begin.localeCompare(one.begin))[0];
  return (latest(owners.filter(wasResponsible)) ?? latest(owners))?.key ?? null;
}

/** What legacy releases, oldest first, say in the end: a later one replaces an address's tax, or moves the permit. */
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
    const [permit, month, address] = [field(0), field(8).replace('/', '-'), field(2).replace(/\s+/g, ' ')];
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

/** Those of the months, of the places that `nameOf` names for a bar's month. */
export function rawAlcoholPlaces(
  bars: RawBars,
  whole: ReadonlySet<Month>,
  nameOf: (month: RawBarMonth) => string | null,
): Map<string, Map<Month, RawBarSum>> {
  const places = new Map<string, Map<Month, RawBarSum>>();
  for (const months of bars.values()) {
    for (const [month, figures] of months) {
      const name = nameOf(figures);
      if (name === null || !whole.has(month)) continue;
      const known = places.get(name) ?? new Map<Month, RawBarSum>();
      const { cents: sum, properties } = known.get(month) ?? { cents: 0n, properties: 0 };
      places.set(name, known.set(month, { cents: sum + figures.cents, properties: properties + 1 }));
    }
  }
  return places;
}
