import { expect, test } from 'vitest';
import { keptBackups, nameOf } from './retention.ts';

test('keeps 7 days, 4 weeks and 12 months of two years of nightly backups, and all of the last 24 hours', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const nightly = Array.from({ length: 730 }, (_, i) => nameOf(new Date(Date.UTC(2026, 10, 23 - i, 8, 30))));
  const today = ['2026-11-23T10-00-00', '2026-11-22T13-00-00'];
  expect([...keptBackups([...nightly, ...today], now)].sort().reverse()).toEqual([
    '2026-11-23T10-00-00',
    '2026-11-23T08-30-00',
    '2026-11-22T13-00-00',
    ...[21, 20, 19, 18, 17, 15, '08'].map((day) => `2026-11-${String(day)}T08-30-00`),
    ...['10-31', '09-30', '08-31', '07-31', '06-30', '05-31', '04-30', '03-31', '02-28', '01-31'].map(
      (day) => `2026-${day}T08-30-00`,
    ),
    '2025-12-31T08-30-00',
  ]);
});
