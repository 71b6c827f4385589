import { expect, test } from 'vitest';
import { palettes } from '../theme/palette.ts';
import { marksOf } from './monthChartOptions.ts';
import type { MonthSeries } from './monthSeries.ts';

const series = (
  key: string,
  kind: 'bar' | 'line',
  unit: 'money' | 'revpar',
  values: MonthSeries['values'] = [1, 2],
): MonthSeries => ({ key, name: key, kind, unit, values });

const drawn = (...all: MonthSeries[]) =>
  marksOf({ months: ['2023-01', '2023-02', '2023-03'], series: all, fullYear: 2023 }, palettes.light);

test('lines of one unit share one scale and its axis, so that higher is more', () => {
  const marks = drawn(
    series('a', 'line', 'money'),
    series('b', 'line', 'money', [130, 7]),
    series('c', 'line', 'money'),
  );
  for (const { scale, axis } of marks) {
    expect(scale.y).toMatchObject({ key: 'money', independent: false, nice: false, domain: [0, 150] });
    expect(scale.y.tickMethod()).toEqual([0, 50, 100, 150]);
    expect(axis.y.tickMethod()).toEqual(scale.y.tickMethod());
  }
});

test('dollars stand on the left and RevPAR on the right', () => {
  const marks = drawn(series('a', 'bar', 'money'), series('b', 'line', 'revpar'));
  expect(marks.map(({ scale, axis }) => [scale.y.key, axis.y.position])).toEqual([
    ['money', 'left'],
    ['revpar', 'right'],
  ]);
});

test('a month between two gaps is a dot, as a line of one month would not show', () => {
  const marks = drawn(series('a', 'line', 'money', [null, 2, null]));
  expect(marks.map(({ type }) => type)).toEqual(['line', 'point']);
  expect(drawn(series('a', 'line', 'money', [1, 2, null])).map(({ type }) => type)).toEqual(['line']);
});
