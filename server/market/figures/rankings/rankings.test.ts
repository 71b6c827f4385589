import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../../launch/test/database.ts';
import { examples } from '../../../../web/market/figures/analyst/examples.ts';
import type { TestServer } from '../../../launch/test/query.ts';
import {
  compared,
  datesOf,
  dollars,
  percentChange,
  startRanked,
  type Answered,
  type Compared,
  type RankingBench,
} from './rankings.testing.ts';

interface Series {
  name: string;
  receipts: (number | null)[];
}

/** An answer's figures by group and month. */
interface MarketMonths {
  months: string[];
  groupCount: number;
  groups: Series[];
  others: Series | null;
}

let database: TestDatabase;
let server: TestServer;
let bench: RankingBench;
/** The latest year with all of its months, for both taxes. */
let year: number;
let inYear: string;

beforeAll(async () => {
  ({ database, server, bench, year, inYear } = await startRanked());
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const RECEIPTS = 'name figures { receipts } earlier { receipts } likeForLike { earlier later } marks';

describe('the six questions', () => {
  test('cities by growth over four years', async () => {
    const args = `product: HOTEL, kind: CITY, by: CHANGE, ${inYear}, yearsEarlier: 4, minimumReceipts: 0, first: 500`;
    const ranking = await bench.ask('rankPlaces', args, `${RECEIPTS} change { percent }`);
    const raw = await bench.filed<Compared>(compared('hotel', 'city', "city <> 'CITY NOT GIVEN'"), [
      datesOf(year),
      datesOf(year - 4),
    ]);
    const byName = new Map(raw.map((each) => [each.name, each]));
    const rows = ranking.nodes.map(({ name, figures, earlier, likeForLike, change }) => ({
      name,
      later: figures.receipts,
      earlier: earlier?.receipts,
      change: change?.percent,
      alike: [likeForLike?.later, likeForLike?.earlier],
    }));
    const expected = rows.flatMap(({ name }) => {
      const filed = byName.get(name);
      if (filed === undefined) return [];
      const { later, earlier, alike_later: now, alike_earlier: then } = filed;
      return {
        name,
        later: dollars(later),
        earlier: dollars(earlier),
        change: percentChange(Number(later), Number(earlier)),
        alike: [dollars(now) ?? 0, dollars(then) ?? 0],
      };
    });
    expect(rows).toEqual(expected);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length + ranking.tooSmall + ranking.withoutFigure).toBe(raw.length);
    const changes = rows.map(({ change }) => change ?? 0);
    expect(changes).toEqual(changes.toSorted((a, b) => b - a));
  });

  test('the ten biggest bars of a city, with growth', async () => {
    const [city] = await server.db.query<{ name: string }[]>(
      `/* test.largestCity */ select place_key as name from beverage_place_year where kind = 'CITY' and year = $1
      order by total_receipts_cents desc limit 1`,
      [year],
    );
    const filter = `filter: { city: { eq: "${city?.name ?? ''}" } }`;
    const args = `product: BEVERAGE, ${filter}, ${inYear}, yearsEarlier: 1, first: 10`;
    const { nodes } = await bench.ask('rankProperties', args, RECEIPTS);
    const raw = await bench.filed<Compared>(
      `${compared('bar', 'whole_id', 'city = $3')} order by later desc`,
      [datesOf(year), datesOf(year - 1), city?.name],
    );
    const most = raw.filter(({ later_months: months }) => months >= 10).slice(0, 10);
    expect(nodes).toHaveLength(10);
    expect(nodes.map(({ figures }) => figures.receipts)).toEqual(most.map(({ later }) => dollars(later)));
    expect(nodes.map(({ likeForLike }) => likeForLike?.earlier ?? null)).toEqual(
      most.map(({ earlier, alike_earlier: alike }) => (earlier === null ? null : (dollars(alike) ?? 0))),
    );
  });

  test('all hotels of an owner, with receipts', async () => {
    const row = 'subject { ... on Owner { number } } figures { receipts }';
    const owners = await bench.ask<{ number: string }>(
      'rankOwners',
      `product: HOTEL, by: PROPERTIES, ${inYear}, first: 1`,
      row,
    );
    const [owner] = owners.nodes;
    const number = owner?.subject.number ?? '';
    const args = `product: HOTEL, filter: { taxpayerNumber: { eq: "${number}" } }, ${inYear}, minimumMonths: 0, first: 500`;
    const { nodes, receipts } = await bench.ask('rankProperties', args, RECEIPTS);
    const raw = await bench.filed<{ cents: string }>(
      `select sum(cents) as cents from hotel join hotel_property p on p.id = property_id
      where p.taxpayer_number = $1 and month = any($2::date[]) group by whole_id order by 1 desc`,
      [number, datesOf(year)],
    );
    expect(nodes.map(({ figures }) => figures.receipts)).toEqual(raw.map(({ cents }) => dollars(cents)));
    expect(receipts).toBe(owner?.figures.receipts);
    expect(nodes.length).toBeGreaterThan(1);
  });

  test('a county’s year by month, of every hotel', async () => {
    const { marketMonths } = await server.query<{ marketMonths: MarketMonths }>(`{
      marketMonths(product: HOTEL, groupBy: PROPERTY, ${inYear}, top: 2000, filter: { county: { eq: "Travis" } }) {
        months groupCount groups { receipts } } }`);
    const raw = await bench.filed<{ line: string }>(
      `, own as (
        select whole_id as property_id, month, sum(cents) as cents from hotel
        where county_code = (select code from county where name = 'Travis') and month = any($1::date[])
          and not is_marketplace
        group by 1, 2
      )
      select string_agg(coalesce((cents / 100)::double precision::text, ''), ',' order by asked) as line
      from (select distinct property_id from own) p cross join unnest($1::date[]) asked
      left join own on own.property_id = p.property_id and own.month = asked
      group by p.property_id`,
      [datesOf(year)],
    );
    expect(marketMonths.months).toHaveLength(12);
    expect(marketMonths.groupCount).toBe(raw.length);
    expect(marketMonths.groups.map(({ receipts }) => receipts.join()).toSorted()).toEqual(
      raw.map(({ line }) => line).toSorted(),
    );
  });

  test('openings in a ZIP code, and its other hotels before and after', async () => {
    const [most] = await bench.filed<{ zip: string }>(
      `select zip from (
        select zip, property_id, min(month) as first_month from hotel where not is_marketplace group by 1, 2
      ) p group by zip order by count(*) filter (where first_month = any($1::date[])) desc, count(*) desc limit 1`,
      [datesOf(year)],
    );
    const args = `product: HOTEL, filter: { zip: { eq: "${most?.zip ?? ''}" } }, ${inYear}, yearsEarlier: 1, minimumMonths: 0, first: 500`;
    const { nodes } = await bench.ask('rankProperties', args, RECEIPTS);
    const raw = await bench.filed<Compared>(
      `${compared('hotel', 'whole_id', 'zip = $3 and not is_marketplace')} order by later desc`,
      [datesOf(year), datesOf(year - 1), most?.zip],
    );
    const opened = nodes.filter(({ marks }) => marks.includes('ONLY_LATER'));
    const incumbents = nodes.filter(({ earlier }) => earlier !== null);
    expect(opened.map(({ figures }) => figures.receipts)).toEqual(
      raw.filter(({ earlier }) => earlier === null).map(({ later }) => dollars(later)),
    );
    expect(incumbents.map(({ earlier }) => earlier?.receipts)).toEqual(
      raw.filter(({ earlier }) => earlier !== null).map(({ earlier }) => dollars(earlier)),
    );
    expect([opened.length, incumbents.length].every((length) => length > 0)).toBe(true);
  });

  test('hotels of a city by RevPAR, with at least 20 rooms', async () => {
    const filter = 'filter: { city: { eq: "Galveston" }, rooms: { gte: 20 } }';
    const args = `product: HOTEL, by: REVPAR, minimumReceipts: 0, ${filter}, ${inYear}, first: 500`;
    const { nodes } = await bench.ask('rankProperties', args, 'figures { revpar }');
    const raw = await bench.filed<{ revpar: string }>(
      `, own as (
        select whole_id, month, days, sum(cents) as cents,
          case when bool_or(cents > 0) then max(rooms) filter (where cents > 0) else max(rooms) end as rooms
        from hotel where city = 'GALVESTON' and month = any($1::date[]) and not is_marketplace group by 1, 2, 3
      )
      select round(sum(cents) filter (where rooms is not null) / sum(rooms * days)) as revpar
      from own join hotel_property p on p.id = whole_id
      where p.room_capacity >= 20
      group by whole_id having sum(rooms * days) > 0 and count(distinct month) >= 10 order by 1 desc`,
      [datesOf(year)],
    );
    expect(nodes.map(({ figures }) => figures.revpar)).toEqual(raw.map(({ revpar }) => dollars(revpar)));
    expect(nodes.length).toBeGreaterThan(3);
  });
});

test('the examples of the page for analysts are answered', async () => {
  expect(examples).toHaveLength(6);
  for (const { query, variables } of examples) {
    const answer = await server.query<Record<string, object>>(query, { ...variables });
    expect(Object.values(answer)).not.toContain(null);
  }
});

test('a place’s figures in a ranking are those of its own page', async () => {
  interface Year extends Record<string, number | null> {
    year: number;
  }
  const { nodes } = await bench.ask<{ lodgingYears: Year[] }>(
    'rankPlaces',
    `product: HOTEL, kind: COUNTY, ${inYear}, first: 20`,
    `figures { receipts taxableReceipts revpar exemptShare marketplaceReceipts } subject { ... on Place {
      lodgingYears { year receipts: roomReceipts taxableReceipts revpar exemptShare marketplaceReceipts: marketplace } } }`,
  );
  for (const { figures, subject } of nodes) {
    const own = subject.lodgingYears.find((each) => each.year === year);
    expect(Object.assign({ year }, figures)).toEqual(own);
  }
});

test('pages show each row once, equal figures share a rank, and the lowest may come first', async () => {
  const args = `product: HOTEL, kind: ZIP, by: PROPERTIES, direction: LOWEST, ${inYear}`;
  const pageOf = (more: string): Promise<Answered<unknown>> =>
    bench.ask('rankPlaces', `${args}, ${more}`, 'rank name percentile figures { properties }');
  const { nodes: all, totalCount } = await pageOf('first: 500');
  const walked: unknown[] = [];
  for (let after: string | null = null; walked.length < all.length;) {
    const page = await pageOf(`first: 90, after: ${JSON.stringify(after)}`);
    walked.push(...page.nodes);
    after = page.pageInfo.endCursor;
  }
  expect(walked).toEqual(all);
  expect(totalCount).toBe(all.length);
  const counts = all.map(({ figures }) => figures.properties);
  expect(all.map(({ rank }) => rank)).toEqual(counts.map((count) => counts.indexOf(count) + 1));
  expect(all[0]?.percentile).toBe(100);
  expect(new Set(counts).size).toBeLessThan(counts.length);
});

test('groups and all others add up to Texas, and a group’s columns are its place’s months', async () => {
  const columns = 'properties rooms revpar taxableReceipts exemptShare';
  const series = `receipts ${columns}`;
  const answer = await server.query<Record<'bySize' | 'byCity', MarketMonths>>(`{
    bySize: marketMonths(product: HOTEL, groupBy: SIZE_CLASS, ${inYear}) { groups { name receipts } others { receipts } }
    byCity: marketMonths(product: HOTEL, groupBy: CITY, ${inYear}, top: 3) { others { ${series} } groups { ${series}
      subject { ... on Place { lodgingMonths(${inYear}) { receipts: roomReceipts ${columns} } } } } } }`);
  const raw = await bench.filed<{ cents: string }>(
    'select sum(cents) as cents from hotel where month = any($1::date[]) group by month order by month',
    [datesOf(year)],
  );
  for (const { groups, others } of Object.values(answer)) {
    const all = [...groups, others].map((each) => each?.receipts ?? []);
    const sums = raw.map((_, at) => all.reduce((sum, each) => sum + Math.round((each[at] ?? 0) * 100), 0));
    expect(sums).toEqual(raw.map(({ cents }) => Number(cents)));
  }
  expect(answer.bySize.groups.map(({ name }) => name)).toContain('100 to 199 rooms');
  expect(answer.byCity.groups).toHaveLength(3);
  for (const group of answer.byCity.groups as unknown as SeriesOfPlace[]) {
    const { lodgingMonths } = group.subject;
    for (const name of series.split(' ')) {
      expect([name, group[name]]).toEqual([name, lodgingMonths.map((month) => month[name])]);
    }
  }
});

interface SeriesOfPlace extends Record<string, unknown> {
  subject: { lodgingMonths: Record<string, unknown>[] };
}
