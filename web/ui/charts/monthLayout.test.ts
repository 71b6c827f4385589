import { expect, test } from 'vitest';
import { gapWordsTop, turnsInSight } from './monthLayout.ts';
import { everyMonth } from '../formats/monthArithmetic.ts';

const MONTHS = everyMonth(['2021-01', '2023-12']);
const OWNER = 'MARFA HOSPITALITY HOLDINGS LLC';
/** The widest of usual capitals at the labels’ size, in pixels. */
const LETTER = 7.7;

const shownAt = (width: number, ...turned: string[]) =>
  turnsInSight(
    { months: MONTHS, series: [], fullYear: 2023, turns: turned.map((month) => ({ month, label: OWNER })) },
    width,
  );

test.each([260, 340, 700, 980, 1300])('no label leaves a plot of %d px, wherever it begins', (width) => {
  for (const month of MONTHS) {
    const [turn] = shownAt(width, month);
    const begin = (width / MONTHS.length) * (MONTHS.indexOf(month) + 0.5) + 4;
    expect(begin + (turn?.label.length ?? 0) * LETTER, month).toBeLessThanOrEqual(
      turn?.label === '' ? Infinity : width,
    );
  }
});

test('a label is cut where the next handover or the edge is near, and left out where nothing of it is readable', () => {
  const labels = shownAt(980, '2021-03', '2022-12', '2023-05', '2023-12').map(({ label }) => label);
  expect(labels).toEqual(['MARFA HOSPITALITY HOLDI…', 'MARFA HOSPITALI…', 'MARFA HOSPITALITY HOLD…', '']);
});

test('words for months that no release has stand below the names of owners, where there are any', () => {
  const turns = [{ month: '2022-05', label: OWNER }];
  expect(gapWordsTop({ months: MONTHS, turns })).toBeGreaterThan(gapWordsTop({ months: MONTHS }) + 11);
  expect(gapWordsTop({ months: ['2023-01'], turns })).toBe(gapWordsTop({ months: MONTHS }));
});
