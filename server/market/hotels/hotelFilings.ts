import type { List } from '../../platform/lib/list.ts';
import { daysInPeriod } from '../../platform/lib/month.ts';
import { byPeriod, filingConditions } from '../filingConditions.ts';
import { releaseIn } from '../releases/asOf.sql.ts';
import { hotelFilingsAsOf } from './filingsAsOf.sql.ts';
import { reasonsOf, type WhyFlagged } from './filingFlags.rules.ts';
import { filingsOfHotels, hotelFilingList } from './hotelFiling.sql.ts';
import type { HotelFiling } from './hotelFiling.type.ts';
import type { HotelFilingFilter, HotelFilingOrder } from './hotelFilters.type.ts';
import { revpar } from './hotel.rules.ts';

/** A row of the filing statements. If `isMarketplace`, there is no RevPAR; `why` has the facts behind its flags. */
export type RawHotelFiling = Omit<HotelFiling, 'revpar' | 'reasons'> & {
  isMarketplace: boolean;
  why: WhyFlagged | null;
};

export function toHotelFiling({ why, ...row }: RawHotelFiling): HotelFiling {
  const rooms = row.isMarketplace ? null : row.countedRooms;
  const days = daysInPeriod(row.periodEnd, row.periodMonths);
  return { ...row, reasons: reasonsOf([why]), revpar: revpar(row.countedReceipts ?? 0, rooms, days) };
}

/** A hotel's own filings, latest first, as of a release (its number) or now. */
export function filingsOfHotel(asOf: number | null): List<RawHotelFiling, HotelFiling> {
  return {
    sql: (params) => filingsOfHotels(hotelFilingsAsOf(releaseIn(params, asOf))),
    order: byPeriod('desc'),
    finish: toHotelFiling,
  };
}

export interface HotelFilingListArgs {
  filter: HotelFilingFilter;
  orderBy: readonly HotelFilingOrder[];
  asOf: number | null;
}

/** Filings of any hotels. Building the SQL throws BAD_USER_INPUT unless the filter has a taxpayer or a month. */
export function hotelFilings({
  filter,
  orderBy,
  asOf,
}: HotelFilingListArgs): List<RawHotelFiling, HotelFiling> {
  return {
    sql: (params) => {
      const filings = hotelFilingsAsOf(releaseIn(params, asOf));
      return hotelFilingList(filings, filingConditions(filter, ['taxpayerNumber'], params).join(' and '));
    },
    order: byPeriod(orderBy[0] === 'PERIOD_ASC' ? 'asc' : 'desc'),
    finish: toHotelFiling,
  };
}
