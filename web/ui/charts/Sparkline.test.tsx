import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sparkline, sparkRuns } from './Sparkline.tsx';

test('a month without figures is a gap, a month alone a point, and the scale begins at $0', () => {
  const box = { width: 84, height: 28, edge: 2 };
  const runs = sparkRuns([100, 50, null, 0, null], 100, box);
  expect(runs.map((points) => points.map(([, y]) => y))).toEqual([[2, 14], [26]]);
  expect(runs[1]?.[0]?.[0]).toBe(62);
  expect(sparkRuns([null, null], 0, box)).toEqual([]);
  expect(sparkRuns([0, -5], 0, box)[0]?.map(([, y]) => y)).toEqual([26, 26]);
});

test('the ring of the greatest and latest month is whole', () => {
  const months = ['2023-08', '2023-09'];
  const noted = { months: ['2023-09'], text: 'September 2023 has unusual receipts' };
  const { container } = render(<Sparkline values={[0, 100]} months={months} name="MARFA" noted={noted} />);
  const svg = container.querySelector('svg');
  const [width = 0, height = 0] = ['width', 'height'].map((side) => Number(svg?.getAttribute(side)));
  const ring = container.querySelector('circle');
  const [x = 0, y = 0, radius = 0] = ['cx', 'cy', 'r'].map((name) => Number(ring?.getAttribute(name)));
  // Half of the line is outside of the radius.
  const reach = radius + 0.75;
  expect([x - reach, y - reach].every((side) => side >= 0)).toBe(true);
  expect(x + reach).toBeLessThanOrEqual(width);
  expect(y + reach).toBeLessThanOrEqual(height);
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
