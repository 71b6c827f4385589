import { changeOf } from '../change.ts';
import { revparCents, shareOf } from '../../hotels/hotel.rules.ts';
import { alikeOf, hotelsAlone, likeForLike } from '../likeForLike.ts';
import type { RankingPeriod } from './rankingPeriod.ts';
import { daysOf, earlierOf } from './rankingPeriod.ts';
import { APPORTIONED_FROM, type RankingMark } from './rankFigure.ts';
import type { RankingSpec } from './rankedPairs.sql.ts';
import type { RankedFigures, RankingRow, RankingTotal } from './rankingRow.type.ts';
import type { RecentReceipts } from './recentReceipts.ts';
import type { SumName } from './yearSums.sql.ts';

/** A row's place in the order. */
export interface RawPlace {
  key: string | null;
  rank: number;
  /** 0 to 1. */
  percentile: number;
}

type Sums = Partial<Record<SumName, number | null>>;

/** Sums of a period, and with prefixes those of the compared periods; null if it has none. */
export type RawFigures = Sums &
  Partial<Record<`later_${SumName}` | `earlier_${SumName}`, number | null>> & {
    key: string;
    name: string;
    alike_later?: number | null;
    alike_earlier?: number | null;
    alike_properties?: number | null;
    alike_marketplaces_later?: number | null;
    alike_marketplaces_earlier?: number | null;
  };

interface Placed {
  place: RawPlace;
  figures: RawFigures;
  /** Cents. */
  whole: number;
  recent: RecentReceipts;
}

/** A difference of filers of more than a fifth makes a change of all receipts doubtful. */
const JUMP = 5;

export function toRankingRow(
  spec: RankingSpec,
  period: RankingPeriod,
  { place, figures, whole, recent }: Placed,
): RankingRow {
  const total = toTotal(spec, period, figures);
  const row = {
    ...total,
    kind: spec.kind,
    product: spec.product,
    key: figures.key,
    name: figures.name,
    rank: place.rank,
    percentile: Math.round(place.percentile * 10_000) / 100,
    share: percentOf(total.figures.receipts, whole),
  };
  return {
    ...row,
    recentReceipts: () => recent.of(figures.key),
    recentUnusualMonths: () => recent.monthsIn('unusual', figures.key),
    recentApportionedMonths: () => recent.monthsIn('apportioned', figures.key),
  };
}

type Summed = Pick<RankingTotal, keyof RankingTotal>;

/** Figures of a row, or of everything together. */
export function toTotal(spec: RankingSpec, period: RankingPeriod, figures: RawFigures): Summed {
  const { compared, months, monthsEarlier } = period;
  const own = toFigures(spec, figures, months);
  const of = (prefix: 'later_' | 'earlier_', its: readonly string[]): RankedFigures | null =>
    isCompared(period) ? toFigures(spec, prefixed(figures, prefix), its) : null;
  // The earlier months may have more days or fewer.
  const [later, earlier] = [of('later_', compared), of('earlier_', earlierOf(compared, monthsEarlier))];
  const total = {
    figures: own ?? NO_FIGURES,
    later,
    earlier,
    ...changesOf(figures, { later, earlier, months: compared.length }),
  };
  const isOne = spec.kind === 'PROPERTY' && spec.isTotal !== true;
  const marks = isCompared(period) ? marksOf(total, period, isOne) : marksOfOne(total, period);
  return { ...total, marks };
}

function isCompared({ compared, monthsEarlier }: RankingPeriod): boolean {
  return compared.length > 0 && monthsEarlier !== null;
}

/** Percent with 2 decimals; null if the whole is not positive. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 10_000) / 100 : null;
}

const NO_FIGURES: RankedFigures = {
  receipts: 0,
  taxableReceipts: null,
  marketplaceReceipts: null,
  revpar: null,
  revparMonths: null,
  exemptShare: null,
  rooms: null,
  properties: 0,
  filersPerMonth: null,
  monthsWithFigures: 0,
  doubtfulFilings: 0,
  unusualFilings: null,
  apportionedReceipts: null,
};

function prefixed(figures: RawFigures, prefix: 'later_' | 'earlier_'): Sums {
  const own = Object.entries(figures).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}

/** Figures of the sums of a period; null if there are none. */
function toFigures(spec: RankingSpec, sums: Sums, months: readonly string[]): RankedFigures | null {
  if (typeof sums.receipts !== 'number') return null;
  const { receipts, properties, property_months: filed, months: bits, doubtful } = sums;
  const isHotel = spec.product === 'hotel';
  const revpar = isHotel ? revparCents(sums.revpar_receipts ?? 0, sums.nights ?? null) : null;
  const days = spec.kind === 'PROPERTY' && !spec.isTotal ? (sums.room_days ?? 0) : daysOf(months);
  return {
    receipts,
    taxableReceipts: sums.taxable ?? null,
    marketplaceReceipts: sums.marketplace ?? null,
    revpar: revpar === null ? null : revpar / 100,
    revparMonths: isHotel ? countBits(sums.room_months ?? 0) : null,
    exemptShare: isHotel ? shareOf(sums.exempt, sums.exemptible) : null,
    rooms: isHotel && sums.nights ? Math.round(sums.nights / Math.max(days, 1)) : null,
    properties: properties ?? 0,
    filersPerMonth: months.length === 0 ? null : Math.round(((filed ?? 0) * 10) / months.length) / 10,
    monthsWithFigures: countBits(bits ?? 0),
    doubtfulFilings: doubtful ?? 0,
    unusualFilings: sums.unusual ?? null,
    apportionedReceipts: sums.apportioned ?? null,
  };
}

