import { unusualFlags } from './filingFlags.rules.ts';
import { changeOf } from '../figures/change.ts';
import { groupBy } from '../../platform/lib/byKey.ts';
import { figuresOfAll, seriesOf } from '../figures/figures.ts';
import { changesOfProperty } from '../figures/headline.ts';
import { notedMonths } from '../figures/notedMonths.rules.ts';
import { daysIn, yearOf, type Month } from '../../platform/lib/month.ts';
import type { HotelHeadline } from './hotelHeadline.type.ts';
import type { HotelMonth, HotelMonthFacts, HotelSeries, HotelYear } from './hotelMonth.type.ts';
import { lodgingYears, revpar, trailingTwelve, type LodgingMonth } from './hotel.rules.ts';

/** A property's latest month. */
export type LatestMonth = LodgingMonth &
  Pick<
    HotelHeadline,
    'propertyId' | 'releaseId' | 'isIncomplete' | 'isPast' | 'filedReceipts' | 'flags' | 'responsibleDays'
  >;

/** Fields that need months before the latest. */
const comparisons = [
  ...(['receiptsChange', 'ttmReceipts', 'ttmMonths', 'ttmChange', 'yearToDate', 'unusualMonths'] as const),
  ...(['partialMonths', 'emptyMonths', 'wasNotOpen'] as const),
  ...(['ttmRoomMonths', 'ttmRevpar', 'ttmRevparWeighted'] as const),
];
type Comparison = (typeof comparisons)[number];
export type Comparisons = Pick<HotelHeadline, Comparison>;

interface Comparing {
  /** Reads what the month is compared with. */
  compare: () => Promise<Comparisons | null>;
}

/** A headline whose comparisons are read and calculated only if they are selected. */
export type AskedHeadline = Omit<HotelHeadline, Comparison> & Comparing & Asking;

type Asking = { [Name in Comparison]: (this: Comparing) => Promise<Comparisons[Name] | null> };

/** GraphQL calls the methods of an object that it answers. */
const asking = Object.fromEntries(
  comparisons.map((name) => [
    name,
    async function compared(this: Comparing) {
      return (await this.compare())?.[name] ?? null;
    },
  ]),
) as Asking;

export function hotelHeadline(latest: LatestMonth, compare: Comparing['compare']): AskedHeadline {
  const { roomReceipts, roomCapacity, month } = latest;
  const own = { revpar: revpar(roomReceipts, roomCapacity, daysIn(month)), compare };
  // The methods are those of a prototype, because copying them to each headline takes ten times as long.
  return Object.assign(Object.create(asking) as Asking, latest, own);
}

/**
 * The headline of a property's or hotel's months, which must be all of its months, in order; null if there are none. `isPast`
 * is true for months as of a release.
 */
export function headlineOfMonths(
  propertyId: number,
  months: readonly HotelMonthFacts[],
  { isPast }: { isPast: boolean },
): AskedHeadline | null {
  const latest = months.at(-1);
  if (!latest) return null;
  const { month, roomReceipts, filedReceipts, roomCapacity, releaseId, isIncomplete } = latest;
  const { responsibleDays } = latest;
  const flags = latest.flags.filter((flag) => flag !== 'REVISED');
  const figures = { month, roomReceipts, filedReceipts, roomCapacity, responsibleDays };
  return hotelHeadline({ propertyId, ...figures, releaseId, isIncomplete, isPast, flags }, () =>
    Promise.resolve(comparisonsOf(months.map(toCompared))),
  );
}

/** A month that a headline is made of. */
export type ComparedMonth = LodgingMonth & { isUnusual: boolean; isPartial: boolean };

function toCompared({ month, roomReceipts, roomCapacity, ...each }: HotelMonthFacts): ComparedMonth {
  const isUnusual = unusualFlags.some((flag) => each.flags.includes(flag));
  return { month, roomReceipts, roomCapacity, isUnusual, isPartial: each.responsibleDays !== null };
}

/** The latest month compared; null if there are no months. `months` must be all months of the property, in order. */
export function comparisonsOf(months: readonly ComparedMonth[]): Comparisons | null {
  const latest = months.at(-1);
  if (!latest) return null;
  const now = trailingTwelve(months.slice(-12)).at(-1);
  const compared = months.map(({ month, roomReceipts: receipts, roomCapacity: rooms, ...each }) => ({
    month,
    receipts,
    rooms,
    revparReceipts: receipts,
    isUnusual: each.isUnusual,
    isPartial: each.isPartial,
  }));
  return {
    ...changesOfProperty(compared, latest.month),
    ttmRevpar: now?.revpar ?? null,
    ttmRevparWeighted: now?.weighted ?? null,
  };
}

/** Months within the range as columns. Trailing figures also use the months before the range. */
export function hotelSeries(
  months: readonly HotelMonth[],
  { from, to }: { from?: Month | null; to?: Month | null },
): HotelSeries {
  const trailing = trailingTwelve(months);
  const shown = months
    .map((month, i) => ({ month, trailing: trailing[i] }))
    .filter(({ month }) => (!from || month.month >= from) && (!to || month.month <= to));
  return {
    months: shown.map(({ month }) => month.month),
    ...seriesOf(
      'hotelSeries',
      shown.map(({ month }) => month),
    ),
    ttmReceipts: shown.map((row) => row.trailing?.receipts ?? null),
    ttmRevpar: shown.map((row) => row.trailing?.revpar ?? null),
    ttmRevparWeighted: shown.map((row) => row.trailing?.weighted ?? null),
  };
}

export function hotelYears(months: readonly HotelMonth[]): HotelYear[] {
  const byYear = groupBy(months, ({ month }) => yearOf(month));
  return lodgingYears(months).map(({ year, compared, ...rest }) => {
    const own = byYear.get(year) ?? [];
    const receiptsChange = compared && changeOf(compared.receipts, compared.receiptsBefore);
    const revparChange = compared && changeOf(compared.revpar, compared.revparBefore);
    const { flaggedMonths, unusualMonths } = notedMonths(own.map(withoutOrigin));
    return {
      year,
      flaggedMonths,
      unusualMonths,
      partialMonths: own.flatMap(({ month, responsibleDays: days }) => (days === null ? [] : [month])),
      emptyMonths: own.filter(({ roomReceipts }) => roomReceipts <= 0).map(({ month }) => month),
      months: rest.months,
      revparMonths: rest.revparMonths,
      ...figuresOfAll(
        'hotelYear',
        own.map(({ sums }) => sums),
      ),
      releaseId: Math.max(...own.map((month) => month.releaseId)),
      receiptsChange,
      revparChange,
      receiptsComparedMonths: receiptsChange && compared.months,
      revparComparedMonths: revparChange && compared.revparMonths,
    };
  });
}

/** A month with the flags that say how its filed values count, and none of who filed them and when. */
function withoutOrigin({ month, flags }: HotelMonth): Pick<HotelMonth, 'month' | 'flags'> {
  return { month, flags: flags.filter((flag) => flag !== 'REVISED' && flag !== 'MARKETPLACE') };
}
