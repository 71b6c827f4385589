import { percentOf } from '../../../platform/lib/percent.ts';
import { toDollars } from '../../../platform/lib/money.ts';
import { changeOf } from '../change.ts';
import { revparCents, shareOf } from '../../hotels/hotel.rules.ts';
import { alikeOf, alikeWithIdle, changeWithoutIdle, hotelsAlone, likeForLike } from '../likeForLike.ts';
import { daysOf, earlierOf, isCompared, type RankingPeriod } from './rankingPeriod.ts';
import { marksOf } from './rankingMarks.ts';
import { idleMarkOf, type RankingSpec } from './rankedPairs.sql.ts';
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
    nights_twice?: number | null;
    rooms_differ?: boolean;
    partial_months?: string[] | null;
    alike_later?: number | null;
    alike_earlier?: number | null;
    alike_properties?: number | null;
    alike_idle_later?: number | null;
    alike_idle_earlier?: number | null;
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
    share: shareOfTotal(total.figures.receipts, whole),
    partialMonths: figures.partial_months ?? [],
  };
  return {
    ...row,
    recentReceipts: () => recent.of(figures.key),
    recentUnusualMonths: () => recent.monthsIn('unusual', figures.key),
    recentApportionedMonths: () => recent.monthsIn('apportioned', figures.key),
  };
}

/** Plain, as rows are made of it. */
type Summed = Pick<RankingTotal, keyof RankingTotal>;

/** Figures of a row, or of everything together. */
export function toTotal(spec: RankingSpec, period: RankingPeriod, figures: RawFigures): Summed {
  const { compared, months, monthsEarlier } = period;
  const own = toFigures(spec, figures, months);
  const figuresOf = (prefix: 'later_' | 'earlier_', its: readonly string[]): RankedFigures | null =>
    isCompared(period) ? toFigures(spec, prefixed(figures, prefix), its) : null;
  // The earlier months may have more days or fewer.
  const [later, earlier] = [
    figuresOf('later_', compared),
    figuresOf('earlier_', earlierOf(compared, monthsEarlier)),
  ];
  const total = {
    figures: own ?? NO_FIGURES,
    later,
    earlier,
    ...changesOf(figures, { later, earlier, months: compared.length }),
  };
  const isOne = spec.kind === 'PROPERTY' && spec.isTotal !== true;
  const isIdle = isOne && [figures.idle, figures.earlier_idle].some((months) => (months ?? 0) > 0);
  const filed = {
    later: figures.later_property_months ?? 0,
    earlier: figures.earlier_property_months ?? 0,
  };
  const { nights: all, nights_twice: twice, empty_nights: empty } = figures;
  const nights = { all: all ?? 0, twice: twice ?? 0, empty: empty ?? 0 };
  const roomsDiffer = figures.rooms_differ === true;
  const kind = { isOne, isIdle, idleMark: idleMarkOf(spec), filed, nights, roomsDiffer };
  return { ...total, marks: marksOf(total, period, kind) };
}

/** Percent of a total, 2 decimals; null if the total is not positive. */
export function shareOfTotal(part: number, total: number): number | null {
  return total > 0 ? percentOf(part, total) : null;
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
    revpar: toDollars(revpar),
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
  changeWithoutIdle: null,
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
    alike: alikeWithIdle({
      alikeLater: figures.alike_later ?? null,
      alikeEarlier: figures.alike_earlier ?? null,
      idleLater: figures.alike_idle_later ?? null,
      idleEarlier: figures.alike_idle_earlier ?? null,
    }),
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
    changeWithoutIdle: changeWithoutIdle(all),
    change: hasAll && alike.change !== null ? changeOf(later.receipts, earlier.receipts) : null,
    likeForLike: alike,
  };
}
