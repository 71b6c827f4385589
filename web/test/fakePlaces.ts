import { RELEASE } from './fakeFigures.ts';
import { place } from './fakeHotel.ts';

interface Asked {
  kind: string;
  name: string;
}

/** Two years up to September 2023; quarterly filers, who bring $300 a month, have filed up to June. */
const MONTHS = Array.from({ length: 24 }, (_, i) => {
  const index = 2021 * 12 + 9 + i;
  return `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`;
});

function lodgingMonth(month: string, share: number) {
  const awaits = month > '2023-06';
  const apportioned = awaits ? 0 : 300 * share;
  const roomReceipts = (month < '2022-10' ? 1_000 : 1_100) * share + apportioned;
  return {
    month,
    roomReceipts,
    taxableReceipts: roomReceipts,
    revpar: 60,
    rooms: 10,
    properties: awaits ? 2 : 3,
    marketplace: 100 * share,
    apportioned,
    suspectsLeftOut: 0,
    awaitsQuarterlyFilers: awaits,
    release: RELEASE,
  };
}

function alcoholMonth(month: string, share: number) {
  const isLegacy = month < '2022-01';
  const part = (amount: number): number | null => (isLegacy ? null : amount * share);
  return {
    month,
    totalReceipts: 1_000 * share,
    liquorReceipts: part(500),
    wineReceipts: part(300),
    beerReceipts: part(150),
    coverChargeReceipts: part(50),
    estimated: 0,
    properties: 4,
    release: RELEASE,
  };
}

const lodgingYears = [2021, 2022, 2023].map((year) => ({
  year,
  months: year === 2021 ? 3 : year === 2022 ? 12 : 9,
  roomReceipts: 15_000 + year,
  receiptsChange: year === 2021 ? null : { amount: 900, percent: 6 },
  revpar: 60,
  revparChange: null,
}));

/** A place with the same figures whatever its name, but for NOWHERE, which is in no release. */
export function fakePlace({ kind, name }: Asked) {
  if (name.toUpperCase() === 'NOWHERE') return null;
  const cities = ['MARFA', 'PRESIDIO'].flatMap((city) => MONTHS.map((month) => ({ city, month })));
  return {
    ...place(kind, name.toUpperCase()),
    lodgingMonths: MONTHS.map((month) => lodgingMonth(month, 1)),
    lodgingYears,
    alcoholMonths: MONTHS.map((month) => alcoholMonth(month, 1)),
    alcoholYears: lodgingYears.map(({ roomReceipts: totalReceipts, ...year }) => ({
      ...year,
      totalReceipts,
    })),
    citiesLodgingMonths: cities.map(({ city, month }) => ({ city, month: lodgingMonth(month, 0.5) })),
    citiesAlcoholMonths: cities.map(({ city, month }) => ({ city, month: alcoholMonth(month, 0.5) })),
  };
}
