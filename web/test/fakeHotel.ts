import { fakeFiling, fakeMonth } from './fakeMonth.ts';
import type { Month } from './fakeMonth.ts';
import { premisesOf } from './fakeOwnership.ts';
import { fakeNearby } from './fakeNearby.ts';
import { fakePercentiles } from './fakePercentiles.ts';
import { everyFigure } from './everyFigure.ts';
import { changeOf, citiesOf, filedMonths, revparOf } from './fakeFigures.ts';
import type { FakeHotel } from './fakeFigures.ts';

function sum(values: readonly number[]): number {
  return Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
}

const made = new WeakMap<FakeHotel, ReturnType<typeof makeHotel>>();

/** The API's hotel, field for field, from invented figures. */
export function fakeHotel(hotel: FakeHotel): ReturnType<typeof makeHotel> {
  // Twenty years of figures, which tests would invent a thousand times.
  const known = made.get(hotel) ?? makeHotel(hotel);
  made.set(hotel, known);
  return known;
}

function makeHotel(hotel: FakeHotel) {
  const months = filedMonths(hotel).map((month) => fakeMonth(hotel, month));
  const series = seriesOf(hotel, months);
  return {
    id: `hotel:${hotel.taxpayerNumber}-${String(hotel.locationNumber).padStart(5, '0')}`,
    ...hotel,
    ...citiesOf(hotel),
    state: 'TX',
    phone: null,
    city: place('CITY', hotel.city),
    county: place('COUNTY', hotel.county),
    zipPlace: place('ZIP', hotel.zip),
    cityName: hotel.city,
    countyName: hotel.county,
    zipName: hotel.zip,
    coordinates: { latitude: 30.309, longitude: -104.021, approximate: true },
    taxpayer: {
      number: hotel.taxpayerNumber,
      name: 'HIGHLAND LODGING LLC',
      address: '400 MESA ST',
      city: 'EL PASO',
      state: 'TX',
      zip: '79901',
      phone: '9155550100',
    },
    roomCapacity: hotel.isMarketplace === true ? null : hotel.rooms,
    filerType: 'MONTHLY',
    responsibilityBegin: '2016-03-01',
    // It is unknown when responsibility ended: the last filed month says when the hotel did.
    responsibilityEnd: null,
    status: hotel.endedOn === null ? 'CURRENT' : 'ENDED',
    datesAreFiledPeriods: false,
    isMarketplace: hotel.isMarketplace ?? false,
    roomsOfAnotherOwner: null,
    premises: premisesOf(hotel),
    ...fakeNearby(hotel),
    percentiles: fakePercentiles(hotel),
    headline: headlineOf(hotel, months, series),
    months: [...months].reverse(),
    monthsLeftOut: [],
    series,
    years: yearsOf(hotel, months),
    establishment: establishmentOf(hotel, months),
    filings: () => page([...months].reverse().map((month) => fakeFiling(hotel, month))),
  };
}

/** The whole hotel: this owner's months only. */
function establishmentOf(hotel: FakeHotel, months: readonly Month[]) {
  const series = seriesOf(hotel, months);
  const { taxpayerNumber, locationNumber, name } = hotel;
  const latest = {
    position: 1,
    taxpayerNumber,
    locationNumber,
    name,
    taxpayerName: 'HIGHLAND LODGING LLC',
    firstMonth: months[0]?.month ?? null,
    lastMonth: months.at(-1)?.month ?? null,
    lastFiled: months.at(-1)?.month ?? null,
    beganOn: null,
    reason: null,
  };
  return {
    id: `hotel-establishment:${taxpayerNumber}-${String(locationNumber).padStart(5, '0')}`,
    properties: [latest],
    latest,
    headline: headlineOf(hotel, months, series),
    months: months.map((month) => ({ ...month, filedBy: [1] })),
    monthsLeftOut: [],
    series,
    years: yearsOf(hotel, months),
  };
}

export function place(kind: string, name: string) {
  return { id: `${kind.toLowerCase()}:${name}`, kind, name };
}

export function page<T>(
  nodes: readonly T[],
  { first = 500, after = null }: { first?: number; after?: string | null } = {},
) {
  const start = after === null ? 0 : Number(after);
  const end = start + first;
  return {
    nodes: nodes.slice(start, end),
    totalCount: nodes.length,
    pageInfo: {
      hasNextPage: end < nodes.length,
      hasPreviousPage: start > 0,
      endCursor: String(end),
      startCursor: String(start),
    },
  };
}

