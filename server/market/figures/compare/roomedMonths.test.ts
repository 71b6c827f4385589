import { expect, test } from 'vitest';
import { lastDayOf } from '../../../platform/lib/month.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertHotelMonths } from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { comparison, insertCompared, keyOf } from './compare.testing.ts';

const server = useServer();

test('whose rooms count in too few months is not ranked by RevPAR over a year, nor has a share beside its fair share', async () => {
  const months = Array.from({ length: 12 }, (_, i) => `2020-${String(i + 1).padStart(2, '0')}`);
  const ends = months.map((month): [string, number] => [lastDayOf(month), 1]);
  await insertRelease(server.db, { periods: Object.fromEntries(ends) });
  // A quarter of quarterly filers alone, in 2019.
  await insertRelease(server.db, { periods: { '2019-12-31': 1 }, series: 'quarterly' });
  const steady = await insertCompared(server, 'STEADY', 10, {
    '2019-12': { receipts: 9_000 },
    ...Object.fromEntries(months.map((month) => [month, { receipts: 3_000 }])),
  });
  const doubtful = await insertCompared(server, 'DOUBTFUL', null, {
    ...Object.fromEntries(months.slice(0, 11).map((month) => [month, { receipts: 300_000 }])),
  });
  await insertHotelMonths(server.db, [doubtful], {
    from: '2020-12',
    receipts: [31_000_00],
    columns: { room_capacity: 10 },
  });
  const { compareHotels: answer } = await server.query<{ compareHotels: Record<string, unknown> }>(
    comparison,
    {
      input: { subject: keyOf(steady), competitors: [keyOf(doubtful)], from: '2019-12', to: '2020-12' },
    },
  );
  expect(answer.monthsPublished).toEqual(months);
  // The quarter's part of December 2019 is left out: the other hotel would seem to have taken in nothing.
  expect(answer.subject).toMatchObject({
    monthsFiled: 12,
    roomReceipts: 36_000,
    revparRank: { rank: 1, of: 1 },
    receiptsRank: { rank: 2, of: 2 },
    // $36,000 of $67,000 and 3,660 of 3,970 room-nights.
    share: 53.73,
    fairShare: 92.19,
  });
  expect(answer.competitors).toMatchObject([
    {
      monthsFiled: 12,
      revparMonths: 1,
      revpar: 100,
      revparRank: null,
      receiptsRank: { rank: 1, of: 2 },
      share: 46.27,
      fairShare: 7.81,
    },
  ]);
});

test('months with $0 are named if the rooms count: they lower RevPAR, also that of the set', async () => {
  const open = await insertCompared(server, 'OPEN', 10, { '2020-11': { receipts: 30_000 } });
  const closed = await insertCompared(server, 'CLOSED', 10, {
    '2020-10': { receipts: 31_000 },
    '2020-11': { receipts: 0 },
  });
  const idle = await insertCompared(server, 'IDLE', null, { '2020-11': { receipts: 0 } });
  const { compareHotels: answer } = await server.query<{ compareHotels: object }>(
    comparison.replace('monthsFiled', 'monthsFiled zeroMonths'),
    {
      input: { subject: keyOf(open), competitors: [closed, idle].map(keyOf), from: '2020-10', to: '2020-11' },
    },
  );
  expect(answer).toMatchObject({
    subject: { zeroMonths: [] },
    competitors: [{ zeroMonths: ['2020-11'] }, { zeroMonths: [] }],
    // $31,000 of 310 and 300 room-nights.
    competitorSet: { revpar: 50.82 },
  });
});
