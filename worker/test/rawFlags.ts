import { groupBy } from '../../server/platform/lib/byKey.ts';
import type { ImportBench } from './imports.ts';
import type { RawFiling } from './rawFilings.ts';
import type { ProductName } from '../../server/market/productName.rules.ts';

/** Filed values that are doubtful, judged from the raw rows alone. */
export interface RawFlags {
  receipts: 'EXTRA_DIGIT' | 'UNSUPPORTED_TOTAL' | 'UNUSUAL_RECEIPTS' | 'REPEATED_RECEIPTS' | null;
  rooms: 'ROOMS_DOUBTFUL' | 'IDLE_ROOMS' | null;
}

const monthsOf = ({ last, months }: RawFiling): number[] =>
  Array.from({ length: months }, (_, back) => last - back);

function daysOf(filing: RawFiling): number {
  const days = (month: number): number =>
    new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  return monthsOf(filing).reduce((sum, month) => sum + days(month), 0);
}

function median(values: number[]): number | null {
  const sorted = values.sort((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const monthly = ({ months }: RawFiling, cents: bigint): number => Number(cents) / months;

function receiptsFlag(filing: RawFiling, own: readonly RawFiling[]): RawFlags['receipts'] {
  const [receipts, taxable] = [monthly(filing, filing.total), monthly(filing, filing.taxable)];
  const others = own.filter((other) => other !== filing && other.total > 0n);
  const near = others.filter(({ last }) => Math.abs(last - filing.last) <= 6);
  const evidence = near.length >= 3 ? near : others;
  const usual = evidence.length >= 3 ? median(evidence.map((other) => monthly(other, other.total))) : null;
  const isFarAbove = usual !== null && receipts >= 4 * usual;
  if (receipts >= 1_000_000 && receipts >= 4 * taxable) {
    if (isFarAbove && 3 * taxable >= usual) return 'EXTRA_DIGIT';
    if (receipts > 500_000_000 && receipts > 20 * taxable) return 'UNSUPPORTED_TOTAL';
  }
  if (isFarAbove && isHighFor(filing) && isAboveSeason(filing, others)) return 'UNUSUAL_RECEIPTS';
  return isRepeated(filing, own) ? 'REPEATED_RECEIPTS' : null;
}

/** One of three filings of an amount in dollars and cents, all taxable. */
function isRepeated(filing: RawFiling, own: readonly RawFiling[]): boolean {
  const { total, months } = filing;
  if (total % 100n === 0n || monthly(filing, total) < 500_000) return false;
  const same = own.filter(
    (other) => other.total === total && other.taxable === total && other.months === months,
  );
  return same.includes(filing) && same.length >= 3;
}

function isHighFor(filing: RawFiling): boolean {
  const receipts = monthly(filing, filing.total);
  return receipts >= 5_000_000 && receipts > 600_000 * filing.rooms;
}

/** At least twice what the property filed for this month of other years, of which there is one. */
function isAboveSeason(filing: RawFiling, others: readonly RawFiling[]): boolean {
  const season = others.filter(({ last }) => last !== filing.last && (last - filing.last) % 12 === 0);
  return (
    season.length > 0 &&
    season.every((other) => 2 * monthly(other, other.total) <= monthly(filing, filing.total))
  );
}

/** The receipts that count without a decision, in cents. */
export function countedCents({ total, taxable }: RawFiling, flag: RawFlags['receipts']): bigint {
  return flag === 'EXTRA_DIGIT' || flag === 'UNSUPPORTED_TOTAL' ? taxable : total;
}

function areDoubtful(filing: RawFiling, own: readonly RawFiling[], counted: bigint): boolean {
  const { rooms, last } = filing;
  if (rooms > 3000) return true;
  if (rooms < 1) return false;
  const perNight = (other: RawFiling, cents: bigint): number => Number(cents) / (other.rooms * daysOf(other));
  if (perNight(filing, counted) > 250_000) return true;
  if (rooms < 200) return false;
  const near = own.filter((other) => other.total > 0n && other.rooms > 0 && Math.abs(other.last - last) <= 6);
  const usual = median(near.map((other) => perNight(other, other.total)));
  return usual !== null && usual < (rooms >= 1000 ? 1500 : 500);
}

/** Months for which a property filed, with receipts or without. */
interface Filed {
  paid: Set<number>;
  empty: Set<number>;
}

function filedMonths(own: readonly RawFiling[]): Filed {
  const monthsIn = (filings: readonly RawFiling[]): Set<number> => new Set(filings.flatMap(monthsOf));
  const paid = monthsIn(own.filter(({ total }) => total > 0n));
  const empty = monthsIn(own.filter(({ total }) => total === 0n));
  for (const month of paid) empty.delete(month);
  return { paid, empty };
}

function isIdle(filing: RawFiling, { empty }: Filed, neighbors: readonly Filed[]): boolean {
  if (filing.total !== 0n || filing.rooms < 1) return false;
  if (filing.months === 3) return true;
  const has = (step: number): boolean => empty.has(filing.last + step);
  const inRow = (first: number): boolean => [0, 1, 2].every((step) => has(first + step));
  return [-2, -1, 0].some(inRow) || neighbors.some(({ paid }) => paid.has(filing.last));
}

/** Premises of properties by their key. */
export type RawPremises = ReadonlyMap<string, number>;

/** The premises in the database: pairs that were judged by hand prove which addresses are one. */
export async function savedPremises({ rows }: Pick<ImportBench, 'rows'>): Promise<RawPremises> {
  const saved = await rows<{ key: string; premises_id: number }>(`/* test.premises */
    select taxpayer_number || '-' || location_number as key, premises_id from hotel_property
    where premises_id is not null`);
  return new Map(saved.map(({ key, premises_id }) => [key, premises_id]));
}

/** The latest owner's property of every hotel or bar that was sold, by those of its owners. Other tests say who follows whom. */
export async function savedOwners(
  { rows }: Pick<ImportBench, 'rows'>,
  product: ProductName,
): Promise<Map<string, string>> {
  const keyOf = (alias: string): string => `${alias}.taxpayer_number || '-' || ${alias}.location_number`;
  const saved = await rows<{ key: string; owner: string }>(`/* test.owners */
    select ${keyOf('p')} as key, ${keyOf('latest')} as owner
    from establishment_property e join ${product}_property p on p.id = e.property_id
    join ${product}_property latest on latest.id = e.latest_property_id
    where e.product = '${product}'`);
  return new Map(saved.map(({ key, owner }) => [key, owner]));
}

/** The flags of every filing; those of marketplaces have none and prove nothing. */
export function rawFlags(filings: readonly RawFiling[], premises: RawPremises): Map<RawFiling, RawFlags> {
  const byKey = groupBy(filings, ({ key }) => key);
  const filed = new Map<string, Filed>();
  const at = new Map<number, string[]>();
  for (const [key, own] of byKey) {
    filed.set(key, filedMonths(own.filter(({ isMarketplace }) => !isMarketplace)));
    const where = premises.get(key);
    if (where !== undefined) at.set(where, [...(at.get(where) ?? []), key]);
  }
  const flags = new Map<RawFiling, RawFlags>();
  for (const [key, all] of byKey) {
    const own = all.filter(({ isMarketplace }) => !isMarketplace);
    const beside = (at.get(premises.get(key) ?? 0) ?? []).filter((other) => other !== key);
    const neighbors = beside.flatMap((other) => filed.get(other) ?? []);
    for (const filing of own) {
      const receipts = receiptsFlag(filing, own);
      const counted = countedCents(filing, receipts);
      const idle = isIdle(filing, filed.get(key) ?? { paid: new Set(), empty: new Set() }, neighbors);
      const rooms = areDoubtful(filing, own, counted) ? 'ROOMS_DOUBTFUL' : idle ? 'IDLE_ROOMS' : null;
      flags.set(filing, { receipts, rooms });
    }
  }
  return flags;
}

/** The names of the flags of each filing that has any, with its property and period. */
export function flagNames(flags: ReadonlyMap<RawFiling, RawFlags>): string[] {
  return [...flags].flatMap(([{ key, last, months }, { receipts, rooms }]) => {
    const month = `${String(Math.floor(last / 12))}-${String((last % 12) + 1).padStart(2, '0')}`;
    const names = [receipts, rooms].filter((name) => name !== null);
    return names.length > 0 ? [[key, month, months, ...names].join(' ')] : [];
  });
}

/** The same from the database. */
export const savedFlagNames = `/* test.flagNames */
  select concat_ws(' ', p.taxpayer_number || '-' || p.location_number, to_char(f.period_end, 'YYYY-MM'),
    f.period_months, f.receipts_flag, f.rooms_flag) as filing
  from hotel_filing f join hotel_property p on p.id = f.property_id
  where f.replaced_by_release_id is null and (f.receipts_flag is not null or f.rooms_flag is not null)`;