function countBits(bits: number): number {
  return bits.toString(2).replaceAll('0', '').length;
}

interface Compared {
  later: RankedFigures | null;
  earlier: RankedFigures | null;
  /** Number of compared months. */
  months: number;
}

const NOT_COMPARED = {
  change: null,
  likeForLike: null,
  propertiesCompared: null,
  marketplacesCompared: null,
  hotelsAlone: null,
};

function changesOf(
  figures: RawFigures,
  { later, earlier, months }: Compared,
): Pick<RankingRow, keyof typeof NOT_COMPARED> {
  if (later === null || earlier === null) return NOT_COMPARED;
  const hasAll = later.monthsWithFigures === months && earlier.monthsWithFigures === months;
  const all = {
    later: later.receipts,
    earlier: earlier.receipts,
    alike: alikeOf(figures.alike_later, figures.alike_earlier),
  };
  const marketplaces = {
    later: later.marketplaceReceipts ?? 0,
    earlier: earlier.marketplaceReceipts ?? 0,
    alike: alikeOf(figures.alike_marketplaces_later, figures.alike_marketplaces_earlier),
  };
  const alike = likeForLike(all);
  return {
    propertiesCompared: figures.alike_properties ?? 0,
    marketplacesCompared: marketplaces.alike,
    hotelsAlone: hotelsAlone(all, marketplaces),
    change: hasAll && alike.change !== null ? changeOf(later.receipts, earlier.receipts) : null,
    likeForLike: alike,
  };
}

type Unmarked = Omit<Summed, 'marks'>;

/** `isOne` of a hotel or bar, which files alone. */
function marksOf(row: Unmarked, period: RankingPeriod, isOne: boolean): RankingMark[] {
  const { later, earlier, likeForLike: alike } = row;
  const compared = period.compared.length;
  const lacks = [later, earlier].some((each) => each !== null && each.monthsWithFigures < compared);
  const marks: [RankingMark, boolean][] = [
    ['MONTHS_MISSING', lacks || row.figures.monthsWithFigures < period.months.length],
    ['ROOMS_MISSING', [row.figures, later, earlier].some(lacksRooms)],
    ['DOUBTFUL_FILINGS', [row.figures, earlier].some((each) => (each?.doubtfulFilings ?? 0) > 0)],
    ['UNUSUAL_RECEIPTS', [row.figures, earlier].some((each) => (each?.unusualFilings ?? 0) > 0)],
    ['APPORTIONED', [row.figures, later, earlier].some(isApportioned)],
    ['FILERS_CHANGED', !isOne && hasJumped(later, earlier)],
    ['LITTLE_COMPARED', alike?.change === null],
    ['ONLY_LATER', earlier === null],
  ];
  return marks.filter(([, holds]) => holds).map(([mark]) => mark);
}

function marksOfOne({ figures }: Unmarked, period: RankingPeriod): RankingMark[] {
  const marks: [RankingMark, boolean][] = [
    ['MONTHS_MISSING', figures.monthsWithFigures < period.months.length],
    ['ROOMS_MISSING', lacksRooms(figures)],
    ['DOUBTFUL_FILINGS', figures.doubtfulFilings > 0],
    ['UNUSUAL_RECEIPTS', (figures.unusualFilings ?? 0) > 0],
    ['APPORTIONED', isApportioned(figures)],
  ];
  return marks.filter(([, holds]) => holds).map(([mark]) => mark);
}

/** Without any rooms there is no RevPAR to mislead. */
function lacksRooms(figures: RankedFigures | null): boolean {
  if (figures === null || figures.revparMonths === null || figures.revparMonths === 0) return false;
  return figures.revparMonths < figures.monthsWithFigures;
}

function isApportioned(figures: RankedFigures | null): boolean {
  return (figures?.apportionedReceipts ?? 0) * APPORTIONED_FROM > (figures?.receipts ?? 0);
}

function hasJumped(later: RankedFigures | null, earlier: RankedFigures | null): boolean {
  if (later === null || earlier === null) return false;
  // Whole tenths, so that a fifth is exact.
  const [now, then] = [later, earlier].map((each) => Math.round((each.filersPerMonth ?? 0) * 10));
  return now !== undefined && then !== undefined && Math.abs(now - then) * JUMP > Math.max(now, then);
}
