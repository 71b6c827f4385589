import { everyFigure } from './everyFigure.ts';
import {
  changeOf,
  daysIn,
  filedMonths,
  FIRST_RELEASE,
  flagsOf,
  REASONS,
  receiptsOf,
  RELEASE,
  revparOf,
  yearBefore,
} from './fakeFigures.ts';
import type { FakeHotel } from './fakeFigures.ts';

export type Month = ReturnType<typeof fakeMonth>;

/** A month of the API's hotel. */
export function fakeMonth(hotel: FakeHotel, month: string) {
  const roomReceipts = receiptsOf(hotel, month);
  const flags = flagsOf(hotel, month);
  const filedRooms = hotel.isMarketplace === true ? null : hotel.rooms;
  const hasRooms = !flags.includes('ROOMS_DOUBTFUL');
  const hasBefore = filedMonths(hotel).includes(yearBefore(month));
  return {
    ...everyFigure('hotelMonth', 0),
    month,
    isIncomplete: false,
    roomReceipts,
    filedReceipts: flags.includes('EXTRA_DIGIT') ? Math.round(roomReceipts * 1000) / 100 : roomReceipts,
    taxableReceipts: flags.includes('EXTRA_DIGIT') ? roomReceipts : Math.round(roomReceipts * 86) / 100,
    exemptShare: flags.includes('EXTRA_DIGIT') ? null : 14,
    apportioned: month < '2004-01' ? roomReceipts : 0,
    filedRooms: hasRooms ? filedRooms : 3_120,
    roomCapacity: hasRooms ? filedRooms : null,
    revpar:
      hotel.isMarketplace === true || !hasRooms ? null : revparOf(roomReceipts, hotel.rooms, daysIn(month)),
    yearChange: changeOf(roomReceipts, hasBefore ? receiptsOf(hotel, yearBefore(month)) : null),
    wasNotOpen: false,
    responsibleDays: null as number | null,
    responsibleDaysBefore: null as number | null,
    flags,
    reasons: flags.flatMap((flag) => REASONS[flag] ?? []),
    release: RELEASE,
  };
}

/** A month's filing as filed. */
export function fakeFiling(hotel: FakeHotel, month: Month) {
  return {
    id: `filing:${hotel.taxpayerNumber}-${month.month}`,
    periodEnd: `${month.month}-${String(daysIn(month.month))}`,
    periodMonths: 1,
    filerType: 'MONTHLY',
    locationName: hotel.name,
    locationAddress: hotel.address,
    locationCity: hotel.city,
    locationState: 'TX',
    locationZip: hotel.zip,
    locationPhone: null,
    taxpayerName: 'HIGHLAND LODGING LLC',
    taxpayerAddress: '400 MESA ST',
    taxpayerCity: 'EL PASO',
    taxpayerState: 'TX',
    taxpayerZip: '79901',
    taxpayerPhone: '9155550100',
    roomCapacity: month.filedRooms ?? hotel.rooms,
    countedRooms: month.roomCapacity,
    roomReceipts: month.filedReceipts,
    countedReceipts: month.roomReceipts,
    taxableReceipts: month.taxableReceipts,
    revpar: month.revpar,
    responsibilityBegin: '2016-03-01',
    responsibilityEnd: hotel.endedOn,
    flags: month.flags,
    reasons: month.reasons,
    decision: null,
    decisionNote: null,
    release: RELEASE,
    replacedBy: null,
    history: month.flags.includes('REVISED') ? [earlierFiling(hotel, month)] : [],
  };
}

/** The first filing of a revised month: a hundred dollars less. */
function earlierFiling(hotel: FakeHotel, { month, roomReceipts, taxableReceipts }: Month) {
  return {
    id: `filing:${hotel.taxpayerNumber}-${month}-first`,
    locationName: hotel.name,
    taxpayerName: 'HIGHLAND LODGING LLC',
    roomReceipts: roomReceipts - 100,
    taxableReceipts,
    roomCapacity: hotel.rooms,
    release: FIRST_RELEASE,
  };
}
