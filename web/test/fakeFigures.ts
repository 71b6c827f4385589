/** Invented figures for tests: seasonal, growing, the same at every run. */

export interface FakeHotel {
  taxpayerNumber: string;
  locationNumber: number;
  name: string;
  address: string;
  city: string;
  county: string;
  zip: string;
  rooms: number;
  /** Dollars a month in 2000. */
  level: number;
  endedOn: string | null;
  isMarketplace?: boolean;
}

export const LATEST_YEAR = 2023;
export const LATEST_MONTH = 9;

export const RELEASE = {
  id: 'release:9',
  fileName: 'HOT2309.CSV',
  issuedOn: '2024-01-06',
  synthetic: true,
};

/** The one that first had what {@link RELEASE} revised. */
export const FIRST_RELEASE = { ...RELEASE, id: 'release:8', fileName: 'HOT2306.CSV', issuedOn: '2023-10-02' };

const marfa = { city: 'MARFA', county: 'PRESIDIO', zip: '79843' };

/** A month in which the first hotel filed a digit too many, another one of which the rooms do not count. */
export const EXTRA_DIGIT_MONTH = '2023-04';
const UNUSUAL_MONTH = '2022-11';
const DOUBTFUL_ROOMS_MONTH = '2012-02';

export const HOTELS: readonly FakeHotel[] = [
  hotel('32000000011', 22, 'EXAMPLE HOUSE', '105 S HIGHLAND AVE', 104, 120_000),
  hotel('32000000029', 1, 'MARFA MOTOR COURT', '600 W SAN ANTONIO ST', 24, 21_000, '2019-04-30'),
  hotel('32000000037', 1, 'THE 50/50 INN #2', '12 N DEAN ST', 16, 19_500),
  hotel('32000000045', 3, 'CAPOTE LODGE', '900 E EL PASO ST', 60, 48_000),
  { ...hotel('32000000052', 7, 'CITY OF MARFA', '1 MARKET ST STE 600', 1, 64_000), isMarketplace: true },
  ...Array.from({ length: 12 }, (_, index) =>
    hotel(
      `3200000010${String(index)}`,
      1,
      `RANCH ROAD ROOMS ${String(index + 1)}`,
      `${String(index + 1)} RANCH RD`,
      8 + index,
      5_000 + index * 900,
    ),
  ),
];

function hotel(
  taxpayerNumber: string,
  locationNumber: number,
  name: string,
  address: string,
  rooms: number,
  level: number,
  endedOn: string | null = null,
): FakeHotel {
  return { taxpayerNumber, locationNumber, name, address, ...marfa, rooms, level, endedOn };
}

/** The city is misspelled in every filing, which nobody should notice. */
export const citiesOf = ({ city }: FakeHotel) => ({ filedCity: 'MARTA', addressCity: city });

const SEASON = [0.7, 0.85, 1.3, 1.1, 1.2, 1.15, 1.02, 0.9, 0.82, 0.95, 0.62, 0.66];

/** Every month from January 2000 to the latest, `2023-09`. */
export const MONTHS: readonly string[] = Array.from(
  { length: (LATEST_YEAR - 2000) * 12 + LATEST_MONTH },
  (_, index) => `${String(2000 + Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`,
);

/** The room receipts of a month in dollars, in whole cents. */
export function receiptsOf({ level }: FakeHotel, month: string): number {
  const years = Number(month.slice(0, 4)) - 2000;
  const season = SEASON[Number(month.slice(5)) - 1] ?? 1;
  const wobble = 1 + 0.06 * Math.sin(years * 7 + Number(month.slice(5)) * 3);
  return Math.round(level * season * 1.02 ** years * wobble * 100) / 100;
}

export function daysIn(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
}

/** The months in which the hotel filed. */
export function filedMonths({ endedOn }: FakeHotel): string[] {
  return MONTHS.filter((month) => endedOn === null || month <= endedOn.slice(0, 7));
}

export function yearBefore(month: string): string {
  return `${String(Number(month.slice(0, 4)) - 1)}${month.slice(4)}`;
}

export function changeOf(
  now: number,
  before: number | null,
): { amount: number; percent: number | null } | null {
  if (before === null) return null;
  const amount = Math.round((now - before) * 100) / 100;
  return { amount, percent: before === 0 ? null : Math.round((amount / before) * 10_000) / 100 };
}

export function revparOf(receipts: number, rooms: number, days: number): number | null {
  return rooms === 0 ? null : Math.round((receipts / (rooms * days)) * 100) / 100;
}

export function flagsOf({ rooms }: FakeHotel, month: string): string[] {
  if (rooms === 104 && month === EXTRA_DIGIT_MONTH) return ['EXTRA_DIGIT'];
  if (rooms === 104 && month === DOUBTFUL_ROOMS_MONTH) return ['ROOMS_DOUBTFUL'];
  if (rooms === 104 && month === UNUSUAL_MONTH) return ['UNUSUAL_RECEIPTS'];
  return month === '2023-06' ? ['REVISED'] : month < '2004-01' ? ['APPORTIONED'] : [];
}

export const REASONS: Record<string, string> = {
  UNUSUAL_RECEIPTS: 'Filed ten times the usual; it counts as filed.',
  EXTRA_DIGIT: 'Filed ten times as much as is taxable; the taxable receipts count.',
  ROOMS_DOUBTFUL: 'Filed 3,120 rooms, more than 3,000; the receipts count, the rooms do not.',
};
