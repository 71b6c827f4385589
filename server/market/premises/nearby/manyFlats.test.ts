import { expect, test } from 'vitest';
import type { NearbyRow } from './nearby.loader.ts';
import { nearbyOf } from './nearby.ts';

const RANGE = { from: '2022-04', to: '2023-03', monthsPublished: 12 } as const;

const flat = (propertyId: number): NearbyRow => ({
  propertyId,
  closeness: propertyId === 0 ? 'SELF' : 'SAME_ZIP',
  miles: null,
  rooms: 1,
  brand: null,
  scale: null,
  filed: 12,
  receipts: propertyId * 100_000,
  roomed: propertyId * 100_000,
  revparMonths: 12,
  nights: 365,
  partialMonths: [],
});

const around = (others: number) =>
  nearbyOf(
    'HOTEL',
    Array.from({ length: 1 + others }, (_, at) => flat(at)),
    RANGE,
  );

test('among more flats in a ZIP code than are read, nobody is ranked, and their number is unknown', () => {
  expect(around(199)).toMatchObject({ asNear: 199, rank: { rank: 200, of: 200 } });
  const { neighbors, asNear, rank } = around(200);
  expect(neighbors).toHaveLength(20);
  expect([asNear, rank]).toEqual([null, null]);
});
