import { expect, test } from 'vitest';
import { palettes } from '../app/palette.ts';
import { marksOf } from './monthChartOptions.ts';
import type { MonthSeries } from './monthSeries.ts';

const series = (key: string, kind: 'bar' | 'line', unit: 'money' | 'revpar'): MonthSeries => ({
  key,
  name: key,
  kind,
  unit,
  values: [1, 2],
});

const drawn = (...all: MonthSeries[]) =>
  marksOf({ months: ['2023-01', '2023-02'], series: all, fullYear: 2023 }, palettes.light);

test('lines of one unit share one scale and its axis, so that higher is more', () => {
  const marks = drawn(
    series('a', 'line', 'money'),
    series('b', 'line', 'money'),
    series('c', 'line', 'money'),
  );
  const [first] = marks;
  expect(first?.scale.y).toMatchObject({ key: 'money', independent: false, domainMin: 0 });
  for (const { scale, axis } of marks) {
    expect(scale).toEqual(first?.scale);
    expect(JSON.stringify(axis)).toBe(JSON.stringify(first?.axis));
  }
});

test('dollars stand on the left and RevPAR on the right', () => {
  const marks = drawn(series('a', 'bar', 'money'), series('b', 'line', 'revpar'));
  expect(marks.map(({ scale, axis }) => [scale.y.key, axis.y.position])).toEqual([
    ['money', 'left'],
    ['revpar', 'right'],
  ]);
});
