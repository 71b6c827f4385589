import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertLodgingMonths } from '../market/places/place.factory.ts';
import { insertRelease } from '../market/releases/release.factory.ts';
import { testServer, type TestServer } from '../launch/test/query.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await insertRelease(server.db);
  const month = { from: '2023-01', receipts: [100_00] };
  await insertLodgingMonths(server.db, { kind: 'COUNTY', key: '227', ...month });
  await insertLodgingMonths(server.db, { kind: 'CITY_IN_COUNTY', key: 'AUSTIN', countyCode: 227, ...month });
});
afterAll(() => server.close());

/** Publishes again and again; each time county and city have the same new amount. */
async function publish(times: number): Promise<void> {
  for (let i = 1; i <= times; i++) {
    await server.db.transaction(async (release) => {
      for (const kind of ['COUNTY', 'CITY_IN_COUNTY']) {
        await release.query(
          '/* publish */ update hotel_place_month set room_receipts_cents = $1 where kind = $2',
          [i * 100, kind],
        );
      }
    });
  }
}

interface Amount {
  roomReceipts: number;
}

test('while releases are published, county and cities always agree within an answer', async () => {
  const document = `{ place(kind: COUNTY, name: "Travis") {
    lodgingMonths { roomReceipts } citiesLodgingMonths { month { roomReceipts } }
  } }`;
  const state = { published: false };
  const publishing = publish(200).then(() => {
    state.published = true;
  });
  const seen = new Set<number>();
  while (!state.published) {
    const { place } = await server.query<{
      place: { lodgingMonths: Amount[]; citiesLodgingMonths: { month: Amount }[] };
    }>(document);
    expect(place.citiesLodgingMonths.map(({ month }) => month)).toEqual(place.lodgingMonths);
    seen.add(place.lodgingMonths[0]?.roomReceipts ?? 0);
  }
  await publishing;
  expect(seen.size).toBeGreaterThan(1);
});
