import { changeOf } from '../change.ts';
import { groupBy } from '../../platform/lib/byKey.ts';
import { figuresOfAll, seriesOf } from '../figures/figures.ts';
import { changesOfProperty } from '../headline.ts';
import { daysIn, yearOf, type Month } from '../../platform/lib/month.ts';
import type { HotelHeadline } from './hotelHeadline.type.ts';
import type { HotelMonth, HotelSeries, HotelYear } from './hotelMonth.type.ts';
import { lodgingYears, revpar, trailingTwelve, type LodgingMonth } from './hotel.rules.ts';

/** Facts about a property's latest month besides its figures. */
export type LatestMonth = Pick<HotelMonth, 'releaseId' | 'isIncomplete'>;

/** Figures of a property's latest month; null if it has no months. `months` must be all of its months, in order. */
export function hotelHeadline(
  propertyId: number,
  months: readonly LodgingMonth[],
  { releaseId, isIncomplete }: LatestMonth,
): HotelHeadline | null {
  const latest = months.at(-1);
  if (!latest) return null;
  const now = trailingTwelve(months.slice(-12)).at(-1);
  const changes = changesOfProperty(
    months.map(({ month, roomReceipts: receipts, roomCapacity: rooms }) => ({
      ...{ month, receipts, rooms },
      revparReceipts: receipts,
    })),
    latest.month,
  );
  return {
    propertyId,
    releaseId,
    month: latest.month,
    isIncomplete,
    roomReceipts: latest.roomReceipts,
    revpar: revpar(latest.roomReceipts, latest.roomCapacity, daysIn(latest.month)),
    roomCapacity: latest.roomCapacity,
    ...changes,
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
    return {
      year,
      months: rest.months,
      ...figuresOfAll(
        'hotelYear',
        own.map(({ sums }) => sums),
      ),
      releaseId: Math.max(...own.map((month) => month.releaseId)),
      receiptsChange: compared && changeOf(compared.receipts, compared.receiptsBefore),
      revparChange: compared && changeOf(compared.revpar, compared.revparBefore),
    };
  });
}
