import { h1Row, h2Row } from '../import/fixtures/rows.testing.ts';
import type { MadeUp } from '../import/undo/undoneStates.testing.ts';

interface Filed {
  taxpayer: number;
  address: string;
  rooms: number;
  begin: string;
  name: string;
}

const month = (name: string, periodEnd: string, hotels: readonly Filed[]): MadeUp => [
  name,
  hotels
    .map((hotel) =>
      h2Row({
        taxpayerNumber: `320000001${String(hotel.taxpayer)}`,
        locationAddress: `"${hotel.address}"`,
        locationName: `"${hotel.name}"`,
        capacity: String(hotel.rooms).padStart(5),
        begin: hotel.begin,
        periodEnd,
      }),
    )
    .join(''),
];

const old = { taxpayer: 11, address: '1 MAIN ST', rooms: 40, begin: '19950301', name: 'PRAIRIE INN' };
const opened = { taxpayer: 12, address: '22 RIVER RD', rooms: 60, begin: '20190701', name: 'CAPOTE LODGE' };
const vast = { taxpayer: 13, address: '333 OAK AVE', rooms: 9000, begin: '20190115', name: 'DESERT ROSE' };
const city = { taxpayer: 14, address: '44 BAY ST', rooms: 1, begin: '20190901', name: 'CITY OF MARFA' };
const fresh = { taxpayer: 15, address: '555 HILL DR', rooms: 80, begin: '20230210', name: 'MOUNTAIN VIEW' };

/**
 * Hotels of which later releases say that they began at another time, with other rooms, or after another one: an earlier
 * month, an earlier beginning, a buyer and a hotel of the same year, and last a filing without dates from before.
 */
export const OPENED_HOTELS: readonly MadeUp[] = [
  month('HOT2302.CSV', '20230228', [old, opened, vast, city]),
  month('HOT2301.CSV', '20230131', [old, { ...opened, rooms: 55 }, { ...vast, rooms: 90 }]),
  month('HOT2303.CSV', '20230331', [{ ...old, begin: '19940301' }, { ...opened, rooms: 99 }, fresh]),
  month('HOT2304.CSV', '20230430', [
    old,
    { ...opened, taxpayer: 16, begin: '20230301' },
    { ...fresh, taxpayer: 17, address: '6666 LAKE LN', begin: '20230105', name: 'LAKE HOUSE' },
  ]),
  ['hotl1501.csv', h1Row({ taxpayerNumber: '32000000118', locationAddress: '"22 RIVER RD"' })],
];
