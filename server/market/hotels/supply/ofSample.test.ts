import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../../../launch/test/query.ts';
import { sampleServer } from '../../../launch/test/sampleServer.ts';
import type { PlaceSupplyYear } from './supply.type.ts';

/** On the sample, whose hotels were sold, closed and are idle. */
let server: TestServer;
beforeAll(async () => {
  server = await sampleServer();
});
afterAll(() => server.close());

const SUPPLY =
  'supply { year months hotelsOpened roomsOpened hotelsClosed roomsClosed hotelsClosedInGap hotelsEndedWithoutReceipts month rooms roomsIdle }';
interface WithSupply {
  name: string;
  supply: PlaceSupplyYear[];
}

async function supplyOfCounties(): Promise<WithSupply[]> {
  const names = await server.db.query<{ name: string }[]>(`/* test.counties */
    select distinct county.name from hotel_place_year y join county on county.code::text = y.place_key
    where y.kind = 'COUNTY'`);
  const all: WithSupply[] = [];
  for (const { name } of names) {
    const { place } = await server.query<{ place: { supply: PlaceSupplyYear[] } }>(
      `query ($name: String!) { place(kind: COUNTY, name: $name) { ${SUPPLY} } }`,
      { name },
    );
    all.push({ name, supply: place.supply });
  }
  return all;
}

interface Listed {
  nodes: { status: string; isMarketplace: boolean; county: object | null; premises: { id: string } | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/** Addresses all of whose hotels have ended, as the pages of the hotels say. */
async function addressesLeft(): Promise<number> {
  const current = new Map<string, boolean>();
  let after: string | null = null;
  do {
    const { hotels }: { hotels: Listed } = await server.query(
      `query ($after: String) { hotels(first: 500, after: $after) {
        nodes { status isMarketplace county { id } premises { id } } pageInfo { hasNextPage endCursor } } }`,
      { after },
    );
    for (const { status, isMarketplace, county, premises } of hotels.nodes) {
      if (isMarketplace || county === null || premises === null) continue;
      current.set(premises.id, current.get(premises.id) === true || status === 'CURRENT');
    }
    after = hotels.pageInfo.hasNextPage ? hotels.pageInfo.endCursor : null;
  } while (after !== null);
  return [...current.values()].filter((isCurrent) => !isCurrent).length;
}

test('hotels opened in all counties are those of new hotels, and closed ones the addresses without a current hotel', async () => {
  const all = (await supplyOfCounties()).flatMap(({ supply }) => supply);
  const { newHotels } = await server.query<{
    newHotels: { year: number; newHotels: number; roomsAdded: number }[];
  }>('{ newHotels { year newHotels roomsAdded } }');
  const sum = (year: number, name: 'hotelsOpened' | 'roomsOpened'): number =>
    all.filter((each) => each.year === year).reduce((total, each) => total + (each[name] ?? 0), 0);
  const years = [...new Set(all.map(({ year }) => year))].filter((year) => year > 2000);
  const known = newHotels.filter(({ year }) => years.includes(year));
  expect(known.length).toBeGreaterThan(2);
  // A county without figures in its first year has hotels that opened before.
  const last = known.at(-1);
  expect([sum(last?.year ?? 0, 'hotelsOpened'), sum(last?.year ?? 0, 'roomsOpened')]).toEqual([
    last?.newHotels,
    last?.roomsAdded,
  ]);
  const closed = all.reduce(
    (total, { hotelsClosed, hotelsClosedInGap, hotelsEndedWithoutReceipts }) =>
      total + (hotelsClosed ?? 0) + (hotelsClosedInGap ?? 0) + (hotelsEndedWithoutReceipts ?? 0),
    0,
  );
  expect(closed).toBe(await addressesLeft());
  expect(closed).toBeGreaterThan(0);
  for (const { rooms, roomsIdle, month } of all) {
    expect([rooms === null, roomsIdle === null]).toEqual([month === null, month === null]);
  }
});
