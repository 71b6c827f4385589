import { M2_HEADER } from '../fixtures/rows.testing.ts';
import { hotelFile, legacy, portal } from './overlapping.testing.ts';
import type { MadeUp } from './undoneStates.testing.ts';

type HotelFile = Parameters<typeof hotelFile>[1];

/** The last days of the months of a year, from one to another. */
function monthEnds(year: number, first = 1, last = 12): Date[] {
  return Array.from({ length: last - first + 1 }, (_, at) => new Date(Date.UTC(year, first + at, 0)));
}

const digits = (day: Date): string => day.toISOString().slice(0, 10).replaceAll('-', '');

/** Months of hotels, with receipts that rise by a dollar each month. */
function monthly(
  ends: readonly Date[],
  amounts: HotelFile['amounts'],
  moved: readonly number[] = [],
): HotelFile[] {
  return ends.map((end, at) => ({
    end: digits(end),
    amounts: Object.fromEntries(Object.entries(amounts).map(([hotel, dollars]) => [hotel, dollars + at])),
    moved,
  }));
}

function quarterly(ends: readonly Date[], amounts: HotelFile['amounts']): HotelFile[] {
  const quarters = ends.filter((end) => end.getUTCMonth() % 3 === 2);
  return monthly(quarters, amounts).map((file) => ({ ...file, filer: '60' }));
}

/**
 * Years of hotels: 2019; half of 2022, which has only 2019 to be compared with; 2021, between them; 2022 as a whole, in
 * which a hotel is in another town, another one has closed and one has unusual receipts in December; and 2023, whose
 * last months lack a hotel.
 */
export const HOTEL_YEARS: readonly MadeUp[] = [
  hotelFile(
    'HOTEL2019.CSV',
    ...monthly(monthEnds(2019), { 1: 80_000, 2: 20_000, 3: 30_000, 5: 40_000, 6: 50_000 }),
    ...quarterly(monthEnds(2019), { 7: 60_000 }),
  ),
  hotelFile(
    'HOTEL2022A.CSV',
    ...monthly(monthEnds(2022, 1, 6), { 1: 88_000, 2: 25_000, 3: 33_000, 5: 44_000, 6: 51_000 }),
    ...quarterly(monthEnds(2022, 1, 6), { 7: 66_000 }),
  ),
  hotelFile(
    'HOTEL2021.CSV',
    ...monthly(monthEnds(2021), { 1: 70_000, 2: 21_000, 3: 31_000, 4: 15_000, 5: 41_000 }),
    ...quarterly(monthEnds(2021), { 7: 61_000, 8: 9_000 }),
  ),
  hotelFile(
    'HOTEL2022.CSV',
    ...monthly(monthEnds(2022, 1, 11), { 1: 89_000, 2: 25_000, 3: 34_000, 6: 51_000, 9: 12_000 }, [3]),
    ...monthly(monthEnds(2022, 12), { 1: 700_000, 2: 25_000, 3: 34_000, 6: 51_000, 9: 12_000 }, [3]),
    ...quarterly(monthEnds(2022), { 7: 66_500, 8: 9_500 }),
  ),
  hotelFile(
    'HOTEL2023.CSV',
    ...monthly(monthEnds(2023, 1, 10), { 1: 92_000, 2: 26_000, 3: 35_000, 4: 16_000, 9: 13_000 }, [3]),
    ...monthly(monthEnds(2023, 11, 11), { 1: 93_000, 3: 36_000, 4: 17_000 }, [3]),
    ...quarterly(monthEnds(2023, 1, 9), { 7: 67_000 }),
  ),
];

const slashed = (day: Date): string =>
  `${String(day.getUTCMonth() + 1).padStart(2, '0')}/${String(day.getUTCDate())}/${String(day.getUTCFullYear())}`;

/** Months of bars of the portal, with receipts that rise by a dollar each month. */
function ofPortal(ends: readonly Date[], amounts: Readonly<Record<number, number>>): string {
  return ends
    .flatMap((end, at) =>
      Object.entries(amounts).map(([bar, dollars]) => portal(Number(bar), slashed(end), dollars + at)),
    )
    .join('');
}

const permits = [1, 2, 3, 4, 6];

/**
 * Years of bars: two Novembers of legacy releases, in which a permit files from two addresses; then windows of the
 * portal, of which the second restates a part of the first and lacks a bar in its last month.
 */
export const BAR_YEARS: readonly MadeUp[] = [
  [
    'MIXEDBEV_11_2012.CSV',
    permits.map((permit) => legacy(permit, '2012/11', '90.00')).join('') +
      legacy(6, '2012/11', '30.00', '14 RIVER RD'),
  ],
  [
    'MIXEDBEV_11_2013.CSV',
    permits.map((permit) => legacy(permit, '2013/11', '100.00')).join('') +
      legacy(6, '2013/11', '35.00', '16 RIVER RD'),
  ],
  [
    'portal-2014.csv',
    M2_HEADER +
      ofPortal(monthEnds(2013, 10, 12), { 1: 1400, 2: 1600 }) +
      ofPortal(monthEnds(2014), { 1: 1500, 2: 1600, 4: 900 }),
  ],
  [
    'portal-2015.csv',
    M2_HEADER +
      ofPortal(monthEnds(2014, 11, 12), { 1: 1555, 2: 1650, 4: 950 }) +
      ofPortal(monthEnds(2015, 1, 9), { 1: 1700, 2: 1800, 4: 1000, 5: 300 }) +
      ofPortal(monthEnds(2015, 10, 10), { 1: 1800, 2: 1900 }),
  ],
];

const hotelOfBars = (first: number, last: number, dollars: number): HotelFile[] =>
  monthly(monthEnds(2022, first, last), { 1: dollars, 3: dollars / 2 });

const barOfHotel = (first: number, last: number, dollars: number): string =>
  monthEnds(2022, first, last)
    .map((end, at) => portal(1, slashed(end), dollars + at, '1 MAIN ST'))
    .join('');

/** A hotel and a bar at one address, each restated once. */
export const HOTEL_AND_BAR: readonly MadeUp[] = [
  hotelFile('HOTEL2022.CSV', ...hotelOfBars(1, 12, 90_000)),
  ['portal-2022.csv', M2_HEADER + barOfHotel(1, 12, 9000)],
  hotelFile('HOTEL2022B.CSV', ...hotelOfBars(6, 11, 95_000)),
  ['portal-2022b.csv', M2_HEADER + barOfHotel(8, 12, 9900)],
];
