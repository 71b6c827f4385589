import { notFound } from '../../platform/errors.ts';
import { monthNumberOf, yearOf } from '../../platform/lib/month.ts';
import { toCents, toDollars } from '../../platform/lib/money.ts';
import type {
  RestHotelFragment,
  RestHotelMonthFragment,
  RestHotelYearFragment,
  RestRoomMonthFragment,
} from '../../platform/lib/gql/graphql.ts';
import { graphql } from '../../platform/lib/gql/gql.ts';
import {
  ifIncomplete,
  ifPartial,
  ifShort,
  propertyNumbers,
  sayLeftOut,
  wholeNumber,
  type Route,
} from '../../platform/lib/rest.ts';
import { dateAndPointColumns, locationColumns, taxpayerColumns, type Row } from '../property.rest.ts';
import { lodgingYears } from './hotel.rules.ts';
import { filerCodes } from './hotelResults.rest.ts';

/** Fragments on interfaces serve the samples of visitors as well: `trial.rest.ts`. */
graphql(`
  fragment RestHotel on HotelFacts {
    ...RestProperty
    cityName
    filerType
  }
`);

graphql(`
  fragment RestHotelMonth on HotelMonthFacts {
    month
    filedReceipts
    taxableReceipts
    apportioned
    filedRooms
    revpar
    isIncomplete
    responsibleDays
  }
`);

graphql(`
  fragment RestHotelYear on HotelYearFacts {
    year
    months
    roomReceipts
    revpar
    revparMonths
  }
`);

graphql(`
  fragment RestRoomMonth on HotelMonthFacts {
    month
    roomReceipts
    roomCapacity
  }
`);

const detail = graphql(`
  query restHotel($taxpayerNumber: String!, $locationNumber: Int!) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      ...RestHotel
      months {
        ...RestHotelMonth
      }
      monthsLeftOut {
        month
      }
    }
  }
`);

type HotelOfMonths = RestHotelFragment & { months: readonly RestHotelMonthFragment[] };

const map = graphql(`
  query restHotelMap($taxpayerNumber: String!, $locationNumber: Int!) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      coordinates {
        latitude
        longitude
      }
    }
  }
`);

const years = graphql(`
  query restHotelYears($taxpayerNumber: String!, $locationNumber: Int!) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      years {
        ...RestHotelYear
      }
    }
  }
`);

const roomMonths = graphql(`
  query restHotelRoomMonths($taxpayerNumber: String!, $locationNumber: Int!) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      months {
        ...RestRoomMonth
      }
    }
  }
`);

function found<T>(hotel: T | null): T {
  if (hotel === null) throw notFound('This hotel');
  return hotel;
}

function propertyRow(hotel: RestHotelFragment): Row {
  return {
    ...locationColumns(hotel, hotel.cityName),
    location_number: hotel.locationNumber,
    verified_county: hotel.countyName,
    ...taxpayerColumns(hotel),
    filer_type: hotel.filerType && filerCodes[hotel.filerType],
    ...dateAndPointColumns(hotel),
    type: 0,
  };
}

/** Receipts and rooms are as filed; RevPAR uses the values that count. */
function monthRow(filed: RestHotelMonthFragment): Row {
  const { month, filedReceipts, taxableReceipts, filedRooms, revpar } = filed;
  return {
    year: yearOf(month),
    month: monthNumberOf(month),
    room_receipts: filedReceipts,
    taxable_receipts: taxableReceipts,
    room_capacity: filedRooms,
    revpar,
    total_receipts: filedReceipts,
    ...ifIncomplete(filed),
    ...ifPartial(filed),
  };
}

/** Not in the specification; sent only for a month with receipts that were cut from quarterly filings. */
export function ifApportioned({ apportioned }: { apportioned: number }): { apportioned?: number } {
  return apportioned === 0 ? {} : { apportioned };
}

/** The hotel's filer type is that of its latest filing, which a month cut from an earlier quarter is not of. */
function quarterColumns(month: RestHotelMonthFragment): Row {
  const part = ifApportioned(month);
  return 'apportioned' in part ? { filer_type: filerCodes.QUARTERLY, ...part } : {};
}

/** The months of a hotel, each with the hotel's own columns. */
export function monthRows(hotel: HotelOfMonths): Row[] {
  return hotel.months.map((month) => ({
    ...monthRow(month),
    ...propertyRow(hotel),
    ...quarterColumns(month),
  }));
}

export function yearRow({ year, months, roomReceipts, revpar, revparMonths }: RestHotelYearFragment): Row {
  return {
    year,
    total_revenue: roomReceipts,
    RevPar: revpar,
    ...ifShort({ months }),
    // Not in the specification; sent only if rooms do not count in all months.
    ...(revparMonths < months && { revpar_months: revparMonths }),
  };
}

/** The year before the given one, limited to months that were also filed in the given one. */
export function yearBefore(months: readonly RestRoomMonthFragment[], year: number): Row[] {
  const inCents = months.map((month) => ({ ...month, roomReceipts: toCents(month.roomReceipts) }));
  const given = lodgingYears(inCents).find((row) => row.year === year);
  if (!given?.compared) return [];
  const { months: shared, revparMonths, receiptsBefore, revparBefore } = given.compared;
  const roomReceipts = toDollars(receiptsBefore);
  const revpar = toDollars(revparBefore);
  const counts = { months: shared.length, revparMonths: revparMonths.length };
  return [yearRow({ year: year - 1, ...counts, roomReceipts, revpar })];
}

export const hotelRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/basic/map/:taxpayer/:location',
    answer: async (call) => {
      const { coordinates } = found((await call.run(map, propertyNumbers(call))).hotel);
      return coordinates ?? { latitude: null, longitude: null };
    },
  },
  {
    method: 'get',
    path: '/basic/testyearlyvalues/:name/:taxpayer/:location/:filertype',
    answer: async (call) => {
      const hotel = found((await call.run(years, propertyNumbers(call))).hotel);
      return hotel.years.map(yearRow);
    },
  },
  {
    method: 'get',
    path: '/basic/testlastyearlyvalues/:year/:name/:taxpayer/:location/:filertype',
    answer: async (call) => {
      const year = wholeNumber(call.param('year'), 'year', 2023);
      const hotel = found((await call.run(roomMonths, propertyNumbers(call))).hotel);
      return yearBefore(hotel.months, year);
    },
  },
  {
    method: 'get',
    path: '/basic/:name/:taxpayer/:location',
    answer: async (call) => {
      const hotel = found((await call.run(detail, propertyNumbers(call))).hotel);
      sayLeftOut(call, hotel.monthsLeftOut);
      return monthRows(hotel);
    },
  },
];
