import { expect, test } from 'vitest';
import { mixDataOf, shareOfPart } from './beverageMix.ts';

const parts = (liquor: number | null, wine: number, beer: number, cover: number) => ({
  liquorReceipts: liquor,
  wineReceipts: wine,
  beerReceipts: beer,
  coverChargeReceipts: cover,
});

test('the shares of a month add up to all of it', () => {
  const month = parts(5_000, 1_000, 3_333, 667);
  const shares = (['liquorReceipts', 'wineReceipts', 'beerReceipts', 'coverChargeReceipts'] as const).map(
    (part) => shareOfPart(month, part),
  );
  expect(shares).toEqual([50, 10, 33.33, 6.67]);
});

test('months of which only the total is known, or in which nothing was sold, are gaps', () => {
  const months = [
    { month: '2023-01', ...parts(null, 0, 0, 0) },
    { month: '2023-02', ...parts(0, 0, 0, 0) },
    { month: '2023-04', ...parts(30, 0, 10, 0) },
  ];
  const { months: drawn, series } = mixDataOf(months, 'all', 2023);
  expect(drawn).toEqual(['2023-01', '2023-02', '2023-03', '2023-04']);
  expect(series.map(({ name, values }) => [name, ...values])).toEqual([
    ['Liquor', null, null, null, 75],
    ['Wine', null, null, null, 0],
    ['Beer', null, null, null, 25],
    ['Cover charge', null, null, null, 0],
  ]);
});
