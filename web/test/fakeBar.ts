import { changeOf, daysIn, FIRST_RELEASE, RELEASE, yearBefore } from './fakeFigures.ts';
import { page, place } from './fakeHotel.ts';

/** The latest month of mixed beverages is one later than that of lodging. */
const MONTHS = Array.from({ length: 120 }, (_, i) => {
  const index = 2013 * 12 + 10 + i;
  return `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`;
});

/** Before 2017 the releases state the tax on the total only. */
const FIRST_WITH_PARTS = '2017-01';
const ESTIMATED = '2023-08';
const REVISED = '2023-06';

const totalOf = (month: string): number => 40_000 + Number(month.slice(0, 4)) + Number(month.slice(5)) * 100;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function partsOf(month: string) {
  const part = (amount: number): number | null => {
    if (month < FIRST_WITH_PARTS) return null;
    return month === ESTIMATED ? 0 : amount;
  };
  return {
    totalReceipts: totalOf(month),
    liquorReceipts: part(totalOf(month) - 18_210),
    wineReceipts: part(8_000),
    beerReceipts: part(10_000),
    coverChargeReceipts: part(210),
  };
}

function fakeMonth(month: string) {
  const flags = month === ESTIMATED ? ['ESTIMATED'] : month === REVISED ? ['REVISED'] : [];
  const before = MONTHS.includes(yearBefore(month)) ? totalOf(yearBefore(month)) : null;
  return {
    month,
    isIncomplete: false,
    ...partsOf(month),
    yearChange: changeOf(totalOf(month), before),
    responsibleDays: null as number | null,
    responsibleDaysBefore: null as number | null,
    flags,
    release: RELEASE,
  };
}

function fakeFiling(month: string) {
  return {
    ...fakeMonth(month),
    id: `filing:bar-${month}`,
    periodEnd: `${month}-${String(daysIn(month))}`,
    permit: 'MB123456',
    locationName: 'CAPOTE BAR 2',
    locationAddress: '2 S AUSTIN ST',
    locationCity: 'MARFA',
    locationState: 'TX',
    locationZip: '79843',
    taxpayerName: month < FIRST_WITH_PARTS ? '' : 'CAPOTE PARTNERS LP',
    tax: month < FIRST_WITH_PARTS ? Math.round(totalOf(month) * 6.7) / 100 : null,
    responsibilityBegin: '2013-11-01',
    responsibilityEnd: null,
    replacedBy: null,
    history: month === REVISED ? [earlierFiling(month)] : [],
  };
}

/** The first filing of the revised month: the total only. */
function earlierFiling(month: string) {
  const estimated = { liquorReceipts: 0, wineReceipts: 0, beerReceipts: 0, coverChargeReceipts: 0 };
  return {
    id: `filing:bar-${month}-first`,
    locationName: 'CAPOTE BAR 2',
    locationAddress: '9 OLD ST',
    ...estimated,
    totalReceipts: 44_776,
    release: FIRST_RELEASE,
  };
}

function yearsOf() {
  const years = [...new Set(MONTHS.map((month) => Number(month.slice(0, 4))))];
  return years.map((year) => {
    const own = MONTHS.filter((month) => month.startsWith(String(year)));
    const before = own.map(yearBefore).filter((month) => MONTHS.includes(month));
    return {
      year,
      months: own.length,
      ...partsOf(own[0] ?? ''),
      totalReceipts: sum(own.map(totalOf)),
      receiptsChange: before.length === 0 ? null : changeOf(sum(own.map(totalOf)), sum(before.map(totalOf))),
      receiptsComparedMonths:
        before.length === 0 ? null : before.map((month) => `${String(year)}${month.slice(4)}`),
      estimatedMonths: own.filter((month) => month === ESTIMATED),
      unusualMonths: [],
      partialMonths: [] as string[],
      emptyMonths: [] as string[],
      release: RELEASE,
    };
  });
}

