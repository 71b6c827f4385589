import { expect, test } from 'vitest';
import { sumReceipts } from './beverage.rules.ts';

const filed = {
  totalReceipts: 300,
  liquorReceipts: 200,
  wineReceipts: 60,
  beerReceipts: 40,
  coverChargeReceipts: 0,
};
const nothing = {
  totalReceipts: 0,
  liquorReceipts: 0,
  wineReceipts: 0,
  beerReceipts: 0,
  coverChargeReceipts: 0,
};
const estimate = { ...nothing, totalReceipts: 44_775 };
const unknown = { liquorReceipts: null, wineReceipts: null, beerReceipts: null, coverChargeReceipts: null };

test('liquor of a filed month is not the liquor of a year that is half estimated', () => {
  expect(sumReceipts([filed, nothing, estimate])).toEqual({ totalReceipts: 45_075, ...unknown });
});

test('months that were filed add up, with those of nothing, and so do estimates alone', () => {
  expect(sumReceipts([filed, nothing, filed])).toEqual({
    totalReceipts: 600,
    liquorReceipts: 400,
    wineReceipts: 120,
    beerReceipts: 80,
    coverChargeReceipts: 0,
  });
  expect(sumReceipts([estimate, estimate])).toEqual({ ...nothing, totalReceipts: 89_550 });
});
