import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertWorld } from '../../../launch/test/world.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { exportedRanking } from './exportedRanking.testing.ts';

const server = useServer();
beforeAll(async () => {
  await insertWorld(server.db);
  await insertRelease(server.db, { periods: { '2023-01-31': 5 } });
  await insertRelease(server.db, { periods: { '2022-01-31': 2 }, expectedRows: 5 });
  await server.db.query(`/* test.hotelYears */
    insert into hotel_year (property_id, year, county_code, is_marketplace, months, doubtful_receipts, doubtful_rooms, receipts_01)
    select id, year, 227, false, 1, 0, 0, 100 from hotel_property cross join generate_series(2022, 2023) year
    on conflict do nothing`);
});

test('the export of a ranking names the months of both periods that lack rows', async () => {
  const response = await fetch(`${server.origin}/exports/rankings.csv`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await server.token('paid')}`,
    },
    body: JSON.stringify({
      product: 'HOTEL',
      kind: 'PROPERTY',
      by: 'RECEIPTS',
      from: '2023-01',
      to: '2023-01',
      yearsEarlier: 1,
    }),
  });
  const [head = '', ...lines] = (await response.text()).trim().split(/\r?\n/);
  // Other headings have commas.
  expect(head).toMatch(
    /,Incomplete months,Months,Compared months,Partial months,Months without quarterly filings$/,
  );
  // No release has quarterly filers.
  expect(lines.map((line) => line.split(',').slice(-5))).toEqual([
    ['2022-01', '2023-01', '2023-01 with 2022-01', '""', '2022-01 2023-01'],
  ]);
});

test('the export of a ranking says which months it sums of those asked for, and which it compares', async () => {
  const monthsOf = async (asked: object): Promise<unknown> => {
    const ranked = { kind: 'PROPERTY', by: 'RECEIPTS', minimumMonths: 0, ...asked };
    const [row] = await exportedRanking<Record<string, unknown>>(server, ranked);
    return [row?.['months'], row?.['comparedMonths']];
  };
  const latest = '2023-01 to 2023-02 (the published months from 2022-03 to 2023-02)';
  expect(await monthsOf({})).toEqual([latest, null]);
  expect(await monthsOf({ yearsEarlier: 1 })).toEqual([latest, '2023-01 with 2022-01']);
  const now = { asOf: { date: '2024-06-01' } };
  expect(await monthsOf({ ...now, monthsEarlier: 13 })).toEqual([
    latest,
    '2023-02 with 2022-01, of another season',
  ]);
  expect(await monthsOf({ from: '2023-01', to: '2023-02', yearsEarlier: 9 })).toEqual([
    '2023-01 to 2023-02',
    'none of them is published for the earlier period',
  ]);
});
