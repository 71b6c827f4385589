import { isSameName } from './sameName.ts';

/** A property as a candidate for an establishment at its premises. */
export interface Candidate {
  property_id: number;
  taxpayer_number: string;
  location_number: number;
  /** The months in which it had receipts, in order, as numbers that grow with time. */
  months: readonly number[];
  /** Rooms that counted first and last; null if none ever did. Bars have none. */
  first_rooms: number | null;
  last_rooms: number | null;
  /** The median of these months' receipts, cents. */
  usual_receipts: number;
  names: readonly string[];
  brand_ids: readonly number[];
}

/** Evidence that a property continues another. */
interface HandOver {
  /** Published months between the last month of the one and the first of the other. */
  gap_months: number;
  /** Months in which both had receipts. */
  shared_months: number;
  is_same_name: boolean;
  is_same_brand: boolean;
  rooms_before: number | null;
  rooms_after: number | null;
  /** The larger of both usual receipts, divided by the smaller one. */
  times_the_receipts: number;
}

/** A property and how it follows the one before it in its establishment; null for the first. */
export interface Link<Each extends Candidate = Candidate> {
  candidate: Each;
  handOver: HandOver | null;
}

/** The months that a hand-over may take, without figures of either property or with figures of both. */
const HAND_OVER_MONTHS = 3;
/** The months that a business may be closed if it opens again under its name or brand, with about as many rooms. */
const PAUSE_MONTHS = 24;
/** Smaller hotels follow one another by name only: units of one building are sold and let one by one. */
const LEAST_ROOMS = 10;
const ROOMS_MAY_DIFFER = 0.3;
/** With rooms that differ more, a name says no more than the building's. */
const MOST_TIMES_THE_ROOMS = 4;
/** Unless both take in about as much: then one of them filed wrong rooms. */
const MOST_TIMES_THE_RECEIPTS = 2;

/**
 * The establishments among the properties of one tax at one premises, which had receipts: each property follows the
 * one that it matches best, or starts an establishment of its own. The result does not depend on the order of the
 * candidates. `published`: the months of all releases, in order, since months that no release has part nobody.
 */
export function establishmentsOf<Each extends Candidate>(
  candidates: readonly Each[],
  published: readonly number[],
): Link<Each>[][] {
  const numbers = new Map(published.map((month, at) => [month, at]));
  const establishments: Link<Each>[][] = [];
  for (const candidate of candidates.toSorted(byFirstMonth)) {
    const options = establishments.flatMap((links) => {
      const handOver = handOverTo(candidate, links, numbers);
      return handOver === null ? [] : [{ links, handOver }];
    });
    const [best] = options.toSorted((one, other) => weightOf(other.handOver) - weightOf(one.handOver));
    if (best) best.links.push({ candidate, handOver: best.handOver });
    else establishments.push([{ candidate, handOver: null }]);
  }
  return establishments;
}

/** The property of the latest owner. One who ran it for a while may have given it back. */
export function latestOf<Each extends Candidate>(links: readonly Link<Each>[]): Each | undefined {
  return links
    .map(({ candidate }) => candidate)
    .toSorted((one, other) => compare(lastOf(one), lastOf(other)))
    .at(-1);
}

const firstOf = ({ months }: Candidate): number => months[0] ?? 0;
const lastOf = ({ months }: Candidate): number => months.at(-1) ?? 0;

function compare(one: string | number, other: string | number): number {
  return one < other ? -1 : Number(one > other);
}

function byFirstMonth(one: Candidate, other: Candidate): number {
  return (
    compare(firstOf(one), firstOf(other)) ||
    compare(lastOf(one), lastOf(other)) ||
    compare(one.taxpayer_number, other.taxpayer_number) ||
    compare(one.location_number, other.location_number)
  );
}

/** Evidence that the candidate continues the establishment; null if it does not. */
function handOverTo(
  candidate: Candidate,
  links: readonly Link[],
  numbers: ReadonlyMap<number, number>,
): HandOver | null {
  const before = latestOf(links);
  if (!before) return null;
  const filed = new Set(links.flatMap(({ candidate: { months } }) => months));
  const shared_months = candidate.months.filter((month) => filed.has(month)).length;
  const numberOf = (month: number): number => numbers.get(month) ?? 0;
  const gap_months = numberOf(firstOf(candidate)) - numberOf(lastOf(before)) - 1;
  const handOver = {
    gap_months: Math.max(0, gap_months),
    shared_months,
    is_same_name: before.names.some((name) => candidate.names.some((other) => isSameName(name, other))),
    is_same_brand: before.brand_ids.some((brand) => candidate.brand_ids.includes(brand)),
    rooms_before: before.last_rooms,
    rooms_after: candidate.first_rooms,
    times_the_receipts: timesAs(before.usual_receipts, candidate.usual_receipts),
  };
  if (shared_months > 0 && areBeside(candidate, before)) return null;
  // An owner who comes long before the other ends ran the business while that one paused, or runs another.
  const isMeanwhile = gap_months < -HAND_OVER_MONTHS && shared_months > 0;
  return weightOf(handOver) > 0 && !(isMeanwhile && !isAlike(handOver)) ? handOver : null;
}

const timesAs = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other);

/** Two that begin and end in the same months: neither came after the other, such as two brands in one new building. */
function areBeside(one: Candidate, other: Candidate): boolean {
  return firstOf(one) === firstOf(other) && lastOf(one) === lastOf(other);
}

/**
 * Evidence for a hand-over, 0 if there is not enough: a name says more than a brand, a brand more than rooms, and either
 * more than a shorter gap.
 */
function weightOf(handOver: HandOver): number {
  const { gap_months, shared_months, is_same_name, is_same_brand } = handOver;
  const isNamed = is_same_name || is_same_brand;
  const mayPause = isNamed && (isAlike(handOver) || hasNoRooms(handOver));
  if (shared_months > HAND_OVER_MONTHS || gap_months > (mayPause ? PAUSE_MONTHS : HAND_OVER_MONTHS)) return 0;
  if (isFarApart(handOver) || !(isNamed || isAlike(handOver))) return 0;
  const evidence = (is_same_name ? 400 : 0) + (is_same_brand ? 200 : 0) + (isAlike(handOver) ? 100 : 0);
  return evidence - gap_months - shared_months;
}

function hasNoRooms({ rooms_before, rooms_after }: HandOver): boolean {
  return rooms_before === null && rooms_after === null;
}

function isAlike({ rooms_before: before, rooms_after: after }: HandOver): boolean {
  if (before === null || after === null || Math.min(before, after) < LEAST_ROOMS) return false;
  return Math.abs(before - after) <= ROOMS_MAY_DIFFER * before;
}

function isFarApart({ rooms_before: before, rooms_after: after, times_the_receipts }: HandOver): boolean {
  if (before === null || after === null) return false;
  const isOneOfThemWrong =
    Math.max(before, after) >= LEAST_ROOMS && times_the_receipts <= MOST_TIMES_THE_RECEIPTS;
  return timesAs(before, after) > MOST_TIMES_THE_ROOMS && !isOneOfThemWrong;
}
