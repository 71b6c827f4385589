import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertWorld } from '../../../launch/test/world.ts';
import { insertRelease } from '../../releases/release.factory.ts';

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
  expect(head).toMatch(/,Incomplete months$/);
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['2022-01']);
});
