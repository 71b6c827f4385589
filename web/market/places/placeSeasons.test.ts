import { expect, test } from 'vitest';
import { seasonsOf } from './placeSeasons.ts';

const monthsOf = (year: number, receipts: readonly number[], awaits = false) =>
  receipts.map((each, index) => ({
    month: `${String(year)}-${String(index + 1).padStart(2, '0')}`,
    receipts: each,
    isIncomplete: false,
    awaitsQuarterlyFilers: awaits,
    properties: 10,
  }));
const TWELVE = [200, 50, 100, 100, 100, 100, 100, 100, 100, 100, 100, 50];

test('the index is an average over full years, and 100 is the average month', () => {
  const months = [
    ...monthsOf(2018, TWELVE),
    ...monthsOf(
      2019,
      TWELVE.map((each) => each * 3),
    ),
    ...monthsOf(2021, [900, 1]),
  ];
  const { seasons, fullYears } = seasonsOf(months);
  expect(fullYears).toEqual([2018, 2019]);
  expect(seasons.slice(0, 3).map(({ index }) => index)).toEqual([200, 50, 100]);
  expect(seasonsOf(monthsOf(2021, [900, 1])).seasons[0]?.index).toBeNull();
});

test('recovery leaves out months that quarterly filers have yet to file for', () => {
  const months = [
    ...monthsOf(2019, TWELVE),
    ...monthsOf(2023, [100]),
    ...monthsOf(2023, [0, 100], true).slice(1),
  ];
  const { seasons, recovered } = seasonsOf(months);
  expect(recovered).toBe(2023);
  expect(seasons.slice(0, 3).map(({ recovery }) => recovery)).toEqual([50, null, null]);
  expect(seasonsOf(monthsOf(2019, TWELVE)).recovered).toBeNull();
});

test('a comparison with 2019 is marked if over a fifth more or fewer filed', () => {
  const filedBy = (properties: number) => monthsOf(2023, [100]).map((each) => ({ ...each, properties }));
  const isMarked = (properties: number) =>
    seasonsOf([...monthsOf(2019, TWELVE), ...filedBy(properties)]).seasons[0]?.haveFilersChanged;
  expect([7, 8, 12, 13].map(isMarked)).toEqual([true, false, false, true]);
});
