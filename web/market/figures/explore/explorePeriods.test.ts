import { expect, test } from 'vitest';
import { growthPeriods } from '../growth/growthPeriods.ts';
import { askedPeriod } from './explorePeriods.ts';

const year = (name: number, months: readonly number[]): string[] =>
  months.map((month) => `${String(name)}-${String(month).padStart(2, '0')}`);
const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** As the releases are: whole years, a gap of a year, and some months of the latest one. */
const MONTHS = [...year(2018, ALL), ...year(2019, ALL), ...year(2021, ALL), ...year(2023, [1, 2, 3, 5, 9])];
const asked = (period: 'ttm' | 'latest' | 'year' | '2019' | 'own', more: object = {}) =>
  askedPeriod({ period, from: '', to: '', vs: '', ...more }, MONTHS);

test.each([
  ['latest', {}, { from: '2023-09', to: '2023-09', monthsEarlier: 24 }],
  ['ttm', {}, { from: '2022-10', to: '2023-09', monthsEarlier: 24 }],
  ['year', {}, { from: '2021-01', to: '2021-12', monthsEarlier: 24 }],
  ['2019', {}, { from: '2023-01', to: '2023-09', monthsEarlier: 48 }],
  ['latest', { vs: 'm1' }, { from: '2023-09', to: '2023-09', monthsEarlier: 1 }],
  ['latest', { vs: 'y99' }, { from: '2023-09', to: '2023-09', monthsEarlier: 360 }],
  ['ttm', { vs: 'none' }, { from: '2022-10', to: '2023-09', monthsEarlier: null }],
  ['own', { from: '2010-01', to: '2019-12' }, { from: '2019-01', to: '2019-12', monthsEarlier: 12 }],
  ['own', { from: '2019-12', to: '2019-01' }, { from: '2019-01', to: '2019-01', monthsEarlier: 12 }],
] as const)('the months of %s %o', (period, more, expected) => {
  expect(asked(period, more)).toEqual(expected);
});

test('without releases there is nothing to ask', () => {
  expect(askedPeriod({ period: 'ttm', from: '', to: '', vs: '' }, [])).toBeNull();
});

test('growth is offered for periods with a year before, the latest first', () => {
  expect(growthPeriods(MONTHS).map(({ label }) => label)).toEqual(['2019 against 2018']);
  const label = ({ label: text }: { label: string }): string => text;
  expect(growthPeriods([...year(2022, ALL), ...year(2023, [1, 2])]).map(label)).toEqual([
    '12 months to Feb 2023',
    '2023 against 2022',
  ]);
});
