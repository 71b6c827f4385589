import { expect, test } from 'vitest';
import { gapText, withGaps } from './chartGaps.ts';
import type { MonthChartData } from './monthSeries.ts';
import { everyMonth } from '../formats/monthArithmetic.ts';

const yearsOf = (...years: number[]): string[] =>
  years.flatMap((year) => everyMonth([`${String(year)}-01`, `${String(year)}-12`]));

const PUBLISHED = [...yearsOf(2021), ...everyMonth(['2023-01', '2023-05']), '2023-09'];

function chart(months: readonly string[], known: readonly string[], from?: string): MonthChartData {
  const values = months.map((month) => (known.includes(month) ? 5 : null));
  const series = [{ key: 'a', name: 'A', kind: 'bar', unit: 'money', values }] as const;
  return { months, series, fullYear: 2023, ...(from !== undefined && { from }) };
}

test.each([
  [[], ''],
  [yearsOf(2022), '2022 is not in the releases.'],
  [yearsOf(2020, 2021), '2020 to 2021 are not in the releases.'],
  [['2023-06'], 'June 2023 is not in the releases.'],
  [[...yearsOf(2022), '2023-06', '2023-07'], '2022 and June to July 2023 are not in the releases.'],
  [['2022-12', '2023-01'], 'December 2022 to January 2023 are not in the releases.'],
])('%j reads %s', (missing, text) => {
  expect(gapText(missing)).toBe(text);
});

test('months that no release has are told from those that were not filed', () => {
  const months = everyMonth(['2021-11', '2023-09']);
  const { missing } = withGaps(chart(months, ['2021-11', '2023-01', '2023-09']), PUBLISHED);
  expect(missing).toEqual([...yearsOf(2022), '2023-06', '2023-07', '2023-08']);
});

test('a month with a figure is not missing, though only quarterly filers filed for it', () => {
  const months = everyMonth(['2023-05', '2023-09']);
  expect(withGaps(chart(months, months), PUBLISHED).missing).toEqual([]);
});

test('a year without releases shows where it is asked for, although nothing in it is known', () => {
  const months = everyMonth(['2023-01', '2023-05']);
  const asked = withGaps(chart(months, months, '2022-01'), PUBLISHED);
  expect(asked.months[0]).toBe('2022-01');
  expect(asked.missing).toEqual(yearsOf(2022));
  expect(asked.series[0]?.values).toHaveLength(17);
});

test('a series that begins after the first release has no gap before it, whatever period is asked for', () => {
  const months = everyMonth(['2023-04', '2023-05']);
  expect(withGaps(chart(months, months, '2022-01'), PUBLISHED).months).toEqual(months);
  expect(withGaps(chart(yearsOf(2021), yearsOf(2021), '2000-01'), PUBLISHED).months).toEqual(yearsOf(2021));
});
