import { expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { lastDayOf, monthsBetween, yearOf } from '../../../platform/lib/month.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertHotelMonths } from '../../hotels/hotel.factory.ts';
import { comparison, insertCompared, keyOf } from './compare.testing.ts';

const server = useServer();

/** $1,000 a month in 2018, $2,000 in 2019 and so on. */
const RECEIPTS: Readonly<Record<number, number>> = { 2018: 1_000, 2019: 2_000, 2020: 3_000, 2021: 4_000 };

test('a change over 24 months is against the 24 before, and over 18 against the same of two years earlier', async () => {
  const months = monthsBetween('2018-01', '2021-12');
  const ends = months.map((month): [string, number] => [lastDayOf(month), 1]);
  await insertRelease(server.db, { periods: Object.fromEntries(ends) });
  const filed = Object.fromEntries(
    months.map((month) => [month, { receipts: RECEIPTS[yearOf(month)] ?? 0 }]),
  );
  const subject = await insertCompared(server, 'SUBJECT', 10, filed);
  const other = await insertCompared(server, 'OTHER', 10, filed);
  const unusual = await insertCompared(server, 'UNUSUAL', 10, {});
  await insertHotelMonths(server.db, [unusual], {
    from: '2018-03',
    receipts: [900_00],
    columns: { receipts_flag: 'UNUSUAL_RECEIPTS' },
  });
  const ask = async (from: string, to: string): Promise<unknown> => {
    const { compareHotels } = await server.query<{ compareHotels: unknown }>(
      comparison
        .replace('monthsPublished', 'monthsPublished yearsEarlier')
        .replace('flaggedMonths', 'flaggedMonths unusualMonthsBefore comparedMonths'),
      { input: { subject: keyOf(subject), competitors: [keyOf(other), keyOf(unusual)], from, to } },
    );
    return compareHotels;
  };
  const rose = (amount: number, percent: number): object => ({ receiptsChange: { amount, percent } });
  // $84,000 against $36,000; against the year before, $60,000. February 2020 has 29 days.
  expect(await ask('2020-01', '2021-12')).toMatchObject({
    yearsEarlier: 2,
    subject: { ...rose(48_000, 133.33), revparChange: { percent: 133.06 } },
    competitors: [rose(48_000, 133.33), { unusualMonthsBefore: ['2018-03'] }],
    competitorSet: rose(48_000, 133.33),
  });
  // $36,000 and $24,000 against $12,000 and $12,000.
  expect(await ask('2020-01', '2021-06')).toMatchObject({
    yearsEarlier: 2,
    subject: rose(36_000, 150),
  });
  // No release has 2017, with which 2019 would be compared.
  expect(await ask('2019-01', '2020-12')).toMatchObject({
    yearsEarlier: 2,
    subject: { ...rose(24_000, 200), comparedMonths: monthsBetween('2020-01', '2020-12') },
    competitors: [{}, { comparedMonths: [] }],
  });
  expect(await ask('2021-01', '2021-12')).toMatchObject({
    yearsEarlier: 1,
    subject: rose(12_000, 33.33),
    competitors: [{}, { unusualMonthsBefore: [] }],
  });
});
