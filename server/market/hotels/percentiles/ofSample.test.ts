import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../../../launch/test/query.ts';
import { sampleServer } from '../../../launch/test/sampleServer.ts';
import type { HotelPercentiles } from './percentiles.type.ts';

/** On the sample, against hotels’ months, which year rows are made of, and against headlines. */
let server: TestServer;
beforeAll(async () => {
  server = await sampleServer();
});
afterAll(() => server.close());

interface Asked {
  hotels: {
    nodes: {
      percentiles: HotelPercentiles[];
      establishment: { headline: Record<'roomReceipts' | 'ttmReceipts' | 'revpar', number | null> | null };
    }[];
  };
}

const QUERY = `{ hotels(first: 15, filter: { city: { eq: "AUSTIN" } }) { nodes {
  percentiles { month place { kind name } bands { figure period value percentile of spread { p25 p50 p95 } } }
  establishment { headline { roomReceipts ttmReceipts revpar } } } } }`;

/** Receipts of the month ($1) of every hotel of a city ($2) that has any: dollars, one row for each establishment. */
const monthOfCity = `/* test.monthOfCity */
  select percentile_cont(array[0.25, 0.5, 0.95]) within group (order by cents) as spread, count(*)::int as of,
    array_agg(cents order by cents) as all
  from (
    select coalesce(e.latest_property_id, m.property_id) as hotel, sum(m.room_receipts_cents)::float8 as cents
    from hotel_month m
    left join establishment_property e on e.product = 'hotel' and e.property_id = m.property_id
    where m.month = $1 and m.city = $2 and not m.is_marketplace and not m.is_left_out
    group by 1 having sum(m.room_receipts_cents) > 0
  ) hotel`;

test('the band of a month’s receipts is that of the hotels’ months, and figures are those of headlines', async () => {
  const { nodes } = (await server.query<Asked>(QUERY)).hotels;
  const compared = nodes.filter(({ percentiles }) => percentiles.length > 0);
  expect(compared.length).toBeGreaterThan(5);
  for (const { percentiles, establishment } of compared) {
    const [{ month, bands, place }] = percentiles as [HotelPercentiles];
    const [revpar, , receipts, ttm] = bands;
    const [row] = await server.db.query<{ spread: number[]; of: number; all: number[] }[]>(monthOfCity, [
      `${month}-01`,
      place.name,
    ]);
    expect(receipts?.of).toBe(row?.of);
    const { p25, p50, p95 } = receipts?.spread ?? {};
    expect([p25, p50, p95].map((each) => Math.round((each ?? 0) * 100))).toEqual(row?.spread.map(Math.round));
    const lower = row?.all.filter((cents) => cents < Math.round((receipts?.value ?? 0) * 100)).length ?? 0;
    const percentile = Math.floor((lower * 100) / ((row?.of ?? 0) - 1));
    expect(receipts?.percentile).toBe(receipts?.value === 0 ? null : percentile);
    expect(receipts?.value).toBe(establishment.headline?.roomReceipts);
    if (ttm?.value != null) expect(ttm.value).toBe(establishment.headline?.ttmReceipts);
    if (revpar?.value != null) expect(revpar.value).toBe(establishment.headline?.revpar);
  }
});
