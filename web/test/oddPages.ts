import { callerOf } from './everyPage.ts';
import type { Product } from './product.ts';
import type { Stored } from './visit.ts';

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
    says: ['There is none here: TTM RevPAR needs 12 filed months', 'of 12 months have figures'],
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

/** Of sums over the months up to the last whole one: the next has a tenth of its rows. */
const TO_THE_END = 'Jan–Nov 2023';

const TREATED =
  '2023: 1 filing with doubtful receipts does not count as filed; that makes receipts $1,360,000.00 lower';

const places: readonly OddPage[] = [
  {
    name: 'odd-city',
    path: '/stt/city/MARFA?years=3',
    says: [GAP, TREATED, '1 doubtful filing', TO_THE_END],
  },
  { name: 'odd-city-quarterly', path: '/stt/city/PRESIDIO?years=3', says: [GAP, '20 rooms in 1 property'] },
  { name: 'odd-city-incomplete', path: '/stt/city/ALPINE?years=3', says: [GAP, '118 of 118', TO_THE_END] },
  {
    name: 'odd-county-cities',
    path: '/stt/county/PRESIDIO?tab=cities&years=3',
    says: [GAP, 'Without MARFA, which dwarfs the other cities'],
  },
  { name: 'odd-city-alcohol', path: '/stt/mbtcity/MARFA?years=3', says: [] },
  { name: 'odd-zip-alcohol', path: '/stt/mbtzip/79830?years=3', says: [GAP, '118 of 118', 'incomplete'] },
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
    says: ['No monthly filer here filed for June 2023.', 'Monthly and quarterly filers of Quarter 2 of 2023'],
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
