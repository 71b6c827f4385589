import { expect, test } from 'vitest';
import { scaleOf, withOneZero } from './chartScale.ts';

test.each([
  [[1.01], [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2]],
  [
    [310_000, 5],
    [0, 100_000, 200_000, 300_000, 400_000],
  ],
  [
    [70, null],
    [0, 25, 50, 75],
  ],
  [[0.3], [0, 0.1, 0.2, 0.3]],
  [
    [100, -30],
    [-50, 0, 50, 100],
  ],
  [[0], [0]],
  [[null], []],
])('an axis of %j names %j', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks);
});

test('counts have no halves', () => {
  expect(scaleOf([1], { isWhole: true }).ticks).toEqual([0, 1]);
  expect(scaleOf([7], { isWhole: true }).ticks).toEqual([0, 2, 4, 6, 8]);
});

test('every value fits, and takes most of the height', () => {
  for (let tenths = 10; tenths < 100; tenths += 1) {
    const { domain } = scaleOf([tenths * 1_000]);
    expect(domain[0]).toBe(0);
    expect(domain[1]).toBeGreaterThanOrEqual(tenths * 1_000);
    expect(domain[1]).toBeLessThanOrEqual(tenths * 1_000 * 1.3);
  }
});

test('two axes have their zero at one height', () => {
  const scales = withOneZero(
    new Map([
      ['money', scaleOf([300, -100])],
      ['revpar', scaleOf([40])],
    ]),
  );
  const [money, revpar] = ['money', 'revpar'].map((key) => scales.get(key)?.domain ?? [0, 0]);
  expect(money).toEqual([-100, 300]);
  expect((revpar?.[0] ?? 0) / (revpar?.[1] ?? 1)).toBeCloseTo(-1 / 3);
});
