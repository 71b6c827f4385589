import { expect, test } from 'vitest';
import { sparkRuns } from './Sparkline.tsx';

test('a month without figures is a gap, a month alone a point, and the scale begins at $0', () => {
  const runs = sparkRuns([100, 50, null, 0, null], 100);
  expect(runs.map((points) => points.map(([, y]) => y))).toEqual([[2, 14], [26]]);
  expect(runs[1]?.[0]?.[0]).toBe(62);
  expect(sparkRuns([null, null], 0)).toEqual([]);
  expect(sparkRuns([0, -5], 0)[0]?.map(([, y]) => y)).toEqual([26, 26]);
});

test('every point is as high as its part of the scale, whatever the greatest figure', () => {
  const box = { width: 240, height: 72, edge: 2 };
  const off = Array.from({ length: 90 }, (_, at) => (at + 10) * 1e5).flatMap((greatest) =>
    [1, 0.7, 0.1].map((part) => {
      const y = sparkRuns([greatest * part], greatest, box)[0]?.[0]?.[1] ?? NaN;
      return Math.abs((box.height - box.edge - y) / (box.height - 2 * box.edge) - part);
    }),
  );
  expect(Math.max(...off)).toBeLessThan(0.01);
});
