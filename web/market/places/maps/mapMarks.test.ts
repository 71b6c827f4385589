import { expect, test } from 'vitest';
import { palettes } from '../../../ui/theme/palette.ts';
import { drawnMarks } from './drawnMarks.ts';
import { markMaker } from './mapMarks.ts';
import { sumsOf } from './mapRows.ts';
import type { MapRow } from './mapRows.ts';
import { scaleOf } from './mapScale.ts';
import { MOST_POINTS } from './mapState.ts';

const MONTH = '2023-06';

function row(more: Partial<MapRow> & { id: string }): MapRow {
  return {
    name: more.id,
    city: 'HOUSTON',
    zip: '77002',
    latitude: 29.76,
    longitude: -95.36,
    isPoint: true,
    receipts: 100,
    rooms: null,
    revpar: null,
    before: null,
    change: null,
    isDoubtful: false,
    isDoubtfulBefore: false,
    wasNotOpen: false,
    isUnusual: false,
    isUnusualBefore: false,
    isApportioned: false,
    isPartial: false,
    isPartialBefore: false,
    ...more,
  };
}

const drawn = (rows: readonly MapRow[], zoom = 10) =>
  drawnMarks(markMaker(rows, MONTH, false)(zoom), scaleOf('receipts', rows), {
    palette: palettes.light,
    zoom,
  });

test('a bar at its address is a point; those whose ZIP code alone is known are one dashed area with their number', () => {
  const rows = [row({ id: 'a' }), row({ id: 'b', isPoint: false }), row({ id: 'c', isPoint: false })];
  expect(drawn(rows).map(({ key, isDashed, text }) => [key, isDashed, text])).toEqual([
    ['77002', true, '2'],
    ['a', false, ''],
  ]);
});

test('without a figure a mark is hollow; no receipts are a figure', () => {
  const rows = [
    row({ id: 'unknown', receipts: null }),
    row({ id: 'nothing', receipts: 0 }),
    row({ id: 'some' }),
  ];
  const fills = new Map(drawn(rows).map(({ key, fill }) => [key, fill]));
  expect(fills.get('unknown')).toBeNull();
  expect(fills.get('nothing')).toMatch(/^#/);
});

test('more points than fit are gathered, and none is lost; a place outside Texas is on no map', () => {
  const many = Array.from({ length: MOST_POINTS + 1 }, (_, at) =>
    row({ id: String(at), latitude: 29.5 + (at % 50) / 100, longitude: -95.5 + Math.floor(at / 50) / 100 }),
  );
  const make = markMaker([...many, row({ id: 'away', latitude: null, longitude: null })], MONTH, false);
  const groups = make(9);
  expect(groups.length).toBeLessThan(MOST_POINTS / 2);
  expect(groups.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(MOST_POINTS + 1);
  expect(make(17)).toHaveLength(MOST_POINTS + 1);
});

test('figures of several leave out what is unknown, and compare like with like', () => {
  const rows = [
    row({ id: 'a', receipts: 3_000, rooms: 10, before: 2_000 }),
    row({ id: 'b', receipts: 500.1 }),
    row({ id: 'c', receipts: null, before: 9_000, isDoubtful: true }),
  ];
  expect(sumsOf(rows, MONTH)).toEqual({
    count: 3,
    known: 2,
    receipts: 3_500.1,
    revpar: 10,
    change: 50,
    doubtful: 1,
  });
  expect(sumsOf([row({ id: 'd', receipts: null })], MONTH)).toMatchObject({ receipts: null, change: null });
});
