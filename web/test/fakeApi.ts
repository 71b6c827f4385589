import {
  daysIn,
  filedMonths,
  HOTELS,
  LATEST_MONTH,
  LATEST_YEAR,
  receiptsOf,
  RELEASE,
  revparOf,
} from './fakeFigures.ts';
import type { FakeHotel } from './fakeFigures.ts';
import { fakeAdministration } from './fakeAdministration.ts';
import { API_KEYS, fakeAccounts, SESSIONS } from './fakeAccounts.ts';
import { fakeBar } from './fakeBar.ts';
import { fakeBrandRules } from './fakeBrandRules.ts';
import { fakeDoubtful } from './fakeDoubtful.ts';
import { fakeBrands } from './fakeBrands.ts';
import { fakeBilling, membership } from './fakeBilling.ts';
import { fakeCompare } from './fakeCompare.ts';
import { fakeExports } from './fakeExports.ts';
import { fakeHotel, page, place } from './fakeHotel.ts';
import { fakePlace } from './fakePlaces.ts';
import { fakeOwner, find } from './fakeOwner.ts';
import { barAtPremises, hotelAtPremises, taxpayerProperties } from './fakePremises.ts';
import { fakePortfolios } from './fakePortfolios.ts';
import { propertyMap } from './fakeMap.ts';
import { citedReleases, publishedOf } from './fakeReleases.ts';
import { fakeRankings } from './fakeRankings.ts';
import { CITIES, COUNTIES, search } from './fakeSearch.ts';
import { fakeTrial } from './fakeTrial.ts';
import { newHotels } from './fakeTrends.ts';

interface PlaceInput {
  kind: 'CITY' | 'COUNTY' | 'ZIP';
  names: string[];
}

interface Paging {
  first?: number;
  after?: string | null;
}

function isIn(hotel: FakeHotel, { kind, names }: PlaceInput): boolean {
  const own = kind === 'CITY' ? hotel.city : kind === 'COUNTY' ? hotel.county : hotel.zip;
  return names.some((name) => name.toUpperCase() === own);
}

function hotelResult(hotel: FakeHotel, month: string, periodMonths = 1) {
  const roomReceipts = receiptsOf(hotel, month);
  const flags = hotel.isMarketplace === true ? ['MARKETPLACE'] : hotel.rooms === 16 ? ['EXTRA_DIGIT'] : [];
  const hasRooms = hotel.isMarketplace !== true && hotel.rooms > 0;
  const countedReceipts = flags.includes('EXTRA_DIGIT') ? Math.round(roomReceipts * 86) / 100 : roomReceipts;
  return {
    hotel: fakeHotel(hotel),
    taxpayerNumber: hotel.taxpayerNumber,
    locationNumber: hotel.locationNumber,
    locationPhone: null,
    taxpayerAddress: '400 MESA ST',
    taxpayerCity: 'EL PASO',
    taxpayerPhone: '9155550100',
    responsibilityBegin: '2016-03-01',
    responsibilityEnd: hotel.endedOn,
    periodEnd: `${month}-${String(daysIn(month))}`,
    periodMonths,
    monthsFiled: 1,
    revparMonths: hasRooms ? 1 : 0,
    responsibleDays: null as number | null,
    soldHotel: null as string | null,
    isIncomplete: false,
    days: daysIn(month),
    filerType: 'MONTHLY',
    locationName: hotel.name,
    locationAddress: hotel.address,
    city: hotel.city,
    county: hotel.county,
    locationZip: hotel.zip,
    taxpayerName: 'HIGHLAND LODGING LLC',
    roomReceipts,
    countedReceipts,
    taxableReceipts: Math.round(roomReceipts * 86) / 100,
    roomCapacity: hotel.rooms,
    countedRooms: hasRooms ? hotel.rooms : null,
    revpar: hasRooms ? revparOf(roomReceipts, hotel.rooms, daysIn(month)) : null,
    revparReceipts: hasRooms ? countedReceipts : null,
    availableRoomNights: hasRooms ? hotel.rooms * daysIn(month) : null,
    flags,
    reasons: flags.includes('EXTRA_DIGIT') ? ['Filed too much; the taxable receipts count.'] : [],
    release: RELEASE,
  };
}

function beverageResult(index: number, month: string) {
  const isOld = month < '2007-01';
  return {
    property: { id: `beverage:3210000000${String(index)}-00001` },
    taxpayerNumber: `3210000000${String(index)}`,
    locationNumber: 1,
    periodEnd: `${month}-${String(daysIn(month))}`,
    isIncomplete: false,
    locationName: `CAPOTE BAR ${String(index)}`,
    locationAddress: `${String(index)} S AUSTIN ST`,
    city: 'MARFA',
    county: 'PRESIDIO',
    locationZip: '79843',
    totalReceipts: 48_210 + index * 1000,
    liquorReceipts: isOld ? null : 30_000,
    wineReceipts: isOld ? null : 8_000 + index * 1000,
    beerReceipts: isOld ? null : 10_000,
    coverChargeReceipts: isOld ? null : 210,
    flags: index === 2 ? ['ESTIMATED'] : [],
    responsibleDays: null as number | null,
    release: RELEASE,
  };
}