function seriesOf(hotel: FakeHotel, months: readonly Month[]) {
  const last12 = (index: number): readonly Month[] | null =>
    index < 11 ? null : months.slice(index - 11, index + 1);
  const windows = months.map((_, index) => last12(index));
  return {
    ...everyFigure(
      'hotelSeries',
      months.map(() => 0),
    ),
    months: months.map(({ month }) => month),
    roomReceipts: months.map(({ roomReceipts }) => roomReceipts),
    revpar: months.map(({ revpar }) => revpar),
    exemptShare: months.map(({ exemptShare }) => exemptShare),
    ttmReceipts: windows.map((window) => window && sum(window.map(({ roomReceipts }) => roomReceipts))),
    ttmRevpar: windows.map(
      (window) => window && Math.ceil(sum(window.map(({ revpar }) => revpar ?? 0)) / 12),
    ),
    ttmRevparWeighted: windows.map(
      (window) => window && revparOf(sum(window.map(({ roomReceipts }) => roomReceipts)), hotel.rooms, 365),
    ),
  };
}

/** Of a hotel without twelve months: those of its last year, which no other year has. */
function yearToDateOf(months: readonly Month[]) {
  const year = months.at(-1)?.month.slice(0, 4) ?? '';
  const own = months.filter(({ month }) => month.startsWith(year));
  const receipts = sum(own.map(({ roomReceipts }) => roomReceipts));
  const compared = {
    comparedYear: null,
    receiptsBefore: null,
    receiptsChange: null,
    receiptsChangeWithoutIdle: null,
    likeForLike: null,
  };
  return {
    months: own.map(({ month }) => month),
    receipts,
    revpar: 40.25,
    revparMonths: own.map(({ month }) => month),
    ...compared,
  };
}

function headlineOf(hotel: FakeHotel, months: readonly Month[], series: ReturnType<typeof seriesOf>) {
  const latest = months.at(-1);
  if (latest === undefined) return null;
  const ttmReceipts = series.ttmReceipts.at(-1) ?? null;
  return {
    month: latest.month,
    isIncomplete: false,
    roomReceipts: latest.roomReceipts,
    filedReceipts: latest.filedReceipts,
    flags: latest.flags,
    unusualMonths: months
      .slice(-24)
      .filter(({ flags }) => flags.includes('UNUSUAL_RECEIPTS'))
      .map(({ month }) => month),
    receiptsChange: latest.yearChange,
    wasNotOpen: false,
    responsibleDays: latest.responsibleDays,
    partialMonths: months.filter(({ responsibleDays: days }) => days !== null).map(({ month }) => month),
    emptyMonths: [] as string[],
    revpar: latest.revpar,
    roomCapacity: latest.roomCapacity,
    ttmReceipts,
    ttmMonths: Math.min(12, months.length),
    ttmRoomMonths: Math.min(12, months.length),
    yearToDate: ttmReceipts === null ? yearToDateOf(months) : null,
    ttmChange: ttmReceipts === null ? null : changeOf(ttmReceipts, series.ttmReceipts.at(-13) ?? null),
    ttmRevpar: series.ttmRevpar.at(-1) ?? null,
    ttmRevparWeighted: series.ttmRevparWeighted.at(-1) ?? null,
    cityRank: hotel.endedOn === null ? { rank: 1, of: 11 } : null,
    countyRank: hotel.endedOn === null ? { rank: 3, of: 38 } : null,
  };
}

function yearsOf(hotel: FakeHotel, months: readonly Month[]) {
  const years = [...new Set(months.map(({ month }) => Number(month.slice(0, 4))))];
  const monthsOf = (year: number): Month[] => months.filter(({ month }) => month.startsWith(String(year)));
  return years.map((year) => {
    const own = monthsOf(year);
    const before = monthsOf(year - 1).filter(({ month }) =>
      own.some((each) => each.month.slice(5) === month.slice(5)),
    );
    const compared =
      before.length === 0 ? null : before.map(({ month }) => `${String(year)}${month.slice(4)}`);
    const [now, then] = [own, before].map((each) => sum(each.map(({ roomReceipts }) => roomReceipts)));
    const [revpar, revparBefore] = [now, then].map((total) =>
      revparOf(total ?? 0, hotel.rooms, own.length * 30.4),
    );
    return {
      ...everyFigure('hotelYear', 0),
      year,
      months: own.length,
      revparMonths: own.length,
      roomReceipts: now,
      receiptsChange: before.length === 0 ? null : changeOf(now ?? 0, then ?? null),
      revpar,
      revparChange: before.length === 0 ? null : changeOf(revpar ?? 0, revparBefore ?? null),
      receiptsComparedMonths: compared,
      revparComparedMonths: compared,
      exemptShare: 14,
      apportioned: sum(own.map(({ apportioned }) => apportioned)),
      flaggedMonths: own.filter(({ flags }) => flags.includes('EXTRA_DIGIT')).map(({ month }) => month),
      partialMonths: own.filter(({ responsibleDays: days }) => days !== null).map(({ month }) => month),
      emptyMonths: [] as string[],
      unusualMonths: own.filter(({ flags }) => flags.includes('UNUSUAL_RECEIPTS')).map(({ month }) => month),
    };
  });
}
