import { expect, test } from 'vitest';
import type { Duration } from '../../ui/formats/duration.ts';
import { plainMonth } from '../../test/placeMonth.ts';
import { cityChartsOf } from './placeChart.ts';
import type { CityMonth } from './useCities.ts';

/** A figure each December from 1999 to 2019 of as many cities. */
const citiesOf = (count: number): CityMonth[] =>
  Array.from({ length: count }, (_, index) =>
    Array.from({ length: 21 }, (__, year) => ({
      ...plainMonth,
      city: `CITY ${String(index)}`,
      month: `${String(1999 + year)}-12`,
      receipts: 100 * (index + 1),
    })),
  ).flat();

test.each([
  ['1', '2017-12'],
  ['3', '2016-12'],
  ['5', '2014-12'],
  ['10', '2009-12'],
  ['all', '2000-12'],
] as const)(
  'with 2018 as the latest year, %s begins with %s and ends in 2018',
  (duration: Duration, first) => {
    const { months } = cityChartsOf(citiesOf(2), 2018, duration).all;
    expect(months[0]).toBe(first);
    expect(months.at(-1)).toBe('2018-12');
  },
);

test('the six largest cities have a line each, in colours of the theme', () => {
  const { series } = cityChartsOf(citiesOf(9), 2018, '1').all;
  expect(series.map(({ name }) => name)).toEqual([
    'City 8',
    'City 7',
    'City 6',
    'City 5',
    'City 4',
    'City 3',
  ]);
  expect(series.map(({ colour }) => colour)).toEqual([
    'series1',
    'series2',
    'series3',
    'series4',
    'series5',
    'series6',
  ]);
});

test('a city that dwarfs the others leaves them a picture of their own', () => {
  const rows = citiesOf(9).map((each) => (each.city === 'CITY 2' ? { ...each, receipts: 90_000 } : each));
  const { all, beside } = cityChartsOf(rows, 2018, '1');
  expect(all.series[0]?.name).toBe('City 2');
  expect(beside?.largest).toBe('City 2');
  expect(beside?.others.series.map(({ name }) => name)).toEqual([
    'City 8',
    'City 7',
    'City 6',
    'City 5',
    'City 4',
    'City 3',
  ]);
  expect(cityChartsOf(citiesOf(9), 2018, '1').beside).toBeNull();
});