const latest = {
  month: `${String(LATEST_YEAR)}-0${String(LATEST_MONTH)}`,
  year: LATEST_YEAR,
  monthNumber: LATEST_MONTH,
  quarter: 3,
};

/** The API's answers, for the schema's default resolvers: a value, or a function of a field's arguments. */
export const fakeRoot = {
  about: {
    productName: 'Texas Receipts',
    version: 'v1.19.10',
    operatorName: 'Example Data LLC',
    supportEmail: 'help@example.com',
    synthetic: true,
    figuresAreCurrent: true,
    outdatedFigures: [],
    captchaSiteKey: null,
    analyticsUrl: null,
    errorReportingUrl: null,
    mapTilesUrl: null,
    mapTilesAttribution: null,
  },
  viewer: {
    ownEmail: { email: 'ana@example.com', isConfirmed: true, pendingEmail: null },
    id: 'member:1',
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Example',
    isAdmin: false,
    isFree: false,
    isPaid: true,
    isSubscribed: true,
    needsSecondStep: false,
    apiKeys: API_KEYS,
    sessions: SESSIONS,
    ...membership,
  },
  latestPeriod: ({ product }: { product: string }) =>
    product === 'HOTEL' ? latest : { ...latest, month: '2023-10', monthNumber: 10, quarter: 3 },
  figuresAsOf: citedReleases,
  propertyMap,
  publishedMonths: publishedOf,
  hotel: (key: { taxpayerNumber: string; locationNumber: number }) => {
    const hotel = HOTELS.find(
      ({ taxpayerNumber, locationNumber }) =>
        taxpayerNumber === key.taxpayerNumber && locationNumber === key.locationNumber,
    );
    return hotel === undefined ? null : hotelAtPremises(hotel);
  },
  taxpayerProperties,
  owner: fakeOwner,
  find,
  beverageProperty: ({
    taxpayerNumber,
    locationNumber,
  }: {
    taxpayerNumber: string;
    locationNumber: number;
  }) =>
    taxpayerNumber === fakeBar.taxpayerNumber && locationNumber === fakeBar.locationNumber
      ? barAtPremises
      : null,
  ...fakeCompare,
  ...fakeExports,
  newHotels,
  place: fakePlace,
  places: ({ kind }: { kind: string }) =>
    kind === 'CITY' ? CITIES.map((name) => place(kind, name)) : COUNTIES.map((name) => place(kind, name)),
  search,
  hotelResults: ({
    input,
    ...paging
  }: { input: { year: number; month?: number; quarter?: number; place: PlaceInput } } & Paging) => {
    const month = `${String(input.year)}-${String(input.month ?? (input.quarter ?? 1) * 3).padStart(2, '0')}`;
    const filed = HOTELS.filter((hotel) => isIn(hotel, input.place) && filedMonths(hotel).includes(month));
    return page(
      filed.map((hotel) => hotelResult(hotel, month, input.quarter === undefined ? 1 : 3)),
      paging,
    );
  },
  beverageResults: ({
    input,
    ...paging
  }: { input: { year: number; month: number; place: PlaceInput } } & Paging) => {
    const month = `${String(input.year)}-${String(input.month).padStart(2, '0')}`;
    const known = input.place.names.some((name) =>
      ['MARFA', 'PRESIDIO', '79843'].includes(name.toUpperCase()),
    );
    return page(known ? [1, 2, 3].map((index) => beverageResult(index, month)) : [], paging);
  },
  recentlyViewed: () =>
    page([
      {
        product: 'BEVERAGE',
        viewedAt: '2026-11-20T10:00:00Z',
        hotel: null,
        beverageProperty: { ...fakeBar, name: 'SEEN BAR' },
      },
      ...HOTELS.slice(0, 6).map((hotel, i) => ({
        product: 'HOTEL',
        viewedAt: `2026-11-1${String(9 - i)}T10:00:00Z`,
        hotel: { ...fakeHotel(hotel), name: `SEEN HOTEL ${String(i + 1)}` },
        beverageProperty: null,
      })),
    ]),
  publicSample: ({ id }: { id: string }) => ({ id, isPublic: false, isTrial: false }),
  setPublicSample: () => ({ sample: null, errors: [] }),
  ...fakeAccounts,
  ...fakePortfolios,
  ...fakeBilling,
  ...fakeAdministration,
  ...fakeBrands,
  ...fakeBrandRules,
  ...fakeDoubtful,
  ...fakeRankings,
  trial: fakeTrial,
};