const key = { id: 'beverage:32100000002-00001', taxpayerNumber: '32100000002', locationNumber: 1 };

function period(locationName: string, locationAddress: string, beginDate: string, endDate: string | null) {
  return {
    product: 'BEVERAGE',
    locationName,
    locationAddress,
    taxpayerName: 'CAPOTE PARTNERS LP',
    beginDate,
    endDate,
    datesAreFiledPeriods: false,
    taxpayerNumber: key.taxpayerNumber,
    locationNumber: key.locationNumber,
  };
}

const headline = {
  month: '2023-10',
  totalReceipts: totalOf('2023-10'),
  receiptsChange: fakeMonth('2023-10').yearChange,
  isIncomplete: false,
  ttmMonths: 12,
  ttmReceipts: sum(MONTHS.slice(-12).map(totalOf)),
  yearToDate: null,
  ttmChange: { amount: 12, percent: 0.5 },
  cityRank: { rank: 2, of: 7 },
  countyRank: { rank: 3, of: 12 },
  flags: [],
  unusualMonths: [],
  estimatedMonths: ['2022-10', ESTIMATED],
  responsibleDays: null as number | null,
  partialMonths: [] as string[],
  emptyMonths: [] as string[],
  release: RELEASE,
};

const figures = {
  headline,
  months: MONTHS.map(fakeMonth),
  series: {
    months: MONTHS,
    totalReceipts: MONTHS.map(totalOf),
    ttmReceipts: MONTHS.map((_, index) =>
      index < 11 ? null : sum(MONTHS.slice(index - 11, index + 1).map(totalOf)),
    ),
  },
  years: yearsOf(),
};

const owner = {
  position: 1,
  taxpayerNumber: key.taxpayerNumber,
  locationNumber: key.locationNumber,
  name: 'CAPOTE BAR 2',
  taxpayerName: 'CAPOTE PARTNERS LP',
  beganOn: null,
  reason: null,
  firstMonth: MONTHS[0] ?? null,
  lastMonth: MONTHS.at(-1) ?? null,
  lastFiled: MONTHS.at(-1) ?? null,
};

/** The API's bar, field for field, from invented figures: ten years up to October 2023. */
export const fakeBar = {
  ...key,
  name: 'CAPOTE BAR 2',
  address: '2 S AUSTIN ST',
  filedCity: 'MARTA',
  addressCity: 'MARFA',
  state: 'TX',
  zip: '79843',
  city: place('CITY', 'MARFA'),
  county: place('COUNTY', 'PRESIDIO'),
  zipPlace: place('ZIP', '79843'),
  cityName: 'MARFA',
  countyName: 'PRESIDIO',
  zipName: '79843',
  coordinates: null,
  permit: 'MB123456',
  taxpayer: {
    number: key.taxpayerNumber,
    name: 'CAPOTE PARTNERS LP',
    address: '1 CAPOTE RD',
    city: 'MARFA',
    state: 'TX',
    zip: '79843',
    phone: null,
  },
  responsibilityBegin: '2013-11-01',
  responsibilityEnd: null,
  endedOn: null,
  status: 'CURRENT',
  datesAreFiledPeriods: false,
  ...figures,
  establishment: {
    id: 'beverage-establishment:32100000002-00001',
    properties: [owner],
    latest: owner,
    ...figures,
    months: figures.months.map((month) => ({ ...month, filedBy: [1] })),
  },
  filings: () => page([...MONTHS].reverse().map(fakeFiling)),
  premises: {
    id: 'premises:2',
    joins: [],
    address: '2 S AUSTIN ST',
    zip: '79843',
    hotels: [],
    beverageProperties: [],
    ownershipPeriods: [
      period('CAPOTE BAR 2', '2 S AUSTIN ST', '2023-01-01', null),
      period('THE OLD CAPOTE', '2 SOUTH AUSTIN', '2013-11-01', '2022-12-31'),
    ],
  },
};
