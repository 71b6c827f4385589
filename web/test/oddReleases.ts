import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { asProduct } from '../../server/launch/test/productRole.ts';
import { createPool } from '../../server/platform/database.ts';
import { h2Row, m2Row, M2_HEADER } from '../../worker/import/fixtures/rows.testing.ts';
import { registerImport, runImport } from '../../worker/import/importFile.ts';
import { callerOf } from './everyPage.ts';
import type { Product, Running } from './product.ts';
import type { Stored } from './visit.ts';

/** A year of months and then, after one that no release has, another. */
const YEARS = [2021, 2023];
/** Hotels, and bars, that there are so many of only to be missed in the last month. */
const OTHERS = 118;
const OTHERS_IN_TIME = 10;

interface Month {
  year: number;
  month: number;
  /** The number of the others that are in it. */
  others: number;
}

function monthsOf(year: number, others: number, numbers: readonly number[]): Month[] {
  return numbers.map((month) => ({ year, month, others }));
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

const isQuarterEnd = ({ month }: Month): boolean => month % 3 === 0;

function lastDay({ year, month }: Month): Date {
  return new Date(Date.UTC(year, month, 0));
}

const compact = (month: Month): string => lastDay(month).toISOString().slice(0, 10).replaceAll('-', '');

function portalDay(month: Month): string {
  const [year = '', number = '', day = ''] = lastDay(month).toISOString().slice(0, 10).split('-');
  return `${number}/${day}/${year}`;
}

const quoted = (text: string): string => `"${text}"`;
const money = (dollars: number): string => dollars.toFixed(2).padStart(14);

const presidio = { locationCity: quoted('PRESIDIO'), locationZip: quoted('79845') };
const alpine = { locationCity: quoted('ALPINE'), locationZip: quoted('79830'), locationCounty: '22' };

type Changes = NonNullable<Parameters<typeof h2Row>[0]>;

function hotelRow(location: number, name: string, dollars: number, changes: Changes): string {
  return h2Row({
    locationNumber: String(location).padStart(5, '0'),
    locationName: quoted(name),
    locationAddress: quoted(`${String(location)} RIVER RD`),
    total: money(dollars),
    taxable: money(dollars),
    ...changes,
  });
}

/** Three hotels with a story, and the others. In June 2023 the first files a digit too many. */
export function hotelRows(month: Month): string {
  const periodEnd = compact(month);
  const isSlip = month.year === 2023 && month.month === 6;
  const isShort = month.others === OTHERS_IN_TIME;
  return [
    hotelRow(1, 'HAMPTON INN MARFA', isSlip ? 1_500_000 : 150_000 + month.month * 1_000, {
      periodEnd,
      capacity: '   80',
      ...(isSlip && { taxable: money(140_000) }),
    }),
    isShort ? '' : hotelRow(2, 'DESERT INN', 90_000 - month.month * 500, { periodEnd, capacity: '   60' }),
    isQuarterEnd(month)
      ? hotelRow(3, 'QUARTER LODGE', 61_000, { periodEnd, filerType: '60', capacity: '   20', ...presidio })
      : '',
    ...upTo(month.others).map((other) =>
      hotelRow(100 + other, `ROOMS ${String(other)}`, 3_000, { periodEnd, capacity: '    5', ...alpine }),
    ),
  ].join('');
}

function barRows(month: Month): string {
  const periodEnd = portalDay(month);
  return [
    m2Row({ periodEnd, total: `$${String(23_000 + month.month * 100)}` }),
    ...upTo(month.others).map((other) =>
      m2Row({
        periodEnd,
        locationNumber: String(100 + other),
        locationName: `BAR ${String(other)}`,
        locationAddress: `${String(other)} RIVER RD`,
        locationCity: 'ALPINE',
        locationZip: '79830',
        locationCounty: '22',
        permit: `MB2000${String(100 + other)}`,
      }),
    ),
  ].join('');
}

const [first = 0, last = 0] = YEARS;
const whole = monthsOf(first, OTHERS, upTo(12));
const latest = monthsOf(last, OTHERS, upTo(11));
const short = monthsOf(last, OTHERS_IN_TIME, [12]);

const rowsOf = (months: readonly Month[], of: (month: Month) => string): string => months.map(of).join('');

const FILES: readonly (readonly [name: string, content: string])[] = [
  ['HOTEL2021.CSV', rowsOf(whole, hotelRows)],
  ['HOTEL2023.CSV', rowsOf(latest, hotelRows)],
  ['HOT2312.CSV', rowsOf(short, hotelRows)],
  ['Mixed_2023_11.csv', M2_HEADER + rowsOf([...whole, ...latest], barRows)],
  ['Mixed_2023_12.csv', M2_HEADER + rowsOf(short, barRows)],
];

/**
 * Publishes releases that lack a year and much of the latest month, with a filing that is flagged and a city of
 * quarterly filers only, of both taxes.
 */
export async function importOddReleases({ databaseUrl, dataDir }: Running): Promise<void> {
  const pool = createPool(asProduct(databaseUrl));
  try {
    for (const [name, content] of FILES) {
      const path = join(dataDir, name);
      await writeFile(path, content);
      const options = { acceptIncomplete: true, synthetic: true };
      const id = await registerImport({ pool, dataDir }, path, basename(path), options);
      const { state, reports } = await runImport({ pool, dataDir }, id);
      if (state !== 'published') throw new Error(`${name} was not published: ${JSON.stringify(reports)}`);
    }
  } finally {
    await pool.end();
  }
}

/** Hands over a month with far too few rows, which a check holds back. */
export async function importHeldRelease({ databaseUrl, dataDir }: Running): Promise<void> {
  const pool = createPool(asProduct(databaseUrl));
  try {
    const path = join(dataDir, 'HOT2401.CSV');
    await writeFile(path, hotelRows({ year: last + 1, month: 1, others: OTHERS_IN_TIME }));
    const id = await registerImport({ pool, dataDir }, path, basename(path), { synthetic: true });
    const { state } = await runImport({ pool, dataDir }, id);
    if (state !== 'refused') throw new Error(`The import was ${state}.`);
  } finally {
    await pool.end();
  }
}

/** A page that shows what is odd, and what it says of that; nothing if another page says the same. */
interface OddPage {
  /** Fit for a file. */
  name: string;
  path: string;
  says: readonly string[];
}

const TAXPAYER = '32000000001';
const HAMPTON = `/stt/hotelinfo/HAMPTON%20INN%20MARFA/${TAXPAYER}/1?years=all`;
const BAR = '/stt/mbthotelinfo/THE%20DRY%20CREEK%20BAR/32000000002/1?years=all';
const GAP = '2022 is not in the releases.';
const NO_TTM = 'none for January to November 2021 and January to November 2023.';

const properties: readonly OddPage[] = [
  {
    name: 'odd-hotel',
    path: HAMPTON,
    says: [
      GAP,
      'Filed $1,500,000.00 with $140,000.00 taxable, usually about $160,000 a month; the taxable receipts count.',
      '$0 (0%) no 2022 to compare with',
      'no figure a year earlier',
      'Jan–Dec 2023 · Dec 2023 incomplete',
    ],
  },
  {
    name: 'odd-hotel-ttm',
    path: `${HAMPTON}&tab=ttm`,
    says: [GAP, `TTM revenue needs 12 filed months in a row: ${NO_TTM}`],
  },
  {
    name: 'odd-hotel-silent',
    path: `/stt/hotelinfo/DESERT%20INN/${TAXPAYER}/2?years=1&tab=ttmrevpar`,
    says: ['There is none here: TTM RevPAR needs 12 filed months', 'of its 12 months are there'],
  },
  {
    name: 'odd-hotel-quarterly',
    path: `/stt/hotelinfo/QUARTER%20LODGE/${TAXPAYER}/3?years=3`,
    says: [],
  },
  { name: 'odd-bar', path: BAR, says: [GAP, 'no figure a year earlier'] },
  {
    name: 'odd-bar-ttm',
    path: `${BAR}&tab=ttm`,
    says: [GAP, `TTM receipts need 12 filed months in a row: ${NO_TTM}`],
  },
];

/** Of sums over the months up to the incomplete one. */
const TO_THE_END = [
  'Jan–Dec 2023 · Dec 2023 incomplete',
  'no complete 12 months before to compare with · Dec 2023 incomplete',
];

const TREATED =
  '2023: 1 filing with doubtful receipts does not count as filed; that makes receipts $1,360,000.00 lower';

const places: readonly OddPage[] = [
  {
    name: 'odd-city',
    path: '/stt/city/MARFA?years=3',
    says: [GAP, TREATED, '1 doubtful filing', ...TO_THE_END],
  },
  { name: 'odd-city-quarterly', path: '/stt/city/PRESIDIO?years=3', says: [GAP, '20 rooms in 1 property'] },
  { name: 'odd-city-incomplete', path: '/stt/city/ALPINE?years=3', says: [GAP, '10 of 118', ...TO_THE_END] },
  {
    name: 'odd-county-cities',
    path: '/stt/county/PRESIDIO?tab=cities&years=3',
    says: [GAP, 'Without MARFA, which dwarfs the other cities'],
  },
  { name: 'odd-city-alcohol', path: '/stt/mbtcity/MARFA?years=3', says: [] },
  { name: 'odd-zip-alcohol', path: '/stt/mbtzip/79830?years=3', says: [GAP, '10 of 118', 'incomplete'] },
  { name: 'odd-trial-city', path: '/trial/city?years=3', says: [GAP, TREATED] },
];

const MAY = 'May 2022 is not in the releases.';
const SHORT = 'December 2023 is incomplete: it has 11 rows where the months around it have';

const others: readonly OddPage[] = [
  {
    name: 'odd-compare',
    path: `/stt/compare?subject=${TAXPAYER}-1&with=${TAXPAYER}-2,${TAXPAYER}-3`,
    says: ['December 2022 is not in the releases.', '11 of 12 months'],
  },
  {
    name: 'odd-trends',
    path: '/stt/trends?range=all',
    says: ['2022 is not in the releases; known from later ones, excluding those that closed earlier'],
  },
  { name: 'odd-results-gap', path: '/stt/results/monthly/5/2022/city/MARFA', says: [MAY] },
  { name: 'odd-results-alcohol-gap', path: '/stt/results/mbt/5/2022/city/MARFA', says: [MAY] },
  {
    name: 'odd-results-incomplete',
    path: '/stt/results/monthly/12/2023/city/ALPINE',
    says: [`${SHORT} 120.`],
  },
  {
    name: 'odd-results-alcohol-incomplete',
    path: '/stt/results/mbt/12/2023/city/ALPINE',
    says: [`${SHORT} 119.`],
  },
  {
    name: 'odd-results-quarterly',
    path: '/stt/results/monthly/6/2023/city/PRESIDIO',
    says: [
      'There is nothing of monthly filers among the hotels here for June 2023.',
      'Monthly and quarterly filers of Quarter 2 of 2023',
    ],
  },
  {
    name: 'odd-results-revpar',
    path: '/stt/results/monthly/11/2023/county/PRESIDIO?sort=-revpar',
    says: [],
  },
];

/** All of them, of a brand too, which has its number from the database. */
export async function oddPages(product: Product, stored: Stored): Promise<OddPage[]> {
  const call = callerOf(product, stored);
  const { data } = await call<{ data: { brands: { id: string }[] } }>('/graphql', {
    query: '{ brands { id } }',
  });
  const id = data.brands[0]?.id.replace('brand:', '') ?? '';
  const says = [GAP, 'not in the releases', '1 doubtful filing'];
  const brand = { name: 'odd-brand', path: `/stt/brand/${id}/X/0/X?years=3`, says };
  return [...properties, ...places, ...others, brand];
}
