import { h2Row, m1Row, m2Row, M2_HEADER } from '../fixtures/rows.testing.ts';
import type { MadeUp } from './undoneStates.testing.ts';

/** Hotels 1 to 6 file monthly, 7 and 8 quarterly; amounts in dollars, by location number. */
interface HotelFile {
  end: string;
  filer?: '50' | '60';
  amounts: Readonly<Record<number, number>>;
  /** Properties that are in the other town. */
  moved?: readonly number[];
}

const NAMES: Readonly<Record<number, string>> = {
  1: 'HILTON GARDEN INN MARFA',
  2: 'PRAIRIE INN',
  3: 'HAMPTON INN ALPINE',
  6: 'CITY OF MARFA',
  9: 'MOTEL 6 MARFA',
  10: 'BEST WESTERN MARFA',
};

/** Two at one address, of which the rooms of one may be idle; and one that nobody takes for an earlier one, sold. */
const HOUSES: Readonly<Record<string, string>> = { 4: '3', 9: '90' };

function hotelRows({ end, filer = '50', amounts, moved = [] }: HotelFile): string {
  return Object.entries(amounts)
    .map(([location, dollars]) => {
      const isInMarfa = (Number(location) % 2 === 1) !== moved.includes(Number(location));
      const city = isInMarfa ? '"MARFA               "' : '"ALPINE              "';
      const begin = Number(location) > 8 ? '20230301' : '20150301';
      return h2Row({
        taxpayerNumber: `320000000${location.padStart(2, '0')}`,
        locationNumber: location.padStart(5, '0'),
        locationName: `"${NAMES[Number(location)] ?? `INN ${location}`}"`,
        locationAddress: `"${HOUSES[location] ?? location} MAIN ST"`,
        locationCity: city,
        capacity: Number(location) === 6 ? '    1' : '   40',
        begin,
        periodEnd: end,
        filerType: filer,
        total: dollars.toFixed(2).padStart(13),
        taxable: (dollars > 900_000 ? dollars / 10 : dollars * 0.9).toFixed(2).padStart(13),
      });
    })
    .join('');
}

export const hotelFile = (name: string, ...files: readonly HotelFile[]): MadeUp => [
  name,
  files.map(hotelRows).join(''),
];

const JAN = '20230131';
const MARCH = '20230331';

/** A month, its quarter, the month twice, and a year: they state each other's periods and partly repeat each other. */
export const H2_RELEASES: readonly MadeUp[] = [
  hotelFile('HOT2301.CSV', {
    end: JAN,
    amounts: { 1: 90_000, 2: 20_000, 3: 30_000, 4: 0, 5: 50_000, 6: 60_000 },
  }),
  hotelFile(
    'HOT23Q1.CSV',
    { end: '2023Q1', amounts: { 1: 270_000, 2: 60_000, 3: 90_000, 5: 150_000, 10: 9_000 } },
    { end: '2023Q1', filer: '60', amounts: { 7: 70_000, 8: 80_000 } },
  ),
  hotelFile(
    'HOT2303.CSV',
    { end: MARCH, amounts: { 1: 90_000, 2: 20_000, 3: 30_000, 4: 0, 5: 50_000, 6: 60_000 } },
    { end: MARCH, filer: '60', amounts: { 7: 70_000, 8: 80_000 } },
  ),
  hotelFile(
    'HOT2303B.CSV',
    { end: MARCH, amounts: { 1: 950_000, 2: 22_000, 3: 30_000, 6: 61_000, 9: 9_000 } },
    { end: MARCH, filer: '60', amounts: { 7: 0, 8: 80_000, 9: 1_000 } },
  ),
  hotelFile(
    'HOTEL2023.CSV',
    { end: JAN, amounts: { 1: 90_000, 2: 21_000, 4: 0, 5: 50_000, 6: 60_000 } },
    { end: MARCH, amounts: { 1: 950_000, 2: 20_000, 3: 33_000, 5: 50_000, 6: 61_000, 9: 9_000 } },
    { end: MARCH, filer: '60', amounts: { 7: 70_000, 8: 80_000 } },
  ),
];

export const legacy = (permit: number, month: string, tax: string, address = '12 RIVER RD'): string =>
  m1Row({
    permit: `"MB10000${String(permit)}"`,
    name: `"BAR ${String(permit)}                       "`,
    address: `"${address.padEnd(30)}"`,
    period: `"${month}"`,
    tax: ` ${tax.padStart(12, '0')}`,
  });

export const portal = (permit: number, end: string, total: number, locationAddress = '12 RIVER RD'): string =>
  m2Row({
    taxpayerNumber: `3200000000${String(permit)}`,
    permit: `MB10000${String(permit)}`,
    locationName: `BAR AND GRILL ${String(permit)}`,
    locationAddress,
    periodEnd: end,
    liquor: `$${String(total)}`,
    wine: '$0',
    beer: '$0',
    total: `$${String(total)}`,
  });

const OCT = '10/31/2014';
const NOV = '11/30/2014';

/** Legacy releases that amend each other, the second one out of order, and windows of the portal over their months. */
export const BAR_RELEASES: readonly MadeUp[] = [
  [
    'MIXEDBEV_11_2014.CSV',
    [1, 2, 3, 4].map((permit) => legacy(permit, '2014/11', '100.00')).join('') +
      legacy(1, '2014/10', '50.00') +
      legacy(2, '2014/10', '60.00'),
  ],
  [
    'MIXEDBEV_12_2014.CSV',
    [1, 2, 3, 5].map((permit) => legacy(permit, '2014/12', '120.00')).join('') +
      legacy(2, '2014/10', '61.00', '14 RIVER RD') +
      legacy(3, '2014/10', '70.00') +
      legacy(1, '2014/11', '101.00'),
  ],
  [
    'MIXEDBEV_10_2014.CSV',
    [1, 2, 3, 4].map((permit) => legacy(permit, '2014/10', '80.00')).join('') +
      legacy(4, '2014/09', '5.00') +
      legacy(1, '2014/11', '102.00'),
  ],
  [
    'portal-autumn.csv',
    M2_HEADER +
      portal(1, OCT, 1500) +
      portal(2, OCT, 1600) +
      portal(1, NOV, 1700) +
      portal(4, NOV, 900) +
      portal(5, NOV, 800),
  ],
  ['portal-november.csv', M2_HEADER + portal(1, NOV, 1750) + portal(2, NOV, 1200) + portal(4, NOV, 900)],
];
