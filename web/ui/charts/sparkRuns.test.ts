import { expect, test } from 'vitest';
import { sparkRuns } from './Sparkline.tsx';

test('a month without figures is a gap, a month alone a point, and the scale begins at $0', () => {
  const runs = sparkRuns([100, 50, null, 0, null], 100);
  expect(runs.map((points) => points.map(([, y]) => y))).toEqual([[2, 14], [26]]);
  expect(runs[1]?.[0]?.[0]).toBe(86);
  expect(sparkRuns([null, null], 0)).toEqual([]);
  expect(sparkRuns([0, -5], 0)[0]?.map(([, y]) => y)).toEqual([26, 26]);
});
